import { TEXT_ISSUE_WORDS, textIssuePronoun } from '@/lib/text/copy/text-issues'
import type { CheckInDay, TextIssue } from '@/lib/text/vocabulary'
import type { StoryVerdict } from './policy'

export const storyRefusal = (issue: TextIssue): string =>
  `Tu historia parece tener ${TEXT_ISSUE_WORDS[issue]}. La leerá cualquiera: quíta${textIssuePronoun(issue)} para enviarla.`

export const STORY_REFUSALS: Record<Exclude<StoryVerdict, 'may'>, string> = {
  offered: 'Ya enviaste la historia de esta adopción. Para contar otra, retira primero la que hay.',
  early: 'Podrás contar su historia cuando lleve una semana contigo y nos cuentes que le va muy bien.',
  stopped:
    'Su historia se cuenta después de responder que le va muy bien, y elegiste que no te preguntemos. Si vuelves a permitirlo, te preguntamos.',
  paused:
    'Su historia se cuenta después de responder que le va muy bien, y por ahora no hay preguntas por responder.',
  late: 'Su historia se cuenta después de responder que le va muy bien, y ya no quedan preguntas por responder.',
  over: 'Esta adopción ya no tiene una historia que contar.',
}

export const CONSENT_CHANGED = 'El texto del permiso cambió: léelo y márcalo otra vez'

/** @param pet whose name is null while it is not available */
export function offerWords(pet: { name: string | null }) {
  const name = pet.name ?? 'esta mascota'
  return {
    title: `Cuenta el final feliz de ${name}`,
    told: `El final feliz de ${name}`,
    lead: `Otra familia puede animarse a adoptar al leer cómo llegó ${name} a tu casa. Nuestro equipo la lee antes de publicarla.`,
    text: `¿Cómo cambió tu casa con ${name}?`,
    photos: `Fotos de ${name} que quieres mostrar`,
    named: 'Mostrar mi nombre de pila',
    consent:
      'Acepto que esta historia sea pública, con las fotos que marqué y mi ciudad. La puedo retirar cuando quiera, y deja de verse en el momento.',
    hint: 'Sin teléfonos, correos ni direcciones: es pública.',
  }
}

export const photoLabel = (day: CheckInDay): string => `La de los ${day} días`
