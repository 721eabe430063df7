import { sizeWord } from '@/lib/text/copy/agree'
import type { Gender } from '@/lib/text/vocabulary'
import type { PetCardDto } from './dto'

const NOUNS = {
  perro: { macho: 'perro', hembra: 'perra' },
  gato: { macho: 'gato', hembra: 'gata' },
}

/** 'Mestizo (criollo)' → 'mestizo', 'Perro sin pelo del Perú' → 'sin pelo del Perú'. */
const breedWord = (breed: string) => {
  const bare = breed.replace(/\s*\(.*\)/, '').replace(/^(perro|gato) /i, '')
  return bare.charAt(0).toLowerCase() + bare.slice(1)
}

/** Of cats; other breeds are nouns and keep their form: 'gata khao manee', 'gata mau egipcio'. */
const ADJECTIVES =
  /^(?:(mestiz|crioll|abisini|american|británic|doméstic|exótic|himalay|siberian|sagrad)o|(balin|burm|javan|siam|tailand|tonkin)és)(?= |$)/

/** Adjectives agree: 'mestiza', 'siamesa', 'burmesa europea'. Dog breeds are nouns, except mixes. */
function feminineBreed(breed: string, type: 'perro' | 'gato'): string {
  if (type === 'perro') return breed.replace(/^(mestiz|crioll)o\b/, '$1a')
  return breed
    .replace(ADJECTIVES, (_, stem?: string, people?: string) => (stem ? `${stem}a` : `${people}esa`))
    .replace(/^(común|burmesa|azul) (europe|rus)o$/, '$1 $2a')
}

export function petKind({ type, breed, gender }: Pick<PetCardDto, 'type' | 'breed' | 'gender'>): string {
  const kind = breedWord(breed)
  if (type === 'otro') return kind
  return `${NOUNS[type][gender]} ${gender === 'hembra' ? feminineBreed(kind, type) : kind}`
}

/** 'Luna, perra mestiza mediana en Quito'; other species keep their noun's gender: 'Copito, conejo pequeño en Lima'. */
export function petAlt(pet: PetAltSource): string {
  return `${pet.name}, ${petKind(pet)} ${sizeWord(pet.size, kindGender(pet))} en ${pet.place.city}`
}

/** Of the noun that `petKind` begins with: 'tortuga' is feminine, whatever its sex. */
export function kindGender(pet: Pick<PetCardDto, 'type' | 'breed' | 'gender'>): Gender {
  if (pet.type !== 'otro') return pet.gender
  return /^\S*a\b/.test(petKind(pet)) ? 'hembra' : 'macho'
}

export type PetAltSource = Pick<PetCardDto, 'name' | 'type' | 'breed' | 'gender' | 'size'> & {
  place: { city: string }
}
