/** UTF-16 code units; the longest form, a pet's, has 12,000, and those it was made from. */
export const MAX_FORM_TEXT = 64 * 1024

/** A form before anybody has parsed it. */
export interface FormSize {
  parts: number
  /** Bytes of all that is not a file beyond doubt: fields, headers, and what no parser of ours reads alike. */
  text: number
}

const BOUNDARIES = /boundary\*?\d*\*?\s*=/gi
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

/** Null where parsers might differ: two are named, or it has odd characters. */
export function boundaryOf(type: string): string | null {
  if (type.match(BOUNDARIES)?.length !== 1) return null
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain ?? null
}

/** Exactly as browsers write it: of two headers, or a name that is escaped, a parser may make a field. */
const FILE =
  /^\r\nContent-Disposition: form-data; name="[^"\\\r\n]*"; filename="[^"\r\n]*"(?:\r\nContent-Type: [^\r\n]*)?\r\n\r\n/i
const MAX_FILE_HEADER = 2048

/** Of another type than multipart all is text. @param most parts: of more no more is looked at. */
export function measureForm(body: Buffer, type: string, most = Number.POSITIVE_INFINITY): FormSize {
  const boundary = boundaryOf(type)
  if (boundary === null) return { parts: 0, text: body.length }
  const mark = Buffer.from(`--${boundary}`)
  // The last one ends the body.
  let parts = -1
  let [text, begun, isFile] = [0, 0, false]
  let at = body.indexOf(mark)
  while (at !== -1 && parts <= most) {
    parts += 1
    const end = at + mark.length
    if (at === 0 || body.toString('latin1', at - 2, at) === '\r\n') {
      if (!isFile) text += at - begun
      isFile = FILE.test(body.toString('latin1', end, end + MAX_FILE_HEADER))
      begun = at
    }
    at = body.indexOf(mark, end)
  }
  return { parts, text: isFile ? text : text + body.length - begun }
}
