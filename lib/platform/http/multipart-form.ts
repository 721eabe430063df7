/** Between the start of a part and its content; the longest of a browser, with a long file name, has a tenth of it. */
const MAX_PART_HEADER = 8 * 1024
const [DASH, LF] = [0x2d, 0x0a]

/**
 * Reads a multipart body (RFC 7578, RFC 2046 section 5.1.1) in the dialects of our clients: parameters with or without
 * quotes, in any order, `filename*` (RFC 8187), lines that end in LF, a preamble or an epilogue. The framework's reader refuses
 * what browsers do not write, so what React Native and .NET send.
 * @param boundary of the content type. @returns fields as texts, and as a `File` each part with a file name; null where the
 *   body is none, or a text is not UTF-8.
 */
export function readMultipart(body: Buffer<ArrayBuffer>, boundary: string): FormData | null {
  const form = new FormData()
  const delimiters = delimitersOf(body, boundary)
  let before: Delimiter | null = null
  for (const delimiter of delimiters) {
    if (before && !addPart(form, body.subarray(before.end, delimiter.start))) return null
    if (delimiter.isLast) return form
    before = delimiter
  }
  // It was cut.
  return null
}

/** A line of its own between two parts, the line end before it included. */
interface Delimiter {
  start: number
  end: number
  isLast: boolean
}

function* delimitersOf(body: Buffer, boundary: string): Generator<Delimiter> {
  const mark = Buffer.from(`--${boundary}`)
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    if (at > 0 && body[at - 1] !== LF) continue
    const after = at + mark.length
    const isLast = body[after] === DASH && body[after + 1] === DASH
    // Blanks may follow (RFC 2046); anything else belongs to a longer boundary.
    const padding = /^[ \t]*\r?\n/.exec(body.toString('latin1', after, after + 80))
    if (!isLast && !padding) continue
    const start = at - (at === 0 ? 0 : body[at - 2] === 0x0d ? 2 : 1)
    yield { start, end: after + (padding?.[0].length ?? 0), isLast }
  }
}

/** @returns false for what is none. */
function addPart(form: FormData, part: Buffer<ArrayBuffer>): boolean {
  const head = /^((?:[^\r\n]+\r?\n)*)\r?\n/.exec(part.toString('latin1', 0, MAX_PART_HEADER))
  if (!head) return false
  const lines = part.toString('utf8', 0, head[1]?.length).split(/\r?\n/)
  const disposition = lines.flatMap((line) => /^content-disposition:[ \t]*(.*)$/i.exec(line)?.[1] ?? [])
  const parameters = disposition.length === 1 ? parametersOf(disposition[0] ?? '') : null
  const name = parameters?.get('name')
  if (!parameters || name === undefined) return false
  const content = part.subarray(head[0].length)
  const fileName = extended(parameters.get('filename*')) ?? parameters.get('filename')
  if (fileName === undefined) {
    const text = textOf(content)
    if (text !== null) form.append(name, text)
    return text !== null
  }
  const type = lines.flatMap((line) => /^content-type:[ \t]*(.*)$/i.exec(line)?.[1] ?? [])[0]
  form.append(name, new File([content], fileName, { type: type ?? 'text/plain' }))
  return true
}

const PARAMETER = /[ \t]*;[ \t]*([\w!#$%&'*+.^`|~-]+)[ \t]*=[ \t]*(?:"((?:\\.|[^"\\])*)"|([^\s";]*))[ \t]*/y

/** @returns null for another disposition than `form-data`, and where a parameter is malformed or there twice. */
function parametersOf(disposition: string): Map<string, string> | null {
  const [type = ''] = /^form-data(?=[ \t;]|$)/i.exec(disposition) ?? []
  if (type === '') return null
  const found = new Map<string, string>()
  PARAMETER.lastIndex = type.length
  while (PARAMETER.lastIndex < disposition.length) {
    const [, name, quoted, plain] = PARAMETER.exec(disposition) ?? []
    if (name === undefined || found.has(name.toLowerCase())) return null
    found.set(name.toLowerCase(), quoted === undefined ? (plain ?? '') : unquoted(quoted))
  }
  return found
}

/** Some clients escape as in mail, browsers as the standard of HTML says; of a path on Windows all is kept. */
const unquoted = (text: string): string =>
  text
    .replace(/\\(["\\])/g, '$1')
    .replace(/%0A/gi, '\n')
    .replace(/%0D/gi, '\r')
    .replace(/%22/g, '"')

/** @returns undefined where it is in another charset, or malformed: the plain parameter counts then. */
function extended(value: string | undefined): string | undefined {
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1]
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
