import type { ReceivedMail } from './inbound'

/** Whose results these are. Any other server's were written before the mail was handed over, perhaps by its sender. */
const RECEIVER = 'amazonses.com'

/**
 * Whether the server that received a mail found that its address is not its sender's: DMARC failed, or, where the domain has
 * none, SPF forbids that server and no signature (DKIM) of the domain holds. Whoever sends from a server and signature of
 * his own in the name of a domain without DMARC is not found out: of that the signed address is to protect.
 *
 * Resend documents no such field. It receives through Amazon SES, which writes `Authentication-Results` (RFC 8601) into the
 * mail, and passes all headers on, a repeated one as a list; a sender may add such a header, too. So this is believed
 * when it says no, wherever it stands, and never when it says yes: a mail without it is judged by the signed address and its
 * sender alone, as before.
 */
export function isForged({ from, headers }: Pick<ReceivedMail, 'from' | 'headers'>): boolean {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? ''
  return (headers['authentication-results'] ?? '').split('\n').some((results) => isFailure(results, domain))
}

function isFailure(header: string, domain: string): boolean {
  const [server = ''] = header.split(';', 1)
  // A version may follow: 'amazonses.com 1'.
  if (server.trim().split(/\s+/, 1)[0]?.toLowerCase() !== RECEIVER) return false
  // Wherever it stands: a quotation mark in the sender's address could hide it from whoever leaves out what is quoted.
  if (verdictsOf('dmarc', header).includes('fail')) return true
  const own = bare(header)
  const [spf, dkim] = [verdictsOf('spf', own), verdictsOf('dkim', own)]
  if (verdictsOf('dmarc', own).includes('pass') || isSignedBy(domain, own)) return false
  return spf.includes('fail') || (spf.includes('softfail') && dkim.includes('fail'))
}

/** Whether a signature holds that is of the domain itself, of one above or below it (as DMARC's relaxed alignment). */
function isSignedBy(domain: string, header: string): boolean {
  return header.split(';').some((part) => {
    const signer = /^\s*dkim\s*=\s*pass\b.*?\bheader\.[id]\s*=\s*(?:[^\s@]*@)?([\w.-]+)/i
      .exec(part)?.[1]
      ?.toLowerCase()
    if (!signer?.includes('.')) return false
    return signer === domain || domain.endsWith(`.${signer}`) || signer.endsWith(`.${domain}`)
  })
}

const verdictsOf = (method: 'spf' | 'dkim' | 'dmarc', header: string): string[] =>
  header.split(';').flatMap((part) => {
    const [, name, verdict] = /^\s*(\w+)\s*=\s*([a-z]+)/i.exec(part) ?? []
    return name?.toLowerCase() === method && verdict ? verdict.toLowerCase() : []
  })

/** Without comments and quoted strings, which repeat what the sender chose: '(domain of "a; dkim=pass"@x.example)'. */
function bare(header: string): string {
  let kept = ''
  let depth = 0
  let quoted = false
  for (let at = 0; at < header.length; at++) {
    const sign = header[at] ?? ''
    if (sign === '\\') at++
    else if (sign === '"') quoted = !quoted
    else if (quoted) continue
    else if (sign === '(') depth++
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) kept += sign
  }
  return kept
}

const NO_PERSON = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+@-]|$)/i

/** Lists, absences, Exchange (rules of a mailbox), Exim and Gmail (bounces). */
const PROGRAMS_ALONE = [
  'list-id',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'x-ms-exchange-generated-message-source',
]

/** Whether headers (RFC 3834, RFC 2076) say that a program wrote it. Answering could make a loop. */
export function isAutomatic({ headers, from }: Pick<ReceivedMail, 'headers' | 'from'>): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(headers[name]?.trim() ?? '')
  return (
    is('auto-submitted', /^(?!no\b)\S/i) ||
    is('precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    is('content-type', /^multipart\/report\b/i) ||
    is('return-path', /^<\s*>$/) ||
    PROGRAMS_ALONE.some((name) => name in headers) ||
    NO_PERSON.test(emailOf(from))
  )
}

/** 'Ana Paz <ana@correo.example>' → 'ana@correo.example' */
export const emailOf = (from: string): string => (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim()
