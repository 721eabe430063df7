import type { HoldReason, Role, TextIssue } from '@/lib/vocabulary'
import { checkText } from './text-check'

export interface HoldColumns {
  heldAt: Date | null
  holdReason: HoldReason | null
  textIssue: TextIssue | null
}

export interface HoldDto {
  at: string
  reason: HoldReason
  textIssue: TextIssue | null
}

interface PetText {
  name: string
  description: string
}

const NOT_HELD: HoldColumns = { heldAt: null, holdReason: null, textIssue: null }

export function holdDto({ heldAt, holdReason, textIssue }: HoldColumns): HoldDto | null {
  return heldAt && holdReason && { at: heldAt.toISOString(), reason: holdReason, textIssue }
}

export const hold = (reason: Exclude<HoldReason, 'text'>, heldAt: Date): HoldColumns => ({
  heldAt,
  holdReason: reason,
  textIssue: null,
})

/** Shows a pet again. Its owner could not confirm it meanwhile, so is asked anew before it is paused. */
export const release = ({ heldAt }: HoldColumns): HoldColumns & { remindedAt?: null } => ({
  ...NOT_HELD,
  ...(heldAt && { remindedAt: null }),
})

export function holdForText({ name, description }: PetText, ownerRole: Role, now: Date): HoldColumns {
  const textIssue = checkText(`${name}\n${description}`, ownerRole)
  return textIssue === null ? NOT_HELD : { heldAt: now, holdReason: 'text', textIssue }
}

/**
 * Hold after an edit: unchanged text is not judged again, correcting it ends a hold for the text, and only staff end
 * any other.
 */
export function holdAfterEdit(
  before: PetText & HoldColumns,
  after: PetText,
  ownerRole: Role,
  now: Date,
): HoldColumns & { remindedAt?: null } {
  const { heldAt, holdReason, textIssue } = before
  const isSameText = before.name === after.name && before.description === after.description
  if (isSameText || (holdReason !== null && holdReason !== 'text')) return { heldAt, holdReason, textIssue }
  const found = holdForText(after, ownerRole, now)
  return found.heldAt === null ? release(before) : { ...found, heldAt: heldAt ?? found.heldAt }
}
