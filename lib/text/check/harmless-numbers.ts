/** Numbers in `readText` that are no contact and no price: dates, times, ages, microchips, papers, addresses, what is spent. */

/** Units people count. */
export const UNIT =
  '(?:a[nñ]os?|mes(?:es|ecitos)?|dias?|semanas?|horas?|hrs?|h\\b|min(?:utos?)?|kg|kilos?|kilometros?|km|metros?|m2?\\b|veces|cm)'

export const MONTH_NAME =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)'

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
const HOUR = '(?:[01]?\\d|2[0-4])'
const CLOCK = `(?:[01]?\\d|2[0-3])\\.[0-5]\\d`
const TO = '(?: ?[-–] ?| a )'
const CHIP_WORDS = 'de|del|el|es|n|o|no|nro|num|numero|con|codigo|registrado|microchip'
/** Of registers and standards: 'chip (RUAC)', 'chip ISO 11784'. */
const REGISTER_WORDS =
  'ruac|rnm|iso|1178[45]|registro|nacional|mascotas?|animal(?:es)?|unico|municipal|internacional'
const CHIP_PREFIX = '(?:9\\d\\d|032|068|076|152|170|218|484|600|604|724|840|858|862)'
/** Nothing that could continue a number stands before or after. */
const ALONE = '(?<!\\d[ /.:–-]{0,3})'
const OVER = '(?![ /.:–-]{0,3}\\d)'
/** In a list, also not after a comma. */
const LIST_ALONE = '(?<!\\d[ /.:,–-]{0,3})'
const LIST_OVER = '(?![ /.:,–-]{0,3}\\d)'
/** Nor a word for a telephone before. */
const NOT_CALLED = '(?<!\\b(?:cel|tel|wsp|wpp|wasap|whats|fono|numero|llam)[a-z]{0,8}[ :.]{0,3})'

const OF_INVOICES =
  '(?:facturas?|boletas?|recibos?|comprobantes?|tickets?|notas? de venta|folio|lotes?|registro|certificados?|expediente|exp(?:te)?|resolucion|acta|ordenanza)'
const INVOICE_WORDS =
  'de|del|la|el|es|n|o|no|nro|num|numero|electronic[oa]|nacional|unico|municipal|sanitario|zoosanitario|chile|compra|venta|vacuna|vacunacion|mascotas?|animales'
/**
 * As taxes ask for: three groups in Ecuador, a series of 'F001' in Peru; or beginning with zeros, or beside a year: '1234-2025'.
 * A landline may have seven digits.
 */
const INVOICE = `(?:\\d{1,5}[-/]${YEAR}|${YEAR}[-/]\\d{1,6}|\\d{3}-\\d{3}-\\d{9}|[a-z]{1,2}\\d{2,3}-\\d{1,8}|0{3}\\d{1,9}|(?<=\\b(?:factura|boleta|recibo|lote|registro|certificado)s?\\b[^\\d\\n]{1,60})\\d{7}|\\d{1,6})`
/** Of animal health, whose permits travel with a pet. */
const AGENCY = '(?:sag|ica|agrocalidad|senasag?|senave)'
/** Of seven digits, or of ten, where no telephone of the region begins so. */
const PERMIT = `\\b(?:certificados?|permisos?|registros?|guias?|zoosanitario)\\b(?: [a-z]{1,14}){0,2} ${AGENCY}(?: (?:n|no|nro|num|numero))?[ :.°º]{0,3}(?:\\d{7}|0[01]\\d{8})`
/** Words before which a telephone is as likely: their numbers are short ones that are called so. */
const ORDER =
  '(?:orden(?:es)?|pedidos?|historias?|series?)(?: (?:de|del|la|el|es|clinica|medica|compra|venta|laboratorio)){0,3}[ :,]{1,2}(?:n|no|nro|num|numero)\\b[ .:°]{0,3}(?:o\\b)?[ .:]{0,3}\\d{1,6}'

const SPENT =
  '(?:gasto|gastamos|gastaria(?:mos)?|destino|destinamos|destinaria(?:mos)?|invierto|invertimos|invertiria(?:mos)?|ahorro|ahorramos|gano|ganamos|aparto|apartamos|dispongo de|disponemos de|(?:me|nos) (?:costo|costaron|salio)|(?:mi|nuestro) presupuesto|presupuesto mensual)'
