import type { TextTrouble } from '@/lib/pets/text-check'

const FOUND: Record<TextTrouble, string> = {
  telefono: 'un número de teléfono',
  correo: 'un correo electrónico',
  enlace: 'un enlace o una cuenta de redes sociales',
  banco: 'datos bancarios',
  precio: 'un precio',
}

/** How the reason of a listing begins that is held because of its words. */
export const TEXT_REASON = 'texto: '

const isTrouble = (word: string): word is TextTrouble => Object.hasOwn(FOUND, word)

/** Why a listing is nowhere to be seen, for its owner. */
export function heldSentence(reason: string): string {
  const trouble = reason.startsWith(TEXT_REASON) ? reason.slice(TEXT_REASON.length) : ''
  if (!isTrouble(trouble))
    return 'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.'
  return `Nuestro equipo revisa esta publicación antes de mostrarla, porque el texto parece tener ${FOUND[trouble]}. Adoptar no se paga, y tus datos de contacto los recibe quien adopta cuando aceptas su solicitud. Si lo quitas, se publica al momento.`
}
