/** Of one line: programs write no longer ones around a quotation. */
const LONGEST_LINE = 300
/** Programs wrap the line that says who wrote when. */
const WRAPPED_OVER = 6

/** Where the quoted mail begins, and the first line of it that is not about it: who wrote when, and to whom. */
export interface Quotation {
  start: number
  body: number
}

type Lines = readonly string[]

/** Who wrote when: 'El lun, 23 nov 2026 a las 10:12, …', '---- El lun, …', '2026-11-23 10:12 …' */
const ATTRIBUTION = /^(-{2,}\s*)?((el|en|on|em|le|il|am)\s|\d{4}-\d\d-\d\d)/i
const WROTE = /(^|\s)(escribió|escribio|wrote|escreveu|a écrit|ha scritto|schrieb)\s*(:|-{2,})$/i
/** 'La veterinaria me escribió:' is a person's sentence. */
const TO_ME = /(^|\s)(me|te|le|les|nos)\s+escribi[óo]\s*:$/i
const [CLOCK, YEAR, DAY] = [/\d[:.h]\d\d/, /\b20\d\d\b/, /\b\d{1,2}[./-]\d/]
/** The sender of our mails, as only programs write it: 'Querencia <hola@…>', '"Querencia" [mailto:hola@…]'. */
const OUR_NAME = /querencia/i
const OUR_SENDER = /querencia.{0,20}?(<|mailto:)[^\s<>@]{1,80}@/i
/** `readReplyAddress`: a person does not type it. */
const OUR_ADDRESS = /\br\+[^\s@<>]{10,62}@/
/** Also bold: '*De:*', '**De:**'. */
const FROM = /^[*_ ]*(de|from)[*_ ]*:/i
const HEADER =
  /^[*_ ]*(de|from|para|to|cc|enviad[oa]s?( el)?|fecha|sent|date|data|asunto|subject|assunto|responder a|reply-to)[*_ ]*:/i
const DASHED =
  /^[* ]*-{2,}\s*(mensaje (original|reenviado)|original message|forwarded message|mensagem original)\s*-{2,}/i
const RULE = /^[_\-=*]{5,}$/

const lineAt = (lines: Lines, at: number) => lines[at] ?? ''

export const isRule = (line: string): boolean => RULE.test(line.trim())

/**
 * Whether the last of some lines is a program's about the quotation below it: with an address, or who wrote, or a header,
 * where it names us or a moment is told. 'Mi esposo escribió:' and 'Fecha: lunes' are a person's.
 */
export function isAboveQuotation(given: Lines): boolean {
  const lines = given.map((line) => line.slice(0, LONGEST_LINE).normalize('NFC').trim()).filter(Boolean)
  const line = lines.at(-1) ?? ''
  const isHeader = HEADER.test(line)
  const about = isHeader ? lines.slice(lines.findLastIndex((one) => !HEADER.test(one)) + 1) : [line]
  if (about.some((one) => one.includes('@'))) return true
  const isMoment = about.some((one) => CLOCK.test(one) || YEAR.test(one) || DAY.test(one))
  const isOurs = about.some((one) => OUR_NAME.test(one))
  const isLead = isHeader || (WROTE.test(line) && !TO_ME.test(line))
  return isLead ? isMoment || isOurs : isMoment && isOurs
}

/** Whether a text has what each of our mails has: the name at its end, and the address that answers go to. */
export const hasOurMail = (text: string): boolean => OUR_NAME.test(text) || OUR_ADDRESS.test(text)

/** Null where nothing is quoted but by '>'. @param given without marks of direction */
export function findQuotation(given: Lines): Quotation | null {
  // Composed a line at a time: the marks of a long text take quadratic time.
  const lines = given.map((line) => line.slice(0, LONGEST_LINE).normalize('NFC').trim())
  for (let at = 0; at < lines.length; at++) {
    const body = aboutQuotation(lines, at)
    if (body !== null) return { start: startOf(lines, at), body }
  }
  return null
}

/** @returns the line after what a program wrote about the mail that it quotes, beginning at `at`; null for a person's words */
function aboutQuotation(lines: Lines, at: number): number | null {
  const line = lineAt(lines, at)
  if (line === '' || line.startsWith('>')) return null
  if (DASHED.test(line)) return at + 1
  return endOfAttribution(lines, at) ?? endOfHeaders(lines, at) ?? endOfSender(lines, at)
}

/** 'El lun, 23 nov 2026 a las 10:12, Querencia (<hola@…>) escribió:', wrapped or not, where it names us or a quotation follows. */
function endOfAttribution(lines: Lines, at: number): number | null {
  if (!ATTRIBUTION.test(lineAt(lines, at))) return null
  let whole = ''
  for (let last = at; last < at + WRAPPED_OVER && lineAt(lines, last) !== ''; last++) {
    whole += ` ${lineAt(lines, last)}`
    if (!WROTE.test(lineAt(lines, last))) continue
    const isTold = TO_ME.test(whole)
    const isOurs = OUR_NAME.test(whole) && (CLOCK.test(whole) || YEAR.test(whole))
    const isMoment = CLOCK.test(whole) && YEAR.test(whole)
    const isOne =
      /\d/.test(whole) &&
      ((!isTold && (isOurs || isMoment)) || whole.includes('@') || isQuoted(lines, last + 1))
    return isOne ? last + 1 : null
  }
  return null
}

/** 'De: Querencia <hola@…> / Enviado: … / Para: …', in any order of the others. */
function endOfHeaders(lines: Lines, at: number): number | null {
  const from = lineAt(lines, at)
  if (!FROM.test(from)) return null
  let end = at + 1
  while (end < at + 2 * WRAPPED_OVER && lineAt(lines, end) !== '') end++
  const others = lines.slice(at + 1, end).filter((one) => HEADER.test(one))
  const isKnown = OUR_NAME.test(from) || from.includes('@')
  const isWhole = others.length > 1 && others.some((one) => YEAR.test(one))
  return (isKnown && others.length > 0) || isWhole ? end : null
}

/** Of a program that writes it in a way of its own. */
function endOfSender(lines: Lines, at: number): number | null {
  const [line, next] = [lineAt(lines, at), lineAt(lines, at + 1)]
  const found = OUR_SENDER.exec(`${line} ${next}`)
  return OUR_ADDRESS.test(line) || (found && found.index < line.length) ? at + 1 : null
}

/** Whether the next line of text is marked as quoted. */
function isQuoted(lines: Lines, from: number): boolean {
  for (let at = from; at < from + WRAPPED_OVER; at++)
    if (lineAt(lines, at) !== '') return lineAt(lines, at).startsWith('>')
  return false
}

/** With the lines above that belong to it: a rule, other headers, the date of a sender whose name was wrapped. */
function startOf(lines: Lines, at: number): number {
  let start = at
  if (!ATTRIBUTION.test(lineAt(lines, at)) && !HEADER.test(lineAt(lines, at)))
    for (let above = at - 1; above > at - WRAPPED_OVER && lineAt(lines, above) !== ''; above--)
      if (ATTRIBUTION.test(lineAt(lines, above)) && /\d/.test(lines.slice(above, at).join())) {
        start = above
        break
      }
  const belongs = (line: string) => HEADER.test(line) || DASHED.test(line) || isRule(line)
  while (start > 0 && belongs(lineAt(lines, start - 1))) start--
  return start
}
