import type { ReceivedMail } from './inbound'

/** Whose results these are. Any other server's were written before the mail was handed over, perhaps by its sender. */
const RECEIVER = 'amazonses.com'
const LONGEST = 4_000

/**
 * Whether the server that received a mail found that its address is not its sender's: DMARC failed, or a domain without
 * DMARC forbids that server (SPF) and no signature (DKIM) holds, or neither SPF nor DKIM does.
 *
 * Resend documents no such field. It receives through Amazon SES, which writes `Authentication-Results` (RFC 8601) into the
 * mail, and passes all headers on, a repeated one as a list; a sender may add such a header, too. So this is believed
 * when it says no, wherever it stands, and never when it says yes: a mail without it is judged by the signed address and its
 * sender alone, as before.
 */
export function isForged({ headers }: Pick<ReceivedMail, 'headers'>): boolean {
  return (headers['authentication-results'] ?? '')
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split('\n')
    .some((results) => isFailure(results.slice(0, LONGEST)))
}

function isFailure(header: string): boolean {
  const [server = ''] = header.split(';', 1)
  // A version may follow: 'amazonses.com 1'.
  if (server.trim().split(/\s+/, 1)[0]?.toLowerCase() !== RECEIVER) return false
  // Wherever it stands: a quotation mark in the sender's address could hide it from whoever leaves out what is quoted.
  if (verdictsOf('dmarc', header).includes('fail')) return true
  const own = bare(header)
  const [spf, dkim, dmarc] = [verdictsOf('spf', own), verdictsOf('dkim', own), verdictsOf('dmarc', own)]
  if (dmarc.includes('pass') || dkim.includes('pass')) return false
  return spf.includes('fail') || (spf.includes('softfail') && dkim.includes('fail'))
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
