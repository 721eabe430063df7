import { capitalise } from '@/lib/text/capitalise'
import { ageWord, agree, sizeWord } from '@/lib/text/copy/agree'
import { STATUS_LABELS, tagLabel } from '@/lib/text/copy/labels'
import { publisherName } from '@/lib/text/text'
import { kindGender, petKind } from './alt'
import type { OwnPetDto, PetCardDto, PetDto } from './dto'
import { ownerHoldSentence, removedSentence } from './hold-copy'

/** 'Luna, perra mestiza en adopción en Quito', 'adoptada en Quito', 'en proceso de adopción en Quito'. */
export function petTitle(
  pet: Pick<PetCardDto, 'name' | 'type' | 'breed' | 'gender' | 'place' | 'status'>,
): string {
  return `${pet.name}, ${petKind(pet)} ${stateWord(pet)} en ${pet.place.city}`
}

function stateWord(pet: Pick<PetCardDto, 'type' | 'breed' | 'gender' | 'status'>): string {
  if (pet.status === 'adoptado') return agree('adoptado', kindGender(pet))
  return pet.status === 'en proceso' ? 'en proceso de adopción' : 'en adopción'
}

const DOTS = '...'

/**
 * Cuts at a word, to `length` characters with the dots. Three dots, not '…': no Latin-1 string can hold it, and it
 * would double the memory of every cached page.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - DOTS.length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:]+$/, '')}${DOTS}`
}

export function petSummary(pet: PetDto): string {
  const { gender, castrated, health } = pet
  const care = [
    health === 'vacunas al dia' ? 'vacunas al día' : 'sin vacunas',
    castrated && agree('esterilizado', gender),
  ]
  const facts = [ageWord(pet.age, gender, pet.type), sizeWord(pet.size, gender), ...care]
    .filter(Boolean)
    .join(', ')
  const first = `${capitalise(facts)}, en ${pet.place.city}, ${pet.place.country}.`
  return shorten(`${first} ${pet.description.replace(/\s+/g, ' ').trim()}`, 160)
}

/** 'En adopción', 'Adoptada', as staff read it. */
export const statusLabel = ({ status, gender }: Pick<PetCardDto, 'status' | 'gender'>): string =>
  status === 'adoptado' ? agree(STATUS_LABELS[status], gender) : STATUS_LABELS[status]

export function tagLabels({ tags, gender }: Pick<PetDto, 'tags' | 'gender'>): string[] {
  return tags.map((tag) => tagLabel(tag, gender))
}

/** 'Rosa acepta solicitudes solo de Chile'; null if they may come from anywhere. */
export function requestsFromWords(
  pet: Pick<PetDto, 'requestsFrom' | 'place' | 'owner' | 'foundation'>,
): string | null {
  const from = { 'cualquier lugar': null, 'su país': pet.place.country, 'su ciudad': pet.place.city }[
    pet.requestsFrom
  ]
  const publisher = publisherName({ name: pet.owner.name, foundation: pet.foundation?.name ?? null })
  return from ? `${publisher} acepta solicitudes solo de ${from}` : null
}

type Standing = Pick<OwnPetDto, 'name' | 'status' | 'gender' | 'hold' | 'public' | 'paused'>

export function ownPetState(pet: Standing): { label: string; tone: 'monte' | 'maiz' | 'mist' | 'lila' } {
  const { status, gender } = pet
  if (isBlockedListing(pet)) return { label: 'Bloqueada', tone: 'maiz' }
  if (isRemoved(pet)) return { label: 'Retirada por el equipo', tone: 'maiz' }
  if (status === 'inactivo') return { label: STATUS_LABELS[status], tone: 'mist' }
  if (pet.hold) return { label: 'En revisión', tone: 'maiz' }
  if (status === 'adoptado') return { label: agree('Adoptado', gender), tone: 'lila' }
  if (!pet.public) return { label: 'Todavía no se ve', tone: 'mist' }
  if (status === 'adoptable' && pet.paused) return { label: 'En pausa', tone: 'maiz' }
  if (status === 'en proceso') return { label: 'En proceso', tone: 'lila' }
  return { label: STATUS_LABELS[status], tone: 'monte' }
}

const isRemoved = ({ status, hold }: Standing): boolean => status === 'inactivo' && hold?.reason === 'removal'

/** Nothing about it can be changed meanwhile (`petBlocked`). */
export const isBlockedListing = ({ hold }: Pick<Standing, 'hold'>): boolean => hold?.reason === 'block'

/** Owners cannot confirm a held pet. */
export const isToConfirm = ({ status, hold }: Standing): boolean => status === 'adoptable' && hold === null

export function ownPetNote(pet: Standing): string | null {
  if (pet.hold && isBlockedListing(pet)) return ownerHoldSentence(pet.hold)
  if (isRemoved(pet)) return pet.hold && removedSentence(pet.hold)
  if (pet.status === 'inactivo') return null
  if (pet.hold) return ownerHoldSentence(pet.hold)
  if (pet.status !== 'adoptable' || !pet.paused) return null
  return `Hace más de un mes que no nos confirmas si ${pet.name} sigue buscando familia, por eso no aparece en las búsquedas. Toca “Sigue en adopción” y vuelve al momento.`
}
