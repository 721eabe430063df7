import { and, eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { breeds, colors, type pets } from '@/db/schema'
import { isTextHold, TEXT_REASON } from '@/lib/copy/held'
import { DomainError } from '@/lib/errors'
import type { PetType, Role } from '@/lib/vocabulary'
import type { PetInput } from '../schema'
import { checkText } from '../text-check'

/** What the form calls children, dogs and cats, under the names of the table; what is absent stays absent. */
export function columnsOf<Input extends Partial<PetInput>>({ children, dogs, cats, ...rest }: Input) {
  const company = { goodWithChildren: children, goodWithDogs: dogs, goodWithCats: cats }
  return { ...rest, ...company }
}

/** @throws DomainError invalid when breed or colour are not of that kind of animal. */
export async function requireCatalogued(
  db: Db,
  { type, breedId, colorId }: { type: PetType; breedId: number; colorId: number },
): Promise<void> {
  const [breedCount, colorCount] = await Promise.all([
    db.$count(breeds, and(eq(breeds.id, breedId), eq(breeds.type, type))),
    db.$count(colors, and(eq(colors.id, colorId), eq(colors.type, type))),
  ])
  const fields = {
    ...(breedCount === 0 && { breedId: 'Elige una raza de la lista' }),
    ...(colorCount === 0 && { colorId: 'Elige un color de la lista' }),
  }
  const [sentence] = Object.values(fields)
  if (sentence) throw new DomainError('invalid', sentence, fields)
}

type Holding = Pick<typeof pets.$inferInsert, 'heldAt' | 'heldReason' | 'remindedAt'>
type Words = { name: string; description: string }

/** Whether staff look at a new listing first. */
export function holdingOf({ name, description }: Words, ownerRole: Role, now: Date): Holding {
  const trouble = checkText(`${name}\n${description}`, ownerRole)
  return trouble === null
    ? { heldAt: null, heldReason: null }
    : { heldAt: now, heldReason: `${TEXT_REASON}${trouble}` }
}

/**
 * The same for a listing that is changed. Words that stay as they are were judged before; a listing that is held for
 * another reason than its words stays so; one whose words are in order now is shown again, and its owner is asked anew
 * before it is paused.
 */
export function nextHolding(
  before: Words & { heldAt: Date | null; heldReason: string | null },
  after: Words,
  ownerRole: Role,
  now: Date,
): Holding {
  const { heldAt, heldReason } = before
  const same = before.name === after.name && before.description === after.description
  const otherReason = heldAt !== null && !isTextHold(heldReason)
  if (same || otherReason) return { heldAt, heldReason }
  const { heldReason: reason } = holdingOf(after, ownerRole, now)
  if (reason) return { heldAt: heldAt ?? now, heldReason: reason }
  return { heldAt: null, heldReason: null, ...(heldAt && { remindedAt: null }) }
}
