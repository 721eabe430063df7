import type { PetInput } from '@/lib/pets/schema'
import { pictureDto } from '@/lib/photos/dto'
import { photoHashesIn } from '@/lib/photos/file-names'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { ImportVerdict } from '@/lib/text/vocabulary'
import type { ImportedPet, PresentPet } from './dto'
import { isSameText } from './lost-emoji'
import { keptReason } from './policy'

/** URL of one of our photos, as an export writes it. */
export const ownPhotoUrl = (hash: string): string => absoluteUrl(pictureDto(hash).large)

/** Our photo's hash; null for a foreign URL. It is not fetched: we have it. */
export function ownPhotoHash(address: string): string | null {
  const [hash] = photoHashesIn(address)
  return hash !== undefined && address === ownPhotoUrl(hash) ? hash : null
}

/** Only the fields that differ. */
export function changedWords({ words, absent }: ImportedPet, present: PresentPet): Partial<PetInput> {
  const keys = Object.keys(words) as (keyof PetInput)[]
  return Object.fromEntries(
    keys
      .filter((key) => !absent.includes(key) && !isSame(words[key], present.words[key]))
      .map((key) => [key, words[key]]),
  )
}

function isSame(a: PetInput[keyof PetInput], b: PetInput[keyof PetInput]): boolean {
  if (typeof a === 'string' && typeof b === 'string') return isSameText(a, b)
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b
  return a.length === b.length && a.every((item) => b.includes(item))
}

/** Undefined if unchanged. */
export const changedCode = ({ code }: ImportedPet, present: PresentPet): string | undefined =>
  code !== '' && code !== present.code ? code : undefined

export const changedPlace = ({ place }: ImportedPet, present: PresentPet): ImportedPet['place'] =>
  place !== null && place.cityId !== present.place.cityId ? place : null

/** A photo already fetched from this address; null if none. */
export function knownPhoto(address: string, { photos, sources }: PresentPet): string | null {
  const hash = ownPhotoHash(address) ?? sources[address]?.hash
  return hash !== undefined && photos.includes(hash) ? hash : null
}

/** Without fetching photos. */
function hasSamePhotos({ photos }: ImportedPet, present: PresentPet): boolean {
  if (photos === null) return true
  const hashes = [...new Set(photos.map((address) => knownPhoto(address, present)))]
  return hashes.length === present.photos.length && hashes.every((hash, at) => hash === present.photos[at])
}

const isUnchanged = (pet: ImportedPet, present: PresentPet): boolean =>
  Object.keys(changedWords(pet, present)).length === 0 &&
  changedCode(pet, present) === undefined &&
  changedPlace(pet, present) === null &&
  hasSamePhotos(pet, present)

export function verdictOf(
  pet: ImportedPet,
  present: PresentPet | null,
): { verdict: Exclude<ImportVerdict, 'faulty'>; reason: string | null } {
  if (present === null) return { verdict: 'new', reason: null }
  if (isUnchanged(pet, present)) return { verdict: 'unchanged', reason: null }
  const reason = keptReason(present)
  return { verdict: reason === null ? 'update' : 'kept', reason }
}
