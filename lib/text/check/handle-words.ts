/** Accounts of people on other networks, without their sign. Against `readText`. */

const NOT_A_HANDLE =
  'ayer|hoy|anteayer|tambien|antes|despues|ahora|siempre|tampoco|juntos|gracias|donde|cuando|jaja|jajaja|privad[oa]|personal|public[oa]|nuev[oa]|viej[oa]|abiert[oa]|mio|igual|aparte|falso|lind[oa]|mejor|nada|real|lent[oa]|(?:in)?activ[oa]|seri[oa]|aburrid[oa]|reciente|profesional|interesante|verdader[oa]|autentic[oa]|conocid[oa]|desactivad[oa]|bloquead[oa]|[a-z]{3,12}mente'
const NETWORK =
  '(?:instagram|insta|ig|facebook|face|feis(?:buk)?|fb|tik ?tok|telegram|twitter|messenger|threads)'
/** Nothing but the end of a sentence follows. */
const ALONE = '(?=\\s?(?:[,;)\\n]|\\.(?:\\s|$)|$))'
const HANDLE_ALONE = `[a-z0-9]{4,30}${ALONE}`
/** No Spanish ending of what people did there: 'instagram buscando', 'facebook compartida'. */
const LONG_HANDLE = `(?!(?:${NOT_A_HANDLE}|[a-z]{2,20}(?:ando|iendo|ad[oa]s?|id[oa]s?|cion(?:es)?))\\b)(?=[a-z]{0,30}\\d|[a-z]{9})${HANDLE_ALONE}`
const NOT_TOLD = '(?<!\\b(?:en|por|de|del|al?|su|un|con|y|o) (?:su |mi |el |tu )?)'

export const HANDLES = [
  /(^|[^\w@.])@[a-z0-9][\w.]{2,}/,
  new RegExp(
    `\\b${NETWORK}(?:\\s?[:=]\\s?[a-z0-9]{3}|[^a-z0-9]{1,3}[a-z0-9]{1,30}[._][a-z0-9]|[^a-z0-9]{1,3}arroba\\b)`,
  ),
  new RegExp(
    `(?<!\\b(?:en|por|de|del) (?:su |mi |el )?)\\big (?:es |como )?(?!(?:${NOT_A_HANDLE})\\b)${HANDLE_ALONE}`,
  ),
  // A short word without a digit describes the account: 'Mi Instagram es activo'.
  new RegExp(
    `\\b(?:mi|nuestro|el) ${NETWORK} (?:es|como) (?!(?:${NOT_A_HANDLE})\\b)(?:(?=[a-z]{0,30}\\d|[a-z]{8})${HANDLE_ALONE}|[a-z0-9]{1,30}[._][a-z0-9])`,
  ),
  new RegExp(`(?:\\b(?:mi|nuestro) |${NOT_TOLD}\\b)${NETWORK} ${LONG_HANDLE}`),
  new RegExp(`(?<!\\b(?:una?|media|dos|tres|\\d|cada|la|por) )\\barroba ${LONG_HANDLE}`),
  // Looked for by a name.
  new RegExp(
    `\\b(?:(?:busc(?:ame|anos|arme|arnos|enme)|busca (?:mi|nuestro|a)\\b)|encuentr(?:a|as|ame|anos|an)|encontrar(?:me|nos|as)|agreg(?:a|as|ame|anos)|sigue(?:me|nos)|estoy|estamos|salgo|aparezco) (?:[a-z]{1,8} ){0,3}(?:en|por|al?) (?:el |mi )?${NETWORK}\\b`,
  ),
  new RegExp(`\\b${NETWORK} como [a-z]{3}`),
  // Short names of a network that begin a clause: 'FB Luna Perez'.
  new RegExp(
    `(?:^|[^\\w\\s] ?|\\n)(?:fb|face|feis|ig|insta) (?!(?:${NOT_A_HANDLE}|y|o|no|me|lo|la|se)\\b)[a-z]{2,15}(?: [a-z]{2,15})?${ALONE}`,
  ),
]
