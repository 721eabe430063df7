import { htmlToText } from './html-text'
import type { ReceivedMail } from './inbound'

/**
 * What somebody wrote anew in an answer, without the mail it answers and without their signature. Rules of our own, as the
 * libraries for this match with expressions that long lines bring to a halt, and a stranger may send any line.
 */
export function replyText({ text, html }: Pick<ReceivedMail, 'text' | 'html'>): string {
  const given = text?.trim() ? text : htmlToText(html ?? '')
  const lines = given
    .slice(0, LONGEST_TEXT)
    .split(/\r\n?|\n/)
    .map((line) => line.trimEnd())
  const end = lines.findIndex((_, at) => ENDS.some(({ isAt }) => isAt(lines, at)))
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'))
  return unwrapped(own).join('\n').trim()
}

const LONGEST_TEXT = 200_000
/** Programs wrap the line that says who wrote when. */
const WRAPPED_OVER = 4
const LONGEST_LINE = 300

const lineAt = (lines: readonly string[], at: number) => (lines[at] ?? '').slice(0, LONGEST_LINE).trim()
const isLine = (pattern: RegExp) => (lines: readonly string[], at: number) => pattern.test(lineAt(lines, at))

/** 'El lun, 23 nov 2026 a las 10:12, Querencia (<hola@…>) escribió:', wrapped or not. */
function isAttribution(lines: readonly string[], at: number): boolean {
  if (!/^(el|en|on|em|le|il)\s/i.test(lineAt(lines, at))) return false
  for (let last = at; last < at + WRAPPED_OVER; last++)
    if (/(^|\s)(escribió|escribio|wrote|escreveu|a écrit|ha scritto)\s*:$/i.test(lineAt(lines, last)))
      return lines.slice(at, last + 1).some((line) => /\d/.test(line))
  return false
}

/** 'De: … / Enviado: … / Para: …', with or without stars for bold. */
const isHeaderBlock = (lines: readonly string[], at: number): boolean =>
  /^\*?(de|from)\s?:/i.test(lineAt(lines, at)) &&
  [1, 2, 3].some((next) =>
    /^\*?(enviado( el)?|fecha|sent|date|data|enviada)\s?:/i.test(lineAt(lines, at + next)),
  )

/** Where the answer ends, by the program that writes it so. */
const ENDS: readonly { by: string; isAt(lines: readonly string[], at: number): boolean }[] = [
  { by: 'Gmail, iPhone, Yahoo, Thunderbird', isAt: isAttribution },
  { by: 'Outlook, Windows Mail', isAt: isHeaderBlock },
  { by: 'Outlook on the web', isAt: isLine(/^_{8,}$/) },
  {
    by: 'Hotmail, Samsung, older ones',
    isAt: isLine(
      /^-{2,}\s?(mensaje original|mensaje reenviado|original message|forwarded message)\s?-{2,}$/i,
    ),
  },
  { by: 'signatures (RFC 3676)', isAt: isLine(/^--$/) },
  {
    by: 'telephones',
    isAt: isLine(
      /^(enviado (desde|de|con|a través de)|sent (from|via)|obtener outlook|get outlook|obtén outlook|yahoo mail: )[^.!?<]{0,60}\.?( ?<[^<>]*>)?$/i,
    ),
  },
]

const WIDTH = 70
const LONGEST_WRAPPED = 80

/** Joins what a program wrapped: a line that had no room for the next one's first word. */
function unwrapped(lines: readonly string[]): string[] {
  const joined: string[] = []
  let before = ''
  for (const line of lines) {
    const [word = ''] = line.split(' ', 1)
    const wasWrapped = before.length <= LONGEST_WRAPPED && before.length + 1 + word.length > WIDTH
    if (wasWrapped && word !== '' && before !== '') joined.push(`${joined.pop() ?? ''} ${line}`)
    else joined.push(line)
    before = line
  }
  return joined
}