const SPENT_WORDS =
  'unos|unas|como|alrededor|hasta|aproximadamente|aprox|mas|o|menos|entre|casi|mensualmente|mensual|mensuales|cada|al|por|mes|semana|en|de|es|el|la|su|ell[oa]s?|alimento|comida|veterinari[oa]|cuidados'
const SIGN = '(?:u\\$[sd]|us\\$|usd|s\\/\\.?|\\$)? ?'
const MONEY = `${SIGN}(?:\\d{1,3}(?:[.,]\\d{3}){1,2}|\\d{1,6})(?:[.,]\\d{2})?(?: ?(?:mil|k|usd|dolares|soles|pesos|lucas)\\b)*`

const CARE =
  '(?:cirugias?|operacion(?:es)?|tratamientos?|veterinari[oa]s?|vacunas?|consultas?|clinica|internacion|hospitalizacion|hospital|examenes|analisis|radiografias?|ecografias?|esterilizacion|castracion|medicinas?|medicamentos?|quimioterapia|protesis|rescate)'
const AROUND = '(?:unos |unas |como |casi |mas de |alrededor de |los |las |un |una |de |en |por |a )?'
/** What care has cost, and what an animal was once sold for, told as past: as a demand it would be present. */
const TOLD_COSTS = [
  `\\b(?:pagamos|pagaron|se pago|(?:yo|ya|le) pague|gastaron|juntamos|juntar|reunimos|reunir|deb(?:emos|en?)|adeudamos) ${AROUND}${MONEY}(?=[^.,;\\n\\d]{0,40}\\b${CARE})`,
  `\\b${CARE}(?: [a-z]{1,12}){0,3} (?:costo|costaron|salio|salieron) ${AROUND}${MONEY}`,
  `\\b(?:compraron|l[oa]s? compro|l[oa]s? compre|vendieron|vendian|vendio|(?:querian?|iban? a|pensaban?) vender(?:l[oa]s?)?)(?: [a-z]{1,10}){0,4} (?:por|en|a) ${AROUND}${MONEY}`,
  // Food and medicine, by the month or as what they are.
  `\\b(?:toma|come|usa|lleva) (?:[a-z]{1,12} ){0,3}de ${MONEY}`,
  `(?<!\\b(?:cuota|aporte|donaci|donativo|apadrin|pagas|pido|pedimos|cobr|colabor|contribu)[^.\\n]{0,30})(?<![\\d.,])${MONEY} ?(?:al mes|por mes|cada mes|mensual(?:es)?|a la semana|por semana|semanales|al ano|diarios)\\b`,
  `(?<![\\d.,])${MONEY} que (?:ya )?(?:juntamos|pagamos|gastamos|reunimos|pusimos)\\b`,
  `\\b(?:l[oae]s? )?(?:compre|compramos|regalaron) (?:una?|el|la|su) [a-z]{1,12} de ${MONEY}`,
  `\\bahorros (?:de|por) ${MONEY}`,
  // What keeping one costs whoever tells of it.
  `\\bpago ${AROUND}${MONEY} de (?:guarderia|paseador[a]?|peluqueria|seguro|alquiler|arriendo|renta)\\b`,
]

/** Of a house in Colombia: 'Calle 123 # 45-67'. No street is as high as the prefixes of mobiles, 300 and more. */
const STREET =
  '(?:calle|cll?|carrera|cra|cr|kra?|k|avenida|av|avda|ak|ac|diagonal|diag|dg|transversal|transv|tv|tr)'
const STREET_NUMBER = '[12]?\\d{1,2}(?: ?[a-h])?(?: bis)?'
const ADDRESS = `\\b${STREET}[. ]{0,2}(?:${STREET}[. ]{1,2})?${STREET_NUMBER}(?: (?:sur|norte|este|oeste))? ?(?:#|n[.o°º]{0,2}|no|num|numero)[. ]{0,2}${STREET_NUMBER}(?: (?:sur|norte|este))? ?[-–] ?1?\\d{1,2}`

