import { CURRENCY, NO } from './amounts'

/** What people say of money who ask for none: 'no cobro nada', 'vale $0', 'Si alguien te pide $20.000 es estafa'. */

const SIGN = '(?:u\\$[sd]|us\\$|usd|s\\/\\.?|\\p{Sc})'
const MONEY_VERB =
  '(?:cobr|pid|ped|pag|solicit|exig|acept|recib|deposit|transf|gir[aeo]|consign|adelant|abon|cancel|cuest|cost|vale|yape)[a-z]{0,9}'
/** Between a negation and its verb: 'no te voy a pedir', 'nadie tiene que pagar'. */
const HELPER =
  '(?:(?:te|se|le|les|me|nos|l[oa]s?|voy|vamos|vas|van?|a|he|hemos|ha|han|hay|que|tien[a-z]{1,3}|deb[a-z]{1,5}|piens[oa]|quier[oe]|queremos|pued[a-z]{1,2}|podemos|estoy|estamos|dispuest[oa]s?|alguien|nadie|de|por|ella|el) ){0,4}'
/** What turns it round: 'no cobro, solo el flete', 'no pido más de 50'. */
const BUT =
  'pero|solo|solamente|unicamente|sino|excepto|salvo|menos|mas|apenas|aunque|much[oa]|tanto|car[oa]|demasiado|aparte|ademas|son|sale|cuesta|pagas|nada(?! (?:de|por|a|en|para|al|del|ni)\\b)'
/** Up to the end of a clause, which a point within an amount is not. */
const IN_CLAUSE = '(?:[^.,;:!?\\n]|[.,](?=\\d))'
const CLAUSE = `(?!${IN_CLAUSE}{0,80} (?:${BUT})\\b)${IN_CLAUSE}{0,80}`
const IN_SENTENCE = '(?:[^.;:!?\\n]|[.](?=\\d))'

const FRAUD =
  '(?:estaf[a-z]{1,8}|fraude|engan[a-z]{1,6}|mentira|desconfi[a-z]{1,4}|denunci[a-z]{1,6}|reporta[a-z]{0,4}|avisame|avisen|no (?:l[eo]s? )?(?:pagu|envi|mand|deposit|transf|cai|hag|gir)[a-z]{1,6}|no (?:soy|somos|es de nuestra parte|viene de))'
const ASKS =
  '\\b(?:si|cuando|quien(?:es)?|cualquiera que|a quien|al que) (?:(?:alguien|alguno|otra persona|persona|te|les?|se|l[oa]|algun|dia|nombre|en|mi|nuestro|hay) ){0,5}(?:pid|cobr|exig|solicit|quier[ae] cobrar|vend)[a-z]{0,5}\\b'

/** Unless it is of more than one's own price. */
const ASKED = `(?:(?! (?:mas|menos|otr[oa]|ademas|aparte|fuera|antes)\\b|\\b${FRAUD})${IN_SENTENCE}){0,80}`

const DENIED = [
  new RegExp(
    `${SIGN} ?0(?:[.,]0{1,2})?(?![.,]?\\d)|(?<![\\d.,])(?:0(?:[.,]0{1,2})?|cero) (?:${CURRENCY})\\b|\\b(?:ni|no) (?:[a-z]{2,10} ){0,2}(?:un|1) (?:solo )?(?:peso|sol|dolar|centavo|euro|luca)\\b`,
    'gu',
  ),
  new RegExp(`${ASKS}(?=(?:[^.\\n]|\\.(?=\\d)){0,100}\\b${FRAUD}\\b)${ASKED}`, 'g'),
  new RegExp(`\\b(?:${FRAUD}|cuidado|ojo|alerta)\\b${IN_CLAUSE}{0,20}${ASKS}${ASKED}`, 'g'),
  // What somebody was asked for and now asks back.
  new RegExp(
    `\\bme (?:estas |andas |sigues |quieres )?(?:pides|pedis|pediste|pidiendo|cobras|cobraste|cobrando|cobrar|exiges|exigis|exigiste)\\b${IN_SENTENCE}{0,80}`,
    'g',
  ),
  new RegExp(
    `\\bpor que (?:(?:tengo|debo|tendria|deberia|hay|habria|tenemos|se)(?: que)?) (?:pag|deposit|transf|abon|cancel|adelant)[a-z]{0,6}\\b${IN_SENTENCE}{0,80}`,
    'g',
  ),
  // After the others: a warning ends in 'no pagues'.
  new RegExp(`\\b(?:${NO}) ${HELPER}${MONEY_VERB}${CLAUSE}`, 'g'),
]

/** @param plain of `withoutHarmlessNumbers`. @returns the same without the clauses that refuse money */
export const withoutDenials = (plain: string): string =>
  DENIED.reduce((rest, pattern) => rest.replace(pattern, ' '), plain)
