import type { PetType, RowProblem } from '@/lib/text/vocabulary'
import { ownPhotoHash } from './compare'
import type { PlacedPet } from './dto'
import type { Judged } from './judge-row'
import { withoutEmoji } from './lost-emoji'
import { bareCode, codeKey, isDamagedCode, isShortened, numbersIn } from './own-codes'
import { problem, quote } from './problems'
import type { TypedRow } from './typed-row'
import { plain } from './words/plain'

/** An owner's pets, and by what a row may mean one of them: each is one row's at most. */

/** The columns of a row that may name a pet. */
export type IdentityColumn = 'petId' | 'code' | 'photos' | 'name'

interface Named {
  pet: PlacedPet | null
  by: IdentityColumn
  problems: RowProblem[]
}

/** What a row says of its pet, as the form writes it; absent where it does not say it. */
export interface DescribedPet {
  code: string
  name: string
  story: string | null
  traits: Readonly<Partial<Record<string, unknown>>>
  /** Addresses, and of ours the hash. */
  photos: readonly { address: string; hash: string | null }[]
}

/** What tells pets of one name apart. */
const TRAITS = ['type', 'gender', 'breedId', 'colorId'] as const

/** Null for a row that is not understood. */
export function describePet(judged: Judged, code: string): DescribedPet | null {
  const photosOf = (addresses: readonly string[]) =>
    addresses.map((address) => ({ address, hash: ownPhotoHash(address) }))
  if ('problems' in judged) return null
  if ('draft' in judged) {
    const { name, fields, addresses } = judged.draft
    return { code, name, story: fields.description ?? null, traits: fields, photos: photosOf(addresses) }
  }
  const { words, absent, photos } = judged.pet
  const story = absent.includes('description') ? null : words.description
  return { code, name: words.name, story, traits: { ...words }, photos: photosOf(photos ?? []) }
}

/** 'Luna ❤' is 'Luna'; signs alone are themselves. */
const nameKey = (name: string): string => plain(name) || name

const isOfType = ({ traits }: DescribedPet, type: PetType): boolean => traits.type === type

const hasPhoto = ({ photos: shown }: DescribedPet, { photos, sources }: PlacedPet): boolean =>
  shown.some(({ address, hash }) => photos.includes(hash ?? sources[address]?.hash ?? ''))

const ownHashes = ({ photos }: DescribedPet): string[] => photos.flatMap(({ hash }) => hash ?? [])

/** Whether a code may be this pet's: where both have one, they are the same, or a spreadsheet damaged it. */
const mayHaveCode = (pet: PlacedPet, code: string): boolean =>
  code === '' || pet.code === null || isCodeOf(pet, code)

export const isCodeOf = ({ code }: Pick<PlacedPet, 'code'>, cell: string): boolean =>
  code !== null && (codeKey(code) === codeKey(cell) || isDamagedCode(cell, code))

/** 'Luna' is 'Luna Roja', and no 'Sol'. */
function isSameName(one: string, other: string): boolean {
  const [some, others] = [plain(one).split(' '), plain(other).split(' ')]
  return some.every((word) => others.includes(word)) || others.every((word) => some.includes(word))
}

export class PresentPets {
  readonly #codesOfFile: ReadonlySet<string>
  readonly #byId: ReadonlyMap<number, PlacedPet>
  readonly #byCode: Index
  readonly #byBareCode: Index
  readonly #byName: Index
  readonly #stories: ReadonlyMap<PlacedPet, string>
  readonly #byStory: Index
  readonly #byPhoto: Index
  readonly #photos: ReadonlySet<string>
  readonly #takenCodes = new Map<string, number>()
  readonly #takenPets = new Map<number, number>()