/** A longer chain that starts like a date stays: phone numbers are written so. */
const HARMLESS = [
  new RegExp(`(?<!\\d[/.-]?)${DAY}[/.-]${MONTH}[/.-](?:${YEAR}|\\d{2})(?![/.-]?\\d)`, 'g'),
  new RegExp(`(?<!\\d[/.-]?)${YEAR}[/.-]${MONTH}[/.-]${DAY}(?![/.-]?\\d)`, 'g'),
  // '20250315'
  new RegExp(`${NOT_CALLED}${ALONE}20[0-2]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])${OVER}`, 'g'),
  new RegExp(`${LIST_ALONE}${ADDRESS}${LIST_OVER}`, 'g'),
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  new RegExp(`${ALONE}${DAY} ?(?:[/.-] ?)?${MONTH} ?(?:[/.-] ?)?${YEAR}${OVER}`, 'g'),
  // '03/2024, 15/03': a list of them has as many digits as a phone number.
  new RegExp(`${ALONE}(?:${MONTH}/${YEAR}|${DAY}/${MONTH})${OVER}`, 'g'),
  new RegExp(`${ALONE}${CLOCK}${TO}${CLOCK}${OVER}`, 'g'),
  new RegExp(`\\b${YEAR}(?:\\s?(?:a|al|y|o)\\s?|[^a-z0-9]{0,3})(?=${YEAR}\\b)`, 'g'),
  // Fifteen digits by ISO 11784, often in groups after the three of the maker, or of our countries and their neighbours.
  new RegExp(
    `\\b(?:micro)?chip\\b(?:[^\\p{L}\\p{N}\\n]|\\b(?:${CHIP_WORDS}|${REGISTER_WORDS})\\b){0,25}(?<!\\d)(?:\\d{15}|${CHIP_PREFIX}(?:[ .-]?\\d){12})(?![ .-]?\\d)`,
    'gu',
  ),
  // Where no chip is named.
  new RegExp(
    `\\b(?:registr|identific|codigo|inscri)[a-z]{0,8}\\b[^\\d\\n]{0,40}${CHIP_PREFIX}\\d{12}(?![ .-]?\\d)`,
    'g',
  ),
  new RegExp(
    `\\b${OF_INVOICES}\\b(?:[^\\p{L}\\p{N}\\n]|\\b(?:${INVOICE_WORDS})\\b){1,20}${INVOICE}(?![ /.:–-]{0,3}\\d)`,
    'gu',
  ),
  new RegExp(`\\b(?:${ORDER}|${PERMIT})${OVER}`, 'g'),
  new RegExp(`\\b[fbe]00\\d-\\d{1,8}${OVER}`, 'g'),
  new RegExp(
    `\\b${SPENT}(?:[ ,:]{1,2}(?:${SPENT_WORDS})){0,6}[ :]{1,2}${MONEY}(?: ?(?:[ayo]|-) ?${MONEY})?${OVER}`,
    'g',
  ),
  ...TOLD_COSTS.map((costs) => new RegExp(`${costs}${OVER}`, 'g')),
  // How something was paid, that somebody tells of.
  /\b(?:pagad[oa]s?|pague|pagamos|cancelad[oa]s?|cancelamos|abonad[oa]s?) (?:por|con|mediante|via|en) (?:una )?(?:transferencias?(?: bancarias?)?|yape|plin|nequi|daviplata|mercado ?pago|paypal|deuna)\b/g,
]

/** '9-12, 14-18': opening hours, where each ends later than it begins. */
const HOURS = new RegExp(`${LIST_ALONE}${HOUR} ?[-–] ?${HOUR}(?:, ?${HOUR} ?[-–] ?${HOUR})+${LIST_OVER}`, 'g')

/** '3, 5, 7 y 9': an unordered one may be a phone number, and so may any behind a word for it. */
const LIST = new RegExp(
  `${NOT_CALLED}${LIST_ALONE}[1-9]\\d?(?:\\.\\d)?(?:, ?[1-9]\\d?(?:\\.\\d)?){2,20}${LIST_OVER}`,
  'g',
)

/** @param plain of `readText`. @returns the same with a blank for each harmless number; in linear time */
export const withoutHarmlessNumbers = (plain: string): string =>
  HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
    .replace(HOURS, (hours) => (hours.split(',').every(isForward) ? ' ' : hours))
    .replace(LIST, (list) => (isOrdered(list.split(',').map(Number)) ? ' ' : list))

const isForward = (range: string): boolean => {
  const [from = 0, to = 0] = range.split(/[-–]/).map(Number)
  return from < to
}

const isOrdered = (numbers: readonly number[]): boolean => {
  const steps = numbers.slice(1).map((number, at) => Math.sign(number - (numbers[at] ?? 0)))
  return !(steps.includes(1) && steps.includes(-1))
}
