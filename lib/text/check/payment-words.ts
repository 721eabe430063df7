/** Where money is to be sent: accounts, payment apps, banks and counters of the countries of the site. Against `readText`. */

const APP =
  'yape(?:a[a-z]{0,6}|o|e[a-z]{0,3})?|plin(?:ea[a-z]{0,4})?|nequi|daviplata|paypal|mercado ?pago|bizum|western union|deuna|uala|brubank|tenpo|servipag|khipu|efecty|rapi ?pago|pago ?facil|pago ?efectivo|baloto|super ?giros|money ?gram|payphone|kasnet|bre-b|naranja x|personal pay|skrill|payoneer|zelle|binance|venmo|cash ?app|bitcoin|usdt|sinpe|transfiya|pago ?movil|tigo money|pichincha mi vecino|criptomonedas?'
/** A pet's name: 'Se llama Plin y es hermano de Nequi'. */
const NAMED =
  '(?<!\\b(?:llama[ns]?|llamo|llamaba|llamad[oa]|nombre(?: es)?|(?:herman|hij|amig|novi|companer|sobrin|niet)[a-z]{1,4} de|(?:vive|juega|duerme|convive|crecio) con|adopte a|rescate a) )'

const BANK =
  'bcp|bbva|interbank|scotiabank|bancolombia|davivienda|produbanco|banco ?estado|banbif|itau|bci|banco (?!de (?:sangre|alimentos?|leche|ropa)\\b|del? (?:la )?(?:parque|plaza)\\b)[a-z]{2,12}'
/** Also provinces, cities and words. */
const BANK_OF_PLACE =
  'pichincha|galicia|santander|nacion|pacifico|guayaquil|provincia|macro|frances|falabella|ripley|bogota|credito|austro|occidente|bolivariano|chile'
const ACCOUNT = '(?<!\\bpor )\\b(?:la|mi|una|su|tu|nuestra|esta|de) cuenta\\b(?! (?:con|de que)\\b)'
const TRANSFER = '(?:deposit|transf(?:ier|er)|consign)[a-z]{1,6}'
const GIRO = '(?:giro|giras|girame|gire|girar)'
const REST = '[^.;\\n]{0,30}'

/** 'Transfiéreme', 'me depositas', as the one says who waits for money. */
const TO_ME =
  '(?:(?:transfier[ae]|transfer[iae]|deposit[ae]|consign[ae]|gir[ae]|abon[ae])(?:me|nos|selo|mel[oa]s?)|me (?:l[oa] )?(?:transfier[ea]s|transferis|deposit[ae]s|consign[ae]s|giras|gires|abon[ae]s|yape[ae]s|pagas|pagues))'
const PROOF =
  '(?:comprobante|voucher|baucher)(?! (?:de )?(?:sus? |las? |l[oa]s )?(?:vacun|castr|esteril|domicilio|adop|chip|microchip|despar|resid|ingres))'
const SEND_IT =
  '(?:(?:me|nos) (?:mand|envi|pas|compart)[aei]s?|(?:mand|envi|pas|compart)[aei](?:me|nos|mel[oa])|(?:mand|envi)[ae]s?)'

/** Of an animal, and from one name to another on its papers. */
const TAKEN_TO =
  '(?:[a-z]{1,8} ){0,2}(?:ciudad|casa|hogar|famili|clinica|veterinari|hospital|laboratorio|farmacia|refugio|albergue|provincia|pais|departamento|finca|adoptante)'

/** What leads to an account by itself; without one, families may tell of a bank. */
export const ACCOUNTS = [
  /\bcuenta\s?(?:n[ro°]{0,2})?[.:]?\s?\d{4,}|\b(?:cbu|cvu|cci|iban|clabe)\b[^\p{L}\n]{0,5}\d{4}/u,
  // Of Argentine accounts; of a pet it is a nickname.
  /\balias\s?[:=]?\s?(?:(?:de )?(?:mp|mercado|cbu|cvu|bancario)\b|[a-z0-9]{2,20}[.-][a-z0-9]{2,20}[.-][a-z0-9]{2}|[a-z0-9]{2,20}[.-]?mp\b)/,
  /\b(?:(?:mi|el|al|por|nuestro) alias(?: (?:es|seria))?|alias(?:\s?[:=]| es))\s?[:=]?\s?[a-z0-9]{2,20}[.-][a-z0-9]{2,20}(?=\s?(?:[,;)(\n]|\.(?:\s|$)|$|a nombre|titular|y |o ))/,
  /(?<!\d)(?:\d[ -]?){16,24}(?!\d)/,
]

