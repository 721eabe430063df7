import { checkText } from '@/lib/pets/text-check'
import { expenseRefusal } from './copy'

/** Prices are allowed in an expense; contacts and bank details are not. */
export function expenseTextRefusals(told: {
  title?: string | null
  story?: string | null
}): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const field of ['title', 'story'] as const) {
    const issue = checkText(told[field] ?? '', 'user', ['email', 'phone', 'link', 'bank'])
    if (issue) fields[field] = expenseRefusal(issue)
  }
  return fields
}
