import { AMOUNT, CURRENCY, NO, ROUND_SUM, SUM } from './amounts'
import { AFTER_RENT, ANIMAL, BEFORE_RENT, RENT } from './sale-words'

/** How people ask for money without a currency. Against `readNumbers`, without what is denied (`withoutDenials`). */

const ONLY = '(?:sol[oa]|solamente|unicamente|nada mas)'
/** What brings an animal, which swindlers have the adopter pay: 'gratis, solo pagas el flete'. */
const FREIGHT =
  '(?:fletes?|envios?|encomiendas?|despachos?|pasajes?(?! \\d)|jaulas?|guacal(?:es)?|kennel|transportadora)'
const CARRIAGE = `(?:${FREIGHT}|traslados?|transporte|viaje)`
const GIFT =
  '(?:donaci(?:on|ones)|donativos?|aportes?|contribuci(?:on|ones)|colaboraci(?:on|ones)|cooperacion|bonos?|cuotas?|obolo|compensacion|gratificacion|retribucion|reembolso|incentivo|propina)'
const COST = `(?:${CARRIAGE}|${GIFT}|ayuda|apoyo|adopcion|vacunas?|tramites?|papeles|gastos|rescate|pagos?|comision|tasa|seguro)`
export const DEPOSIT = '(?:sena|anticipo|adelanto|deposito|reserva|enganche)'

/** Between what is paid and its amount. */
const TO_AMOUNT =
  'del?|el|la|l[oa]s|lo|se|es|son|era|fue|sera|seria|sale|salen|cuestan?|valen?|queda|quedan|paga|pagan?|pagas|pago|cargo|cuenta|a|al|por|para|con|y|adoptante|todo|toda|pais|interior|provincia|capital|agencia|bus|avion|terrestre|aere[oa]|adelantado|economic[oa]|obligatori[oa]|sugerid[oa]|voluntari[oa]|minim[oa]|unic[oa]|solidari[oa]|simbolic[oa]|responsable|solo|apenas|unos|total|cubrir|gastos|veterinari[oa]s?|vacunas|esterilizacion|castracion|envio|traslado|transporte|cada|uno|una?|su|tu'
const STEP = '[ :,=(-]{1,3}'
const withAmount = (of: string, amount: string) =>
  `\\b${of}\\b(?:${STEP}(?:${TO_AMOUNT})){0,7}${STEP}${amount}`

const PAY = '(?:pag|cubr|cancel|abon|asum|coste)'
const MUST = '(?:se |hay que |tienes que |deb(?:es|en?) )'
/** Told to whoever adopts. */
const YOU_PAY = `(?:${PAY}[aeu]{1,2}s|${ONLY} ${MUST}?${PAY}[a-z]{1,3}|(?:adoptante|adopte) (?:solo )?${PAY}[a-z]{1,2}|se pagan?|(?:tienes que|debes) ${PAY}[aei]r)`
/** Of the animal: 'solo pagas los gastos de envío'. */
const ITS = '(?:(?:el|la|l[oa]s|su|tu|gastos?|costos?|valor|pago|boleto|de|del) ){0,4}'
const BY_ADOPTER = `(?:(?:l[oa]s? )?${PAY}(?:[aeu]{1,2}s|[ae]n? (?:el adoptante|quien|la familia))|pag[oa] (?:en|al|contra)|(?:a cargo|por cuenta|corren? por(?: cuenta)?|va por cuenta) (?:del?|de l[oa]s?|tuy[oa]|tu) ?(?:adoptante|quien|famili|interesad|tuy[oa]|cuenta|usted))`

const ADVANCE = '(?<!\\bgracias )\\b(?:por (?:adelantad[oa]|anticipado|anticipada)|anticipad[oa]s?)\\b'
/** The rest of a clause. */
const CLAUSE = '[^.;:!?\\n]{0,30}'

const PRICE = '(?:precios?|valor(?:es)?|costos?|tarifas?)'
const IN_PRIVATE =
  '(?:al|por|en|x) (?:el |un )?(?:interno|inbox|privado|mensaje privado|dm|md|pv|mp|wsp|wasap|whats ?app)'

/** But not 'apartamento'. */
const RESERVE = '(?:reserv|separ|apart(?!am)|asegur)[a-z]{1,6}'
const ITS_ANIMAL =
  '(?:(?:el|la|l[oa]s?|tu|tuy[oa]|suy[oa]|un|una|ya|hoy|cachorr[a-z]{1,3}|perrit[a-z]{1,2}|gatit[a-z]{1,2}) ){0,4}'
const PART = `(?:(?:el|la|l[oa]s|una?|solo|apenas|unos|minimo) ){0,2}(?:\\d{1,3} ?%|mitad|${DEPOSIT}|abono|pago|(?:us|s/)?[.$]? ?${AMOUNT})`

