import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { confirmedColumns } from '@/lib/pets/operations/confirm-pet'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, type ErrorCode } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { petReminderMailKey } from '@/lib/platform/outbox/keys'
import { enqueueMail, withdrawMail } from '@/lib/platform/outbox/operations'
import { confirmPetsMail } from '@/lib/platform/outbox/templates/pet'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { isNight, nextMorning } from '@/lib/text/quiet-hours'
import { confirmPetPath, OWN_TO_CONFIRM } from '@/lib/text/routes'
import { type Home, zoneOf } from '@/lib/text/time-zones'
import type { Role } from '@/lib/text/vocabulary'
import { confirmationLinkError } from './copy'
import { judgeLink, type LinkVerdict, readConfirmationToken, writeConfirmationToken } from './links'
import { listDuePets, listOwnersDue, lockLinkedPet, needsPause, needsReminder } from './queries'
import { ASKED_ANEW, DAYS, deadlines } from './rules'

const CODES: Partial<Record<LinkVerdict, ErrorCode>> = {
  expired: 'bad_request',
  settled: 'conflict',
  blocked: 'conflict',
  inactive: 'conflict',
}

/** 'back': a paused pet is listed again. 'unseen': confirmed, but hidden while it is held or blocked, or its owner is not shown. */
interface Confirmation {
  name: string
  outcome: 'confirmed' | 'back' | 'unseen' | 'already'
}

/**
 * Needs no session: the link is the proof. Idempotent.
 * @throws DomainError not_found for a forged link or a pet that is gone; bad_request when expired; conflict when the
 * pet is not adoptable or blocked, or its owner not active.
 */
export async function confirmByLink(ctx: Context, { token }: { token: string }): Promise<Confirmation> {
  const link = readConfirmationToken(token)
  const { now } = ctx
  if (link) await limit(ctx, LIMITS.noticeLink, `confirm ${link.petId}`)
  return write(ctx, async (tx) => {
    const pet = link && (await lockLinkedPet(tx, link))
    const verdict = judgeLink(link, pet, now)
    if (!pet || (verdict !== 'valid' && verdict !== 'used'))
      throw new DomainError(CODES[verdict] ?? 'not_found', confirmationLinkError(verdict, pet).text)
    if (verdict === 'used') return { name: pet.name, outcome: 'already' }
    await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, pet.id))
    tx.expire(...tagsTouchedBy(pet, pet))
    if (!pet.hasPage) return { name: pet.name, outcome: 'unseen' }
    return { name: pet.name, outcome: pet.paused ? 'back' : 'confirmed' }
  })
}

/** For an owner who could not answer for a time. What was held back meanwhile would leave now, before what asks anew. */
export async function askAnewAbout(tx: Db, ownerId: number): Promise<void> {
  await withdrawPetRemindersOf(tx, ownerId)
  await tx
    .update(pets)
    .set(ASKED_ANEW)
    .where(and(eq(pets.ownerId, ownerId), isNotNull(pets.remindedAt)))
}

/** In the transaction that suspends a locked account, or asks it anew: reminders that have not left do not leave. */
export async function withdrawPetRemindersOf(tx: Db, ownerId: number): Promise<void> {
  const asked = await tx
    .selectDistinct({ remindedAt: pets.remindedAt })
    .from(pets)
    .where(and(eq(pets.ownerId, ownerId), isNotNull(pets.remindedAt)))
  const keys = asked.flatMap(({ remindedAt }) => (remindedAt ? petReminderMailKey(ownerId, remindedAt) : []))
  await withdrawMail(tx, keys)
}

const OWNERS_PER_RUN = 1000
const PAUSES_PER_OWNER = 500
/** The rest follows in the next day's reminder. */
const PETS_PER_MAIL = 40

interface FreshnessRun {
  /** Mails to owners, of up to `PETS_PER_MAIL` pets each. */
  reminderMails: number
  petsReminded: number
  paused: number
}

/**
 * Reminds owners after 30 days and pauses pets after 37, never within a week of the reminder. Concurrent runs send each
 * reminder once; a failure with one owner is logged and does not affect others.
 */
export async function runFreshness(ctx: WriteContext): Promise<FreshnessRun> {
  const { db, now } = ctx
  const run = { reminderMails: 0, petsReminded: 0, paused: 0 }
  for (const ownerId of await listOwnersDue(db, now, OWNERS_PER_RUN)) {
    try {
      const { reminded, paused } = await write(ctx, (tx) => processOwner(tx, ownerId, now))
      run.petsReminded += reminded
      if (reminded > 0) run.reminderMails++
      run.paused += paused
    } catch (error) {
      logError('pets of an owner', error)
    }
  }
  return run
}

interface Owner extends Home {
  id: number
  email: string
  name: string
  role: Role
}

/** Concurrent runs wait for the owner's row, then find nothing to do. */
async function processOwner(tx: WriteTx, ownerId: number, now: Date) {
  const [owner] = await tx
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      countryId: users.countryId,
      cityId: users.cityId,
    })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update')
  if (!owner) return { reminded: 0, paused: 0 }
  return { reminded: await remindOwner(tx, owner, now), paused: await pausePets(tx, owner, now) }
}

async function remindOwner(tx: WriteTx, owner: Owner, now: Date): Promise<number> {
  const ids = await listDuePets(tx, owner.id, needsReminder(tx, now), PETS_PER_MAIL)
  if (ids.length === 0) return 0
  const { ask, linkEnds } = deadlines(now)
  const zone = zoneOf(owner)
  // When the mail leaves: the week that it tells of counts from then.
  const remindedAt = isNight(now, zone) ? nextMorning(now, zone) : now
  const reminded = await tx
    .update(pets)
    .set({ remindedAt })
    // It may have been confirmed meanwhile.
    .where(and(inArray(pets.id, ids), isNull(pets.remindedAt), lte(pets.confirmedAt, ask)))
    .returning({ id: pets.id, name: pets.name, confirmedAt: pets.confirmedAt })
  if (reminded.length === 0) return 0
  const linkOf = ({ id, confirmedAt }: { id: number; confirmedAt: Date }) =>
    writeConfirmationToken({ petId: id, ownerId: owner.id, confirmedAt, expiresAt: linkEnds })
  const pictures = await findMailPictures(
    tx,
    reminded.map(({ id }) => id),
  )
  const content = confirmPetsMail({
    name: owner.name,
    pets: reminded
      .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((pet) => ({
        name: pet.name,
        url: absoluteUrl(confirmPetPath(linkOf(pet))),
        picture: pictures.get(pet.id),
      })),
    petsUrl: absoluteUrl(OWN_TO_CONFIRM),
    days: DAYS,
  })
  const key = petReminderMailKey(owner.id, remindedAt)
  await enqueueMail(tx, { to: owner.email, content, now, quietZone: zone, key })
  return reminded.length
}

async function pausePets(tx: WriteTx, { id: ownerId, role: ownerRole }: Owner, now: Date): Promise<number> {
  const ids = await listDuePets(tx, ownerId, needsPause(now), PAUSES_PER_OWNER)
  if (ids.length === 0) return 0
  const paused = await tx
    .update(pets)
    .set({ pausedAt: now })
    .where(and(inArray(pets.id, ids), isNull(pets.pausedAt), lte(pets.confirmedAt, deadlines(now).pause)))
    .returning({ id: pets.id, cityId: pets.cityId })
  for (const pet of paused) tx.expire(...tagsTouchedBy(null, { ...pet, ownerId, ownerRole }))
  return paused.length
}
