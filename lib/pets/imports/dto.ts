import type { DraftContent } from '@/lib/pets/drafts/dto'
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
import type { ColumnKey } from './columns'

export interface ImportedPet {
  /** The matched pet, as of the check. */
  petId: number | null
  code: string
  words: PetInput
  /** Fields of `words` that the file leaves open; an update keeps them. */
  absent: readonly (keyof PetInput)[]
  /** Null: the foundation's city, or the pet's own. */
  place: { cityId: number; countryId: CountryId } | null
  /** URLs, main photo first; null keeps the photos. */
  photos: readonly string[] | null
  /** Hashes of those that were the owner's at the check: an earlier row may have replaced them. Absent in files of an earlier release. */
  ownPhotos?: readonly string[]
}

/** A row that is understood and lacks something that only a person has. */
export interface ImportedDraft extends DraftContent {
  code: string
  name: string
  /** The published pet that a row says to be gone: people decide what becomes of it. */
  petId?: number
}

/** What is kept of a checked row; only the check writes it. */
export type Imported = ImportedPet | ImportedDraft

export interface PresentPet {
  id: number
  code: string | null
  words: PetInput
  place: { cityId: number; countryId: CountryId }
  status: PetStatus
  hold: HoldReason | null
  blocked: boolean
  photos: readonly string[]
  /** Origins of imported photos, by URL. */
  sources: Readonly<Record<string, { digest: string; hash: string }>>
}

/** With its city as an export writes it. */
export interface PlacedPet extends PresentPet {
  city: string
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
  photos: number
  photoProblems: number
  /** Rows to import that have no code of the foundation's. */
  uncoded: number
  /** The columns that were read, as the file and as we call them. */
  columns: { title: string; read: string }[]
  unused: string[]
  /** Columns of notes, which are no stories for everybody. */
  internal: string[]
  notes: string[]
  readings: CountedReading[]
}

/** A word of the sheet and what it was read as, where that is not the same; '' for left out. */
export interface Reading {
  key: ColumnKey
  typed: string
  read: string
}

export interface CountedReading extends Reading {
  rows: number
}

/** A word that is not understood, in some of a file's rows. */
export interface WordQuestion {
  /** `acceptedKey`. */
  word: string
  column: string
  typed: string
  options: string[]
  /** Whether the first option is probably meant. */
  hasGuess: boolean
  rows: number
}

export interface PreviewDto {
  row: number
  name: string
  facts: string[]
  place: string | null
  photo: string | null
  story: string
  missing: string[]
}

export interface ImportRowDto {
  row: number
  code: string
  name: string
  problems: RowProblem[]
  reason: string | null
  /** A pet that is still offered, though the file says that it is gone. */
  petId: number | null
  photoProblems: PhotoProblem[]
}

export interface PastImportDto {
  id: number
  fileName: string
  status: ImportStatus
  createdAt: string
  rows: number
}

export type RowSelection = 'faulty' | 'kept' | 'failed' | 'photos'
