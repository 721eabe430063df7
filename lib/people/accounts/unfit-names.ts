import { countNumberWords } from '@/lib/text/check/readings'
import { readableLetters } from '@/lib/text/look-alikes'

/** What stands in the place of a person's name: a telephone in words, an advertisement, a sentence, an institution. */

export const NAME_OF_OTHERS =
  'Ese nombre parece de una fundación o de una institución. Si representas a una fundación, registra una cuenta de fundación'

export const NAME_WITHOUT_BADGE =
  'Escribe el nombre sin marcas como ✓: la de verificada la pone nuestro equipo'

/** Of contacts, payments and sales, and of whoever hurries people. None is a name or a surname. */
const NO_NAME =
  /\b(?:whats ?app?|wh?atsap|was+ap|wsp|wpp|celular|telefono|llama(?:me|ya| ya)|telegram|instagram|insta|facebook|tik ?tok|gmail|hotmail|outlook|arroba|punto (?:com|net|org|pe|ec|cl|ar|co)|www|https?|yape(?:a[a-z]{0,4})?|nequi|daviplata|mercado ?pago|paypal|vendo|vendemos|se vende|en venta|precios?|gratis|urgente|verificad[oa]|oficial)\b/
/** Also glued: 'FundaciónPatitas'. 'Refugio' and 'Banco' are names as well, unless something follows them by a hyphen. */
const INSTITUTION =
  /\b(?:fundacion|albergue|asociacion|rescatistas|protectora|policia(?!no)|ministerio|municipalidad|alcaldia|fiscalia|interpol)|\b(?:refugio|rescate|banco|hogar|ong|club)[-_.·]|^(?:banco|refugio) (?:de|del|la|los|patitas|huellitas|animal)\b/

/** Marks that look like the badge of a verified foundation. */
export const hasBadge = (text: string): boolean => /[✓✔☑✅√🗸🗹]/u.test(text)

const plainOf = (text: string) => readableLetters(text).trim()

export const isInstitution = (text: string): boolean => INSTITUTION.test(plainOf(text))

/** Three numbers are no surname: 'Dos Santos' may be 'Cinco' by the other parent. */
export function isNoName(text: string): boolean {
  const words = plainOf(text).replace(/[-_.·]+/g, ' ')
  return NO_NAME.test(words) || countNumberWords(words) >= 3
}
