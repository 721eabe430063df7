import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { expiringTransaction } from '@/lib/expiring-transaction'
import { writeConfirmationToken } from '@/lib/freshness/links'
import { listDuePets, listOwnersDue, needsPause, needsReminder } from '@/lib/freshness/queries'
import { DAYS, deadlines } from '@/lib/freshness/rules'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { logError } from '@/lib/log'
import { enqueueMail } from '@/lib/outbox/operations'
import { confirmPetsMail } from '@/lib/outbox/templates/freshness'
import { confirmPetPath, DASHBOARD_PETS } from '@/lib/routes'
import type { Role } from '@/lib/vocabulary'

const OWNERS_PER_ROUND = 1000
const PAUSES_PER_OWNER = 500
/** The rest follows in the next day's mail. */
const PETS_PER_MAIL = 40

interface FreshnessRound {
  mails: number
  asked: number
  paused: number
}

/**
 * Reminds owners after 30 days and pauses pets after 37, but never within a week of the mail. Safe to run concurrently:
 * an owner is asked once. A failure with one owner is logged and stops nobody else's.
 */
export async function runFreshness(ctx: Pick<Context, 'db' | 'now' | 'expire'>): Promise<FreshnessRound> {
  const { db, now } = ctx
  const round = { mails: 0, asked: 0, paused: 0 }
  for (const ownerId of await listOwnersDue(db, now, OWNERS_PER_ROUND)) {
    try {
      const { asked, paused } = await expiringTransaction(
        ctx,
        (tx) => processOwner(tx, ownerId, now),
        ({ paused }) => [...new Set(paused.flat())],
      )
      round.asked += asked
      if (asked > 0) round.mails++
      round.paused += paused.length
    } catch (error) {
      logError('pets of an owner', error)
    }
  }
  return round
}

interface Owner {
  id: number
  email: string
  name: string
  role: Role
}

/** Concurrent runs wait for the owner's row and then find nothing to do. */
async function processOwner(tx: Db, ownerId: number, now: Date) {
  const [owner] = await tx
    .select({ id: users.id, email: users.email, name: users.name, role: users.role })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update')
  if (!owner) return { asked: 0, paused: [] }
  return { asked: await askOwner(tx, owner, now), paused: await pausePets(tx, owner, now) }
}

/** @returns how many pets it asked about. */
async function askOwner(tx: Db, owner: Owner, now: Date): Promise<number> {
  const ids = await listDuePets(tx, owner.id, needsReminder(tx, now), PETS_PER_MAIL)
  if (ids.length === 0) return 0
  const { ask, linkEnds } = deadlines(now)
  const asked = await tx
    .update(pets)
    .set({ remindedAt: now })
    // One of them may have been confirmed just now.
    .where(and(inArray(pets.id, ids), isNull(pets.remindedAt), lte(pets.confirmedAt, ask)))
    .returning({ id: pets.id, name: pets.name, confirmedAt: pets.confirmedAt })
  if (asked.length === 0) return 0
  const linkOf = ({ id, confirmedAt }: { id: number; confirmedAt: Date }) =>
    writeConfirmationToken({ petId: id, ownerId: owner.id, confirmedAt, expiresAt: linkEnds })
  const content = confirmPetsMail({
    name: owner.name,
    pets: asked
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((pet) => ({ name: pet.name, url: absoluteUrl(confirmPetPath(linkOf(pet))) })),
    petsUrl: absoluteUrl(DASHBOARD_PETS),
    days: DAYS,
  })
  await enqueueMail(tx, { to: owner.email, content, now })
  return asked.length
}

async function pausePets(tx: Db, { id: ownerId, role: ownerRole }: Owner, now: Date) {
  const ids = await listDuePets(tx, ownerId, needsPause(now), PAUSES_PER_OWNER)
  if (ids.length === 0) return []
  const paused = await tx
    .update(pets)
    .set({ pausedAt: now })
    .where(and(inArray(pets.id, ids), isNull(pets.pausedAt), lte(pets.confirmedAt, deadlines(now).pause)))
    .returning({ id: pets.id, cityId: pets.cityId })
  return paused.map((pet) => tagsTouchedBy(null, { ...pet, ownerId, ownerRole }))
}
