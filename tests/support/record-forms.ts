import type { RecordEdit } from '@/lib/platform/forms/record'

/** Forms that change a stored record as a whole, by their action: each says which record it was filled in from. */
export const RECORD_FORMS = [
  'answerCheckInAction',
  'changeSlugAction',
  'editMatchAction',
  'publishReviewAction',
  'renameSearchAction',
  'saveDossierAction',
  'updateFoundationAction',
  'updatePetAction',
  'updateProfileAction',
] as const

export type Values = Record<string, unknown>

/** A stored record, as its form sees it. */
interface Stored {
  save: (changes: Values, edit?: RecordEdit) => Promise<{ merged: boolean }>
  read: () => Promise<Values | null>
}

export interface RecordRow {
  open: () => Promise<Stored>
  /** Two changes of one field, and one of another. */
  first: Values
  second: Values
  other?: Values
  /** What the second tab reads. */
  texts: { field: string; label: string; mine: string; saved: string }
}