/** Money for a place in the queue, or before anybody has seen the animal. */
export const ADVANCES = [
  new RegExp(
    `\\b${BEFORE_RENT}(?:${CARRIAGE}|pagos?|depositos?|costos?|gastos|dinero|plata|monto|mitad|\\d{1,3} ?%|se pagan?|pag[aeu]{1,2}[ns]|pagar|deposit[ae][a-z]?|transfer[a-z]{2,4}|transfier[a-z]{1,2}|cancel[ae][a-z]?|abon[ae][a-z]?)\\b(?!${CLAUSE}${RENT})${CLAUSE}${ADVANCE}${AFTER_RENT}`,
  ),
  new RegExp(
    `\\b(?:pagos?|depositos?|monto|transferencia)\\b${CLAUSE} antes de (?:enviar|mandar|despach|la entrega|entregar|viajar|que (?:viaje|salga|llegue))`,
  ),
  new RegExp(
    `\\b${BEFORE_RENT}${RESERVE} ${ITS_ANIMAL}(?:con|por|dejando|mediante|abonando|pagando) ${PART}${AFTER_RENT}`,
  ),
  new RegExp(
    `\\b${BEFORE_RENT}(?:con|por|dejando) (?:una? |solo )?(?:${DEPOSIT}|abono)(?: (?:de )?[a-z0-9.,%]{1,10}){0,3} (?:(?:te|se|l[oa]s?|ya) ){0,3}(?:${RESERVE}|guard[ao][a-z]?)\\b${AFTER_RENT}`,
  ),
  new RegExp(
    `\\b${BEFORE_RENT}(?:se (?:deja|pide|requiere|solicita)|requiere|dejas|hay que dejar|pido|pedimos|solicito) (?:de )?(?:una? )?(?:sena|anticipo|adelanto|enganche|deposito)\\b${AFTER_RENT}`,
  ),
  new RegExp(
    `\\b(?:con|por) (?:solo )?\\d{2,}(?:[.,]\\d{3})* (?:te |l[oa]s? ){0,2}${RESERVE}|\\bpara (?:separ|reserv|apart)[a-z]{1,5} (?:son|es|se necesitan?|deposit[a-z]{1,3}|envi[a-z]{1,3}) ${AMOUNT}`,
  ),
  /\b(?:mand|envi|pas|gir|deposit|transfer|transfier)[aei](?:s|me|nos)? (?:la|el|tu|su) (?:plata|dinero|monto|pago)\b/,
]

