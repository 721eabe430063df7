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

/** Whether a listing is held for its words alone: its owner can free it by changing them. */
export const isTextHold = (reason: string | null): boolean => reason?.startsWith(TEXT_REASON) ?? false

/** What the words of a listing that is held seem to carry; null where it is held for something else. */
export function foundInText(reason: string): string | null {
  const trouble = isTextHold(reason) ? reason.slice(TEXT_REASON.length) : ''
  return isTrouble(trouble) ? FOUND[trouble] : null
}

/** Why a listing is nowhere to be seen, for its owner. */
export function heldSentence(reason: string): string {
  const found = foundInText(reason)
  if (!found) return 'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.'
  return `Nuestro equipo revisa esta publicación antes de mostrarla, porque el texto parece tener ${found}. Adoptar no se paga y los datos de contacto de las personas no se publican. Si lo quitas, se publica al momento.`
}
