import { agree } from '@/lib/text/copy/agree'
import { posterPath } from '@/lib/text/routes'
import { petTitle } from './copy'
import type { PetCardDto, PetDto } from './dto'

type SharedPet = Pick<PetCardDto, 'id' | 'name' | 'type' | 'breed' | 'gender' | 'status' | 'place'> &
  Pick<PetDto, 'health' | 'castrated'>

/** Who shares: a person or a foundation their own pet, or anybody else. */
export type ShareVoice = 'owner' | 'foundation' | 'other'

const ASKS = { owner: 'Ayúdame', foundation: 'Ayúdanos' }

/** What goes with the link, in the voice of whoever shares; of the pet only what is known to be true. */
export function shareText(pet: SharedPet, url: string, voice: ShareVoice): string {
  if (pet.status !== 'adoptable') return `${petTitle(pet)}: ${url}`
  const { name, gender, place, health, castrated } = pet
  const lead = voice === 'other' ? `${name} busca familia` : `${ASKS[voice]} a encontrarle familia a ${name}`
  const facts = [
    health === 'vacunas al dia' && agree('vacunado', gender),
    castrated && agree('esterilizado', gender),
  ].filter((fact) => fact !== false)
  const cared = facts.length > 0 ? `, ${facts.join(' y ')}` : ''
  return `${lead} 🐾 Está en ${place.city}${cared}: ${url}`
}

export interface ShareTarget {
  id: number
  name: string
  url: string
  /**
   * With the text, which is encoded there: its paw as it is would double the memory of every kept page, which no Latin-1
   * string could hold any more.
   */
  whatsapp: string
  /** Absent once the pet is not adoptable. */
  poster?: string
}

export function shareTarget(pet: SharedPet, url: string, voice: ShareVoice): ShareTarget {
  const { id, name, status } = pet
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(shareText(pet, url, voice))}`
  return { id, name, url, whatsapp, poster: status === 'adoptable' ? posterPath(id) : undefined }
}

export const facebookHref = (url: string) =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`