export const DEMANDS = [
  ...ADVANCES,
  new RegExp(withAmount(COST, SUM)),
  new RegExp(
    `\\b(?:${FREIGHT}|${GIFT})\\b(?:${STEP}(?:${TO_AMOUNT})){0,6}${STEP}(?:de|es|son|sale|cuesta|a|minim[oa]|obligatori[oa]|sugerid[oa])[ :]{1,2}${AMOUNT}`,
  ),
  new RegExp(`\\b(?:${FREIGHT}|${GIFT}): ?${AMOUNT}`),
  new RegExp(
    `\\b\\d{2,}(?:[.,]\\d{3})* ?(?:mil |k )?(?:de|del|el|por|para) (?:el |la |su |un |una )?(?:${FREIGHT}|sena|anticipo|adelanto)\\b`,
  ),
  // Fewer are counted: '12 para adopción'.
  new RegExp(`${SUM} ?(?:de|por) (?:la |su )?adopcion\\b`),
  new RegExp(`\\b${YOU_PAY} ${ITS}${FREIGHT}`),
  new RegExp(`\\b(?:${ONLY} ${MUST}?(?:${PAY}|cobr)[a-z]{1,4}|cobro|cobramos|se cobran?) ${ITS}${CARRIAGE}`),
  new RegExp(`\\b${FREIGHT}\\b(?: (?:de|a|por|al|del|en) [a-z]{1,12}){0,2} ${BY_ADOPTER}`),
  /\bcontra (?:el )?pago\b/,
  // With nothing but an obligation.
  new RegExp(
    `(?<!\\b(?:${NO})(?: [a-z]{1,8}){0,3} )\\b${GIFT}(?: (?!no\\b|ni\\b)[a-z]{1,13}){0,2} (?:obligatori|minim|requerid|exigid|sugerid)[oa]s?\\b(?! de (?:alimento|comida|croquetas|mantas|tiempo|amor))`,
  ),
  new RegExp(
    `(?<!\\b(?:${NO})(?: [a-z]{1,8}){0,3} |¿[^?.\\n]{0,40})\\b(?:cuota|tarifa) de (?:rescate|recuperacion|adopcion)\\b`,
  ),
  // A price that is only told in private.
  new RegExp(
    `(?:^|[^\\w\\s] ?|\\n)(?:consult|pregunt|solicit)(?:ar?|en?|as) (?:(?:por|el|su|los) ){0,2}${PRICE}\\b`,
  ),
  new RegExp(`\\b${PRICE}(?: [a-z]{1,10}){0,3} ${IN_PRIVATE}\\b`),
  new RegExp(`\\b(?:interno|inbox|privado)(?: [a-z]{1,8}){0,3} ${PRICE}\\b`),
  /\b(?:precios?|valor|costos?|cuotas?|tarifas?|montos?) (?:simbolic|modic|conversable|negociable|de (?:oferta|remate|ocasion|regalo))|\bmodico precio\b/,
  // What is asked for, or what a clause begins with.
  new RegExp(
    `\\b(?:salen?|quedan? en|llev(?:as?|an|en) (?:por|con|en)|dejas?|dejame|pones|transfer[a-z]{2,4}|transfier[a-z]{1,4}|deposit[ae][a-z]{0,3}|consign[ae][a-z]{0,3}|gir(?:[ae]|as|ame)|mand(?:[ae]|as|ame)|envi(?:[ae]|as|ame))(?: (?:en|a|por|unos|solo|me|l[oa]s)){0,3} ${SUM}`,
  ),
  new RegExp(
    `\\b(?:dame|danos|(?:te )?l[oa]s? (?:dejo|doy|entrego)(?: en| a| por)|entrego por|se (?:da|dan|va|van|entregan?) (?:por|con|en|a)|va por|(?:a|por|en) (?:tan )?solo) (?:unos |solo )?${AMOUNT}`,
  ),
  /\b(?:con|por) (?:\d{1,3}(?:[.,]\d{3})+|\d{1,3} ?mil|\d{2,}) (?:te l[oa]s?|se va)\b/,
  // By the animal: 'macho 300 y hembra 350', '1200 por la parejita', 'a 80 el cachorro'.
  new RegExp(`\\b(?:machos?|hembras?|parej[a-z]{1,4}|cachorr[a-z]{1,4})(?: a| en| por| son)?[ :]{1,2}${SUM}`),
  new RegExp(
    `(?<![\\d.,])(?!(?:19|20)\\d\\d )\\d{3,}(?: por)? (?:l[oa]s? |ambos |el )?(?:parej|machos?\\b|hembras?\\b|camada)|\\b(?:a|por|en) ${AMOUNT} (?:el|la|cada) ${ANIMAL}`,
  ),
  new RegExp(
    `(?:^|[,.;:!?¿¡(\\n] ?|\\b(?:son|seran|serian?|total|monto|importe|apenas|solo|adopcion|por) (?:de |es )?)${ROUND_SUM}`,
  ),
  /(?<![\d.,])(?!(?:19|20)\d\d )(?:\d{3,}|\d{1,3}[.,]\d{3}|\d{1,3} ?mil) ?(?:por )?cada (?:una?|1)\b|\b\d{2,} ?c\/u\b/,
  // Of currencies in slang, which are also fruit, sticks, balls and green.
  /(?<![\d.,])(?:\d{3,}|\d{1,3}[.,]\d{3}|\d{1,3} ?mil) ?(?:mangos|bolas|varos|pavos|cocos|sole?citos)\b/,
  /\d\d ?(?:lk|verdes|palos|bol[oa]?s)(?= ?(?:[^\s\w]|\n|$|(?:por|cada|para|de)\b))/,
  new RegExp(`\\bmil(?:es)? (?:de )?(?:${CURRENCY}|mangos)\\b`),
  // Barter, and the words of advertisements.
  /(?<!\ben )\b(?:cambio|permuto|permuta|intercambio|trueque)\b[^.\n]{0,12} por (?:(?:(?:una?|mi|tu) )?(?:play|ps ?[345]|consola|iphone|moto|bici|notebook|laptop|computador|tablet|herramienta)|(?:una?|mi|tu) (?:celular|telefono|auto|carro|tele))/,
  new RegExp(
    `\\b(?:se )?(?:rematan?|remato|rematamos|liquidamos|oferto|ofertamos|se ofertan?) (?:[a-z]{1,10} ){0,3}${ANIMAL}|\\bcompra(?:te)? (?:tu|este|esta) ${ANIMAL}`,
  ),
  new RegExp(
    `(?:^|[^\\w\\s] ?|\\n)(?:super )?ofertas?\\b[^.\\n]{0,25}${ANIMAL}|\\b(?:disponibles?|list[oa]s?) para (?:la |su )?(?:compra|venta)\\b`,
  ),
  /\b(?:acept(?:o|a|amos|an)|recib(?:o|imos)) (?:(?:pagos?|todo|tipo|tod[oa]s|las|con|en|de) ){0,4}(?:tarjetas?|efectivo|cuotas|contado|pagos|transferencias?|depositos)\b|\btransferencia (?:inmediata|previa|directa)\b/,
]