  /** @param codes of the file */
  constructor(own: readonly PlacedPet[], codes: readonly string[]) {
    this.#codesOfFile = new Set(codes.map(codeKey))
    this.#byId = new Map(own.map((pet) => [pet.id, pet]))
    this.#byCode = indexOf(own, ({ code }) => [codeKey(code ?? '')])
    this.#byBareCode = indexOf(own, ({ code }) => [bareCode(code ?? '')])
    this.#byName = indexOf(own, ({ words }) => [nameKey(words.name)])
    this.#stories = new Map(own.map((pet) => [pet, withoutEmoji(pet.words.description)]))
    this.#byStory = withoutShared(indexOf(own, (pet) => [this.#stories.get(pet) ?? '']))
    this.#photos = new Set(own.flatMap(({ photos }) => photos))
    this.#byPhoto = withoutShared(indexOf(own, ({ photos }) => photos))
  }

  /** Of addresses, the photos that these pets have. */
  ownPhotosIn(addresses: readonly string[]): string[] {
    return addresses
      .flatMap((address) => ownPhotoHash(address) ?? [])
      .filter((hash) => this.#photos.has(hash))
  }

  /** The pet that its number or code names. */
  findNamed(typed: TypedRow): Named {
    const [number, code] = [typed.text('petId'), typed.text('code')]
    const byCode = this.#withCode(code)
    if (number === '') return { pet: byCode, by: 'code', problems: [] }
    const [byNumber] = numbersIn(number).flatMap((id) => this.#byId.get(id) ?? [])
    if (!byNumber) {
      const words = `${quote(number)} no es el número de una de tus mascotas.`
      return { pet: byCode, by: 'code', problems: [problem('petId', words, NO_NUMBER)] }
    }
    const isClash = byCode !== null && byCode !== byNumber && !isCodeOf(byNumber, code)
    const words = `El número ${byNumber.id} es de ${byNumber.words.name}, y el código ${quote(code)} es de ${byCode?.words.name}.`
    return { pet: byNumber, by: 'petId', problems: isClash ? [problem('code', words, CLASH)] : [] }
  }

  /** As it is, or, where the file has no such code and no other pet could be meant, as it was before it lost its zeros. */
  #withCode(code: string): PlacedPet | null {
    const [exact] = this.#byCode.get(codeKey(code)) ?? []
    if (exact) return exact
    const [bare, another] = this.#byBareCode.get(bareCode(code)) ?? []
    return bare && !another && !this.#codesOfFile.has(codeKey(bare.code ?? '')) ? bare : null
  }

  /** @returns problems if an earlier row has its code or pet; a code that was cut short may be of many. */
  take(row: number, code: string, pet: PlacedPet | null, by: IdentityColumn): RowProblem[] {
    const key = isShortened(code) ? '' : codeKey(code)
    const before = pet ? this.#takenPets.get(pet.id) : undefined
    const codeBefore = key === '' ? undefined : this.#takenCodes.get(key)
    const problems: RowProblem[] = []
    if (codeBefore !== undefined || (before !== undefined && by !== 'petId'))
      problems.push(problem('code', repeated(codeBefore ?? before), OWN_CODE))
    if (before !== undefined && by === 'petId') problems.push(problem('petId', repeated(before), OWN_NUMBER))
    if (problems.length > 0) return problems
    if (key !== '') this.#takenCodes.set(key, row)
    if (pet) this.#takenPets.set(pet.id, row)
    return []
  }

  /**
   * Whether a row is not the pet that it names: of another species; of another name, unless its story is still the same; or with
   * the name, story or photos that are another pet's.
   */
  isContradicted(described: DescribedPet, pet: PlacedPet): boolean {
    const [hasOwnStory] = this.#withStory(described, [pet])
    if (!isOfType(described, pet.words.type)) return true
    if (!isSameName(described.name, pet.words.name))
      return !hasOwnStory || this.#isOfAnother(this.#byName, [nameKey(described.name)], pet)
    if (hasOwnStory) return false
    const stories = described.story === null ? [] : [withoutEmoji(described.story)]
    return (
      this.#isOfAnother(this.#byPhoto, ownHashes(described), pet) ||
      this.#isOfAnother(this.#byStory, stories, pet)
    )
  }

  /** Whether another pet has one of these, and this one has none. */
  #isOfAnother(index: Index, keys: readonly string[], pet: PlacedPet): boolean {
    const found = keys.flatMap((key) => index.get(key) ?? [])
    return found.length > 0 && !found.includes(pet)
  }

