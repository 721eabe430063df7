import { editDistance } from '@/lib/text/nearest-names'
import { trimEmail } from './email'

/** Where people of the five countries have their mail. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'yahoo.com.ar',
]
/** A few letters beside a provider, and right as they are. */
const OTHERS =
  /^(mail|email|ymail|gmx|me|aol)\.com$|^(hotmail|outlook|live|yahoo)\.(com\.[a-z]{2}|(?!c[mo]$|om$)[a-z]{2})$/
/** Gmail has one domain in every country. */
const GMAIL_ELSEWHERE = /^gmail(\.|$)(?!com$)/
const MAX_EDITS = 2
/** Two wrong letters of a short domain make another one. */
const LONG_DOMAIN = 9

/** The address that a mistyped one probably stands for, as 'rosa@gmail.com' for 'rosa@gmial.com'; null for any other. */
export function likelyEmail(typed: string): string | null {
  const [, local = '', written = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(trimEmail(typed)) ?? []
  const domain = written.toLowerCase()
  if (!domain || PROVIDERS.includes(domain) || OTHERS.test(domain)) return null
  if (GMAIL_ELSEWHERE.test(domain)) return `${local}@gmail.com`
  const most = domain.length >= LONG_DOMAIN ? MAX_EDITS : 1
  const [nearest] = PROVIDERS.map((provider) => ({ provider, edits: editDistance(domain, provider, most) }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  return nearest ? `${local}@${nearest.provider}` : null
}
