import { forgetKeptPhotos } from '@/lib/photos/kept-photos'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'
import { DAY_MS } from '@/lib/text/durations'
import { hasInput, type PetFormValues } from './form-values'

const DRAFT_KEY = 'querencia-borrador'
const KEPT_DAYS = 30

interface Draft extends PetFormValues {
  /** Hides the draft from other people on the same browser. */
  ownerId: number
  savedAt: number
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { ownerId, savedAt, fields, tags, uploads } = value as Record<string, unknown>
  const known = typeof ownerId === 'number' && typeof savedAt === 'number'
  const named = typeof fields === 'object' && fields !== null && Object.values(fields).every(isText)
  return known && named && isTexts(tags) && isTexts(uploads)
}

/** Deletes somebody else's draft and expired ones. */
export function readDraft(ownerId: number, now = Date.now()): PetFormValues | null {
  const draft = readStored(DRAFT_KEY, isDraft)
  if (!draft) return null
  if (draft.ownerId !== ownerId || now - draft.savedAt > KEPT_DAYS * DAY_MS) {
    deleteDraft()
    return null
  }
  return hasInput(draft) ? draft : null
}

export function saveDraft(ownerId: number, { fields, tags, uploads }: PetFormValues, now = Date.now()): void {
  writeStored(DRAFT_KEY, { ownerId, savedAt: now, fields, tags, uploads } satisfies Draft)
}

/** With its photos that were not uploaded yet. */
export function deleteDraft(): void {
  forgetStored(DRAFT_KEY)
  // Where storage is blocked there are none.
  forgetKeptPhotos().catch(() => {})
}