  /** The pet that an unnamed row is: of its name and species, and with its story or a photo of its. */
  findSame(described: DescribedPet): PlacedPet | null {
    const alike = this.#alike(described).filter((pet) => mayHaveCode(pet, described.code))
    return this.#withStory(described, alike)[0] ?? alike.find((pet) => hasPhoto(described, pet)) ?? null
  }

  /** The pets that an unnamed row may be, to be asked about, the likeliest first. */
  listPossible(described: DescribedPet): { pet: PlacedPet; by: IdentityColumn }[] {
    const alike = this.#alike(described)
    const found = new Map<PlacedPet, IdentityColumn>()
    const add = (pets: readonly PlacedPet[], by: IdentityColumn) => {
      for (const pet of pets) if (!found.has(pet) && this.#isFree(pet)) found.set(pet, by)
    }
    add([...this.#withStory(described, alike), ...alike.filter((pet) => hasPhoto(described, pet))], 'code')
    add(
      ownHashes(described).flatMap((hash) => this.#byPhoto.get(hash) ?? []),
      'photos',
    )
    add(this.#namesakes(described), 'name')
    return [...found].map(([pet, by]) => ({ pet, by }))
  }

  #withStory({ story }: DescribedPet, pets: readonly PlacedPet[]): PlacedPet[] {
    const key = story === null ? null : withoutEmoji(story)
    return pets.filter((pet) => this.#stories.get(pet) === key)
  }

  #alike(described: DescribedPet): PlacedPet[] {
    const namesakes = this.#byName.get(nameKey(described.name)) ?? []
    return namesakes.filter((pet) => isOfType(described, pet.words.type) && this.#isFree(pet))
  }

  #isFree = (pet: PlacedPet): boolean => !this.#takenPets.has(pet.id)

  /** The published pet of this name that looks like it; of those with a code only for a row without one. */
  findNamesake(described: DescribedPet): PlacedPet | null {
    return this.#namesakes(described)[0] ?? null
  }

  #namesakes({ name, traits, code }: DescribedPet): PlacedPet[] {
    return (this.#byName.get(nameKey(name)) ?? []).filter(
      (pet) =>
        (pet.code === null || code === '') &&
        pet.status !== 'inactivo' &&
        TRAITS.every((key) => traits[key] === undefined || String(traits[key]) === String(pet.words[key])),
    )
  }
}

type Index = ReadonlyMap<string, readonly PlacedPet[]>

function indexOf(own: readonly PlacedPet[], keysOf: (pet: PlacedPet) => readonly string[]): Index {
  const index = new Map<string, PlacedPet[]>()
  for (const pet of own) {
    for (const key of keysOf(pet).filter(Boolean)) {
      const known = index.get(key)
      if (known) known.push(pet)
      else index.set(key, [pet])
    }
  }
  return index
}

/** A story or photo that several pets have tells none of them. */
const withoutShared = (index: Index): Index => new Map([...index].filter(([, { length }]) => length === 1))

const repeated = (row: number | undefined) => `Se repite: ya está en la fila ${row}.`
const OWN_CODE = 'Cada mascota va una sola vez, con un código propio.'
const OWN_NUMBER = 'Si es otra mascota, deja vacía la celda.'
const NO_NUMBER =
  'Si es una mascota nueva, deja vacía la celda; si no, copia su número de «Tus mascotas de ahora».'
const CLASH = 'Corrige el que no es suyo. Si ordenaste una sola columna, deshazlo y sube la hoja otra vez.'
