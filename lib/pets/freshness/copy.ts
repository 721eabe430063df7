import type { OwnPetDto } from '@/lib/pets/dto'
import { settledText } from '@/lib/pets/status-copy'
import { formatDay } from '@/lib/text/dates'
import type { Home } from '@/lib/text/time-zones'
import type { PetStatus } from '@/lib/text/vocabulary'
import { DAYS, deadlines, pausesAt } from './rules'

interface Words {
  title: string
  text: string
}

export function confirmationLinkError(
  verdict: string,
  pet: { name: string; status: PetStatus } | null,
): Words {
  const name = pet?.name ?? 'tu mascota'
  if (verdict === 'used') return { title: `${name} ya está al día`, text: alreadyText(name) }
  if (verdict === 'expired')
    return {
      title: 'Este enlace venció',
      text: `Los enlaces duran ${DAYS.link} días. Entra a Mis Mascotas y confirma la publicación de ${name} con un toque.`,
    }
  if (verdict === 'blocked')
    return {
      title: `La publicación de ${name} está bloqueada por un tiempo`,
      text: 'Mientras tanto no hace falta confirmarla: cuando termine el bloqueo, vuelve como estaba.',
    }
  if (verdict === 'inactive')
    return {
      title: 'Tu cuenta no está activa por ahora',
      text: 'Mientras tanto no hace falta confirmar nada. Si tu cuenta vuelve, puedes confirmar tus publicaciones en Mis Mascotas.',
    }
  if (verdict === 'settled' && pet) return { title: `${name} ya no espera familia`, text: settledText(pet) }
  return {
    title: 'Este enlace no sirve',
    text: 'Quizá llegó cortado, o la publicación ya no existe. Ábrelo otra vez desde el correo o entra a Mis Mascotas.',
  }
}

const alreadyText = (name: string) =>
  `Ya confirmaste la publicación de ${name}. No tienes que hacer nada más.`

export function linkOutcome({
  name,
  outcome,
}: {
  name: string
  outcome: 'confirmed' | 'back' | 'unseen' | 'already'
}): string {
  if (outcome === 'already') return alreadyText(name)
  if (outcome === 'unseen')
    return `Confirmaste que ${name} sigue buscando familia. Por ahora su publicación no se ve: en Mis Mascotas te contamos por qué. ¡Gracias!`
  if (outcome === 'back')
    return `${name} sigue buscando familia y ya vuelve a verse en las búsquedas. ¡Gracias por avisarnos!`
  return `${name} sigue buscando familia. Desde ahora su publicación dice que la confirmaste hoy. ¡Gracias!`
}

/** Null while there is time, and for pets that are not adoptable. */
export function confirmationDue(
  pet: Pick<OwnPetDto, 'status' | 'paused' | 'confirmedAt' | 'remindedAt'> & { place: Home },
  now: Date,
): string | null {
  const confirmedAt = new Date(pet.confirmedAt)
  if (pet.status !== 'adoptable' || pet.paused || confirmedAt > deadlines(now).ask) return null
  const remindedAt = pet.remindedAt === null ? null : new Date(pet.remindedAt)
  const last = pausesAt({ confirmedAt, remindedAt }, now)
  return `Confirma la publicación antes del ${formatDay(last.toISOString(), pet.place)} o saldrá de la lista`
}
