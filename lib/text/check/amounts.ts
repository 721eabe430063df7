import { MONTH_NAME } from './harmless-numbers'

/** How amounts of money are written, in `readText` and with number words as digits. Sources of regular expressions. */

export const CURRENCY =
  'usd|usdt|dolar(?:es)?|dl?ls|pesos?|soles|euros?|ars|clp|cop|pen|mxn|uyu|crc|gtq|hnl|dop|pyg|bs|bolivianos|bolivares|quetzal(?:es)?|colones|lempiras|cordobas|guaranies|balboas|luquitas|dolarucos'
/** What may follow an amount, but not the thing that is counted: '50 por cachorro', '50.', but '12 latas'. */
const AFTER_AMOUNT = `(?=\\s?(?:(?:mil|k|de(?! ${MONTH_NAME}| 10\\b)|por(?! ?(?:ciento|100)\\b| \\d\\d)|para|al?(?!\\s?\\d)|[oy](?!\\s?\\d)|del|el|la|cada|mas|en|no|con|sin|incluye|ya|solamente|conversables?|negociables?|aprox\\w*|solo|fijos?|pero|va|minimo|maximo)\\b|[^\\s\\w%./:-]|[./:-](?!\\d)|\\n|$))`
export const AMOUNT = `(?:\\d{2,}|\\d(?=[.,]\\d{3}))(?:[.,]\\d+)*(?: ?(?:a|o|y|-) ?\\d+(?:[.,]\\d+)*)?${AFTER_AMOUNT}`
/** Thousands, or three digits that are no year: less is counted as often as paid. */
export const SUM = `(?<![\\d.,])(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,4} ?(?:mil|k|millones)\\b|(?!(?:19|20)\\d\\d\\b)\\d{3,8})${AFTER_AMOUNT}`
/** Round thousands, which nobody writes of a pet's weight or a house. */
export const ROUND_SUM = `(?<![\\d.,])(?:\\d{1,3}(?:[.,]000)+|\\d{2,3} ?mil\\b|(?!(?:10|15|21|42) ?k)\\d{2,3} ?k\\b)(?! ?lucas)${AFTER_AMOUNT}`

export const NO = 'no|ni|nunca|jamas|tampoco|nadie|sin|ningun|cero'
