import { agree } from '@/lib/text/copy/agree'
import { STATUS_LABELS } from '@/lib/text/copy/labels'
import type { OwnPetDto } from './dto'
import { ownerHoldSentence } from './hold-copy'

type Standing = Pick<OwnPetDto, 'name' | 'status' | 'gender' | 'hold' | 'public' | 'paused'>

export function ownPetState(pet: Standing): { label: string; tone: 'monte' | 'maiz' | 'mist' | 'lila' } {
  const { status, gender } = pet
  if (status === 'inactivo') return { label: STATUS_LABELS[status], tone: 'mist' }
  if (pet.hold) return { label: 'En revisión', tone: 'maiz' }
  if (status === 'adoptado') return { label: agree('Adoptado', gender), tone: 'lila' }
  if (!pet.public) return { label: 'Todavía no se ve', tone: 'mist' }
  if (status === 'adoptable' && pet.paused) return { label: 'En pausa', tone: 'maiz' }
  if (status === 'en proceso') return { label: 'En proceso', tone: 'lila' }
  return { label: STATUS_LABELS[status], tone: 'monte' }
}

/** A held pet is not for its owner to confirm. */
export const isToConfirm = ({ status, hold }: Standing): boolean => status === 'adoptable' && hold === null

/** Null where there is nothing to explain. */
export function ownPetNote(pet: Standing): string | null {
  if (pet.status === 'inactivo') return null
  if (pet.hold) return ownerHoldSentence(pet.hold)
  if (pet.status !== 'adoptable' || !pet.paused) return null
  return `Hace más de un mes que no nos confirmas si ${pet.name} sigue buscando familia, por eso no aparece en las búsquedas. Toca “Sigue en adopción” y vuelve al momento.`
}
