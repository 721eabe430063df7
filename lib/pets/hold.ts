import { checkText } from '@/lib/text/check/text-check'
import type { HoldReason, Role, TextIssue } from '@/lib/text/vocabulary'
import { ASKED_ANEW } from './freshness/rules'
import { isSamePetText } from './schema'

interface HoldColumns {
  heldAt: Date | null
  holdReason: HoldReason | null
  textIssue: TextIssue | null
}

export interface HoldDto {
  at: string
  /** 'block': blocked for a time, whatever hold there is besides. */
  reason: HoldReason | 'block'
  textIssue: TextIssue | null
  /** What staff wrote to its owner when they removed it. */
  removalReason: string | null
}

interface PetText {
  name: string
  description: string
}

const NOT_HELD: HoldColumns = { heldAt: null, holdReason: null, textIssue: null }

export function toHoldDto({
  blockedAt,
  heldAt,
  holdReason,
  textIssue,
  removalReason = null,
}: HoldColumns & { blockedAt: Date | null; removalReason?: string | null }): HoldDto | null {
  if (blockedAt) return { at: blockedAt.toISOString(), reason: 'block', textIssue: null, removalReason: null }
  return heldAt && holdReason && { at: heldAt.toISOString(), reason: holdReason, textIssue, removalReason }
}

export const hold = (reason: Exclude<HoldReason, 'text'>, heldAt: Date): HoldColumns => ({
  heldAt,
  holdReason: reason,
  textIssue: null,
})

/** Resets the reminder too: the owner could not confirm a held pet. */
export const release = ({ heldAt }: HoldColumns): HoldColumns & { remindedAt?: null } => ({
  ...NOT_HELD,
  ...(heldAt && ASKED_ANEW),
})

export function checkTextHold({ name, description }: PetText, ownerRole: Role, now: Date): HoldColumns {
  const textIssue = checkText(`${name}\n${description}`, ownerRole)
  return textIssue === null ? NOT_HELD : { heldAt: now, holdReason: 'text', textIssue }
}

/** Unchanged text is not re-checked, a corrected text lifts a text hold, and only staff lift others. */
export function holdAfterEdit(
  before: PetText & HoldColumns,
  after: PetText,
  ownerRole: Role,
  now: Date,
): HoldColumns & { remindedAt?: null } {
  const { heldAt, holdReason, textIssue } = before
  const isSameText = isSamePetText(before, after)
  if (isSameText || (holdReason !== null && holdReason !== 'text')) return { heldAt, holdReason, textIssue }
  const found = checkTextHold(after, ownerRole, now)
  return found.heldAt === null ? release(before) : { ...found, heldAt: heldAt ?? found.heldAt }
}