export const PAYMENTS = [
  /\bcuentas? (?:de ahorros?|corriente|bancaria|rut|vista|dni)\b|\bnumero de cuenta\b|\b(?:cbu|cvu|cci|clabe|(?:el|mi|un|codigo) iban)\b/,
  new RegExp(`\\btransferencias? (?:bancaria|al? (?!${TAKEN_TO}))`),
  /\bdeposit(?:ar|a|ame|en|as|e|o) (?:a|en) (?:(?:la|mi|una|nuestra) )?cuenta\b/,
  new RegExp(`${NAMED}\\b(?:${APP})\\b`),
  // A pet may be called Pix.
  /\b(?:llave|clave|por|via|acepto|aceptamos|recibo|recibimos) pix\b|\bpix\s?[:=]/,
  /\b(?:pag|deposit|transf|aport|don)[a-z]{0,12}\s(?:[a-z]{1,12}\s){0,3}pix\b/,
  new RegExp(
    `(?:${ACCOUNT}|\\b(?:${TRANSFER}|${GIRO}|pag(?:o|as|ame|ar|ue)|abon[a-z]{1,4}|titular))${REST}\\b(?:${BANK})\\b`,
  ),
  new RegExp(`\\b(?:agente|cuentas? (?:del?|en)|(?:por|en|al?|un) agente(?: del)?) (?:${BANK})\\b`),
  new RegExp(`\\b(?:${BANK})\\b[^.;\\n]{0,20}\\b(?:a nombre de|\\d{6,})`),
  new RegExp(
    `(?:${ACCOUNT}(?: es)?|\\b(?:${TRANSFER}|${GIRO}))(?: [a-z]{1,10}){0,3} (?:(?:al|en el|del) (?:banco )?|de banco )(?:${BANK_OF_PLACE})\\b`,
  ),
  new RegExp(`(?:${ACCOUNT}|\\b(?:alias|${TRANSFER}|${GIRO}))${REST}\\ba nombre de\\b`),
  new RegExp(`\\b${TO_ME}\\b`),
  /\b(?:deposito|transferencia|giro|pago|recarga|consignacion) (?:lo|la|se|me l[oa]) (?:haces|hagas|hace|realizas|mandas|envias)\b|\b(?:haz|hazme|haces|haceme|hagas|haga|realiza|realizas) (?:me )?(?:el|la|una?) (?:deposito|transferencia(?! del)|giro|pago|recarga|consignacion)\b/,
  new RegExp(`\\b${SEND_IT}\\b[^.;\\n]{0,30}\\b${PROOF}`),
  /\b(?:te|les|le) (?:paso|mando|envio|comparto|dejo) (?:(?:la|mi|el|los|numero|nro|de|datos) ){1,4}(?:cuenta|alias|deposito|pago|transferencia)\b/,
  /\bgift ?cards?\b|\btarjetas? (?:de )?(?:regalo|prepago|google|itunes|steam)\b|\bcodigos? (?:de )?(?:recarga|google|itunes|steam)\b|\b(?:link|enlace|boton) de pago\b|\b(?:pag|acept|transf)[a-z]{1,9} (?:[a-z]{1,8} ){0,3}(?:qr|cripto)\b|\bqr\b[^.\n]{0,20} pag(?:a|as|o|ar)\b|\b(?:envia|manda|pasa)me saldo\b|\brecarg(?:ame|anos)\b|\bgiros? (?:postal|bancario|de dinero|por)\b/,
  /\brecarg(?:a|ar|ame|as|ue) (?:al?|de|en) (?:(?:este|mi|el|ese) )?(?:numero|cel|celular|telefono|linea|saldo)\b/,
]
