import { capitalise } from '@/lib/text/capitalise'
import type { TextIssue } from '@/lib/text/vocabulary'
import { NO_PRICE } from './fraud-warnings'

/** What the text check (`lib/text/check`) found, as its sentences say it. */

/** Phrases within a sentence. */
export const TEXT_ISSUE_WORDS: Record<TextIssue, string> = {
  phone: 'un número de teléfono',
  email: 'un correo electrónico',
  link: 'un enlace o una cuenta de redes sociales',
  bank: 'datos bancarios',
  price: 'un precio',
}

/** 'lo' or 'los', for what was found. */
export const textIssuePronoun = (issue: TextIssue): string => (issue === 'bank' ? 'los' : 'lo')

/**
 * Refuses what one person writes to another. @param found 'Tu mensaje parece tener' @param again what to do once it is taken out
 * @param contacts why nobody has to write theirs
 */
export function textIssueRefusal(
  issue: TextIssue,
  { found, again, contacts }: { found: string; again: string; contacts: string },
): string {
  const remove = `quíta${textIssuePronoun(issue)} y ${again}`
  const isMoney = issue === 'bank' || issue === 'price'
  return `${found} ${TEXT_ISSUE_WORDS[issue]}. ${isMoney ? `${NO_PRICE}: ${remove}` : `${capitalise(remove)}: ${contacts}`}.`
}
