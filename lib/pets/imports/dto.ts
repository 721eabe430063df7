import type { PetInput } from '@/lib/pets/schema'
import type {
  CountryId,
  HoldReason,
  ImportOutcome,
  ImportStatus,
  ImportVerdict,
  PetStatus,
  PhotoProblem,
  RowProblem,
} from '@/lib/text/vocabulary'

/** A row without mistakes. */
export interface ImportedPet {
  /** The pet that it speaks of, as far as the check could tell. */
  petId: number | null
  /** Empty where `petId` alone says which. */
  code: string
  words: PetInput
  /** Of `words`: columns that the file lacks or leaves open; an update keeps what is there. */
  absent: readonly (keyof PetInput)[]
  /** Null for the foundation's own city, or the one that the pet has. */
  place: { cityId: number; countryId: CountryId } | null
  /** Addresses, the main one first; null keeps what is there. */
  photos: readonly string[] | null
}

/** A pet as a row is compared with it. */
export interface PresentPet {
  id: number
  code: string | null
  words: PetInput
  place: { cityId: number; countryId: CountryId }
  status: PetStatus
  hold: HoldReason | null
  /** Hashes, in order. */
  photos: readonly string[]
  /** Where imported photos came from, by address. */
  sources: Readonly<Record<string, { digest: string; hash: string }>>
}

export interface ImportDto {
  id: number
  fileName: string
  status: ImportStatus
  createdAt: string
  finishedAt: string | null
  rows: number
  verdicts: Record<ImportVerdict, number>
  outcomes: Record<ImportOutcome, number>
  /** Addresses to fetch photos from, in rows without mistakes. */
  photos: number
  photoProblems: number
  /** Headers of columns that are not read. */
  unused: string[]
}

export interface ImportRowDto {
  row: number
  code: string
  name: string
  problems: RowProblem[]
  reason: string | null
  photoProblems: PhotoProblem[]
}

/** In the list of earlier files. */
export interface PastImportDto {
  id: number
  fileName: string
  status: ImportStatus
  createdAt: string
  rows: number
}

/** The rows of a file that a list shows. */
export type RowSelection = 'faulty' | 'kept' | 'failed' | 'photos'
