import { fullStop } from '@/lib/text/text'
import type { Purpose } from './destination'

/** Names alone, of what visitors may see. */
export interface NamedDestination {
  purpose: Purpose
  pet: string | null
  /** Who publishes the pet (its foundation, or the first name of its owner), or the foundation of the page. */
  keeper: string | null
}

const WORDS: Record<Purpose, string | null> = {
  adopt: 'para adoptar',
  publish: 'para publicar tu mascota',
  donate: 'para donar',
  review: 'para dejar tu comentario',
  'save-search': 'para guardar tu búsqueda',
  favourite: 'para guardar tus favoritos',
  'see-favourites': 'para ver tus favoritos',
  'save-quiz': 'para guardar tus respuestas',
  'see-matches': 'para ver las mascotas para ti',
  'see-pet': null,
  'change-email': 'con tu correo de siempre para confirmar el nuevo',
  'go-on': null,
}

/** 'para escribirle a Camilo'; null where the callback URL says nothing that is worth saying. */
function purposeText({ purpose, pet, keeper }: NamedDestination): string | null {
  if (purpose === 'adopt' && keeper !== null) return `para escribirle a ${keeper}`
  if (purpose === 'donate' && keeper !== null) return `para donar a ${keeper}`
  if (purpose === 'review' && keeper !== null) return `para comentar sobre ${keeper}`
  if (purpose === 'favourite' && pet !== null) return `para guardar a ${pet}`
  if (purpose === 'see-pet' && pet !== null) return `para seguir con ${pet}`
  return WORDS[purpose]
}

const sentence = (start: string, to: NamedDestination): string | null => {
  const text = purposeText(to)
  return text && `${start} ${text}${fullStop(text)}`
}

/** The sign-in dialog and `/register`. */
export function registerText(to: NamedDestination): string | null {
  const text = sentence('Crea tu cuenta', to)
  return text && `${text} Un minuto.`
}

export const loginText = (to: NamedDestination): string | null => sentence('Entra', to)

/** While only the e-mail has to be confirmed. */
export const lastStepText = (to: NamedDestination): string | null =>
  to.purpose === 'adopt' && to.pet !== null
    ? `Un paso y tu solicitud para ${to.pet} sigue.`
    : sentence('Un paso más', to)

/** The same in a mail, after 'Solo falta un paso'. */
export const mailedStepText = (to: NamedDestination): string | null =>
  to.purpose === 'adopt' && to.pet !== null ? `para que siga tu solicitud para ${to.pet}` : purposeText(to)

const GO_ON: Partial<Record<Purpose, string>> = {
  publish: 'Publicar mi mascota',
  donate: 'Seguir con mi donación',
  review: 'Dejar mi comentario',
  'save-search': 'Guardar mi búsqueda',
  'see-favourites': 'Ver mis favoritos',
  'save-quiz': 'Ver mis respuestas',
  'see-matches': 'Ver mascotas para ti',
}

/** Label of the button that leads there. */
export const goOnLabel = ({ purpose, pet }: NamedDestination): string =>
  pet !== null && purpose !== 'donate' ? `Seguir con ${pet}` : (GO_ON[purpose] ?? 'Continuar')
