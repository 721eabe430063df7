/** A document has up to 10 MB, a photo up to 12. */
export const MAX_POST_BYTES = 13 * 1024 * 1024

export const REFUSALS = {
  400: 'No pudimos leer los datos enviados',
  403: 'La petición no viene de este sitio',
  405: 'Así no se puede pedir esta página',
  413: 'Los archivos son demasiado pesados: hasta 12 MB en total.',
  414: 'La dirección es demasiado larga',
  415: 'Así no se puede enviar nada a esta página',
  429: 'Estamos recibiendo muchos archivos a la vez. Vuelve a intentarlo en unos segundos.',
  503: 'Ahora mismo nos visita mucha gente. Vuelve a intentarlo en unos segundos.',
} as const

/** Of a form with more text or fields than any of ours. */
export const TOO_MUCH_TEXT = 'Tu formulario tiene demasiado texto: acórtalo y envíalo otra vez.'
/** Without JavaScript the page comes back with an empty form. */
export const TYPED_IS_BEHIND = 'Con «Atrás» en tu navegador encuentras lo que escribiste.'
export const TOO_MANY_FORMS =
  'Desde tu conexión llegan muchos envíos seguidos. Espera unos segundos y vuelve a intentarlo.'

function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const sentences = [...Object.values(REFUSALS), TOO_MANY_FORMS, TOO_MUCH_TEXT]
  return sentences.find((sentence) => sentence === error.message) ?? null
}

const UNREACHABLE = 'No pudimos enviarlo. Revisa tu conexión e inténtalo otra vez.'

export const failureOf = (error: unknown): string => refusalOf(error) ?? UNREACHABLE

export type Refusal = keyof typeof REFUSALS
