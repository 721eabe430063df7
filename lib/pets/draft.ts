import { forgetStored, readStored, writeStored } from '@/lib/browser-storage'
import { isBegun, type PetFormValues } from './form-values'

/** The draft of a pet that somebody is about to publish, in their own browser; it survives closing the tab. */
const DRAFT_KEY = 'querencia-borrador'
const DAY = 86_400_000
/** After that long it would surprise more than it helps. */
const KEPT_DAYS = 30

interface Draft extends PetFormValues {
  /** Another person on the same browser must not see it. */
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

/** What this person had begun; null when there is nothing. Another person's, and what is too old, goes for good. */
export function readDraft(ownerId: number, now = Date.now()): PetFormValues | null {
  const draft = readStored(DRAFT_KEY, isDraft)
  if (!draft) return null
  if (draft.ownerId !== ownerId || now - draft.savedAt > KEPT_DAYS * DAY) {
    forgetDraft()
    return null
  }
  return isBegun(draft) ? draft : null
}

export function keepDraft(ownerId: number, { fields, tags, uploads }: PetFormValues, now = Date.now()): void {
  writeStored(DRAFT_KEY, { ownerId, savedAt: now, fields, tags, uploads } satisfies Draft)
}

/** Once the pet is published, or the person leaves. */
export function forgetDraft(): void {
  forgetStored(DRAFT_KEY)
}
