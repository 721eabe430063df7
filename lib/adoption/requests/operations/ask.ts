import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, pets } from '@/db/schema'
import { findDossierSnapshot } from '@/lib/adoption/dossiers/queries'
import {
  countRequestsTo,
  countWithdrawals,
  findAdultDeclaration,
  findAskFacts,
  findOpenRequest,
} from '@/lib/adoption/requests/ask-queries'
import { textRefusal } from '@/lib/adoption/requests/copy'
import {
  askVerdict,
  crossesBorder,
  REQUESTS_A_DAY,
  requireRequester,
  TOO_MANY_REQUESTS,
  TOO_MANY_WITHDRAWALS,
  WITHDRAWALS_A_DAY,
} from '@/lib/adoption/requests/policy'
import { ASK_REFUSALS } from '@/lib/adoption/requests/refusals'
import { type AskInput, NOT_ADULT, NOT_CONFIRMED_ABROAD } from '@/lib/adoption/requests/schema'
import { savePhone } from '@/lib/people/accounts/operations/update-profile'
import { saveMatch } from '@/lib/people/matches/operations'
import { requireQuizTaker } from '@/lib/people/matches/policy'
import { findMatch } from '@/lib/people/matches/queries'
import { answersLike } from '@/lib/people/matches/quiz'
import { storeAnswers } from '@/lib/people/matches/stored'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { findPet } from '@/lib/pets/queries'
import { visibleTo } from '@/lib/pets/visibility-queries'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { DAY_SECONDS, daysBefore } from '@/lib/text/durations'
import { plainLine } from '@/lib/text/plain-text'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { lockAccounts, lockAsking } from './lock'
import { mailNewRequest } from './mails'

interface Asked {
  id: number
  status: AdoptionStatus
  /** The message as it was sent first. */
  message: string | null
  created: boolean
}

/**
 * Sends the actor's request for a pet, with snapshots of their adopter profile and dossier if they have them, and mails
 * its owner.
 * Idempotent: an open request is answered as it is. A paused pet takes requests; a held one does not.
 * @param abroad false refuses a pet of another country; undefined does not ask
 * @throws DomainError unauthenticated; forbidden for foundations and staff; email_not_confirmed; not_found; conflict for
 *   their own pet and for one that takes no requests, or none from so far; invalid (`message`) for contacts and prices,
 *   (`abroad`) for a border that was not confirmed, (`phone`); TooManyRequests.
 */
export async function requestAdoption(ctx: Context, input: AskInput): Promise<Asked> {
  const { petId, message } = input
  const adopterId = requireRequester(ctx.actor)
  const open = await findOpenRequest(ctx.db, petId, adopterId)
  if (open) return { ...open, created: false }
  requireCleanText(message)
  await limit(ctx, LIMITS.adoptionAccount, adopterId)
  return write(ctx, (tx) => insertRequest(tx, { ...input, adopterId }, ctx.now))
}

function requireCleanText(message: string | null): void {
  const issue = message && checkText(message, 'user')
  if (issue) throw invalidFields({ message: textRefusal(issue) })
}

async function insertRequest(
  tx: WriteTx,
  { adopterId, ...input }: AskInput & { adopterId: number },
  now: Date,
): Promise<Asked> {
  const { petId, message, adult, abroad } = input
  const phone = newPhone(input)
  await lockAsking(tx, adopterId)
  const [found] = await tx.select({ ownerId: pets.ownerId }).from(pets).where(eq(pets.id, petId))
  if (!found) throw petNotFound()
  const present = await lockAccounts(
    tx,
    [adopterId, found.ownerId],
    phone === undefined ? undefined : adopterId,
  )
  if (!present.includes(adopterId)) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
  const pet = await lockPet(tx, petId)
  const facts = await findAskFacts(tx, petId, adopterId)
  const verdict = askVerdict(facts, adopterId, now)
  if (verdict === 'asked') {
    const open = await findOpenRequest(tx, petId, adopterId)
    if (open) return { ...open, created: false }
  }
  if (verdict !== 'may' && verdict !== 'paused' && verdict !== 'asked')
    throw new DomainError('conflict', ASK_REFUSALS[verdict].sentence)
  // Clients of the API leave it out: they were written before it was asked, and their requests stay valid.
  if (abroad === false && facts && crossesBorder(facts)) throw invalidFields({ abroad: NOT_CONFIRMED_ABROAD })
  await requireFewRequests(tx, { petId, adopterId, ownerId: pet.ownerId }, now)
  if (phone !== undefined) await savePhone(tx, adopterId, phone, now)
  const [request] = await tx
    .insert(adoptionRequests)
    .values({
      petId,
      adopterId,
      message,
      match: await snapshotOf(tx, adopterId),
      dossier: await findDossierSnapshot(tx, adopterId),
      declaredAdultAt: await declarationOf(tx, adopterId, adult, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!request) throw new Error('The request was not written')
  const event = { requestId: request.id, actorId: adopterId, status: request.status, createdAt: now }
  await tx.insert(adoptionRequestEvents).values(event)
  await mailNewRequest(tx, pet, request, now)
  return { id: request.id, status: request.status, message, created: true }
}

/** @throws DomainError invalid (`adult`) without the earlier declaration that the form went by. */
async function declarationOf(
  tx: Db,
  adopterId: number,
  adult: AskInput['adult'],
  now: Date,
): Promise<Date | null> {
  if (adult !== 'before') return adult ? now : null
  const declared = await findAdultDeclaration(tx, adopterId)
  if (!declared) throw invalidFields({ adult: NOT_ADULT })
  return declared
}

/** What the form changed: a number that another tab saved meanwhile is not taken back. Undefined: nothing. */
const newPhone = ({ phone, shownPhone = '' }: AskInput): string | null | undefined =>
  (phone ?? '') === plainLine(shownPhone) ? undefined : phone

/** Each request and each withdrawal mails the owner. @throws TooManyRequests. */
async function requireFewRequests(
  tx: Db,
  { petId, ...sides }: { petId: number; adopterId: number; ownerId: number },
  now: Date,
): Promise<void> {
  const since = daysBefore(now, 1)
  if ((await countWithdrawals(tx, petId, sides.adopterId, since)) >= WITHDRAWALS_A_DAY)
    throw new TooManyRequests(DAY_SECONDS, TOO_MANY_WITHDRAWALS)
  if ((await countRequestsTo(tx, sides, since)) >= REQUESTS_A_DAY)
    throw new TooManyRequests(DAY_SECONDS, TOO_MANY_REQUESTS)
}

async function snapshotOf(tx: Db, adopterId: number) {
  const match = await findMatch(tx, adopterId)
  return match && storeAnswers(match)
}

/**
 * Saves the answers that describe a pet as the actor's first ones; answers that they have stay as they are.
 * @throws DomainError as `saveMatch`; not_found for a pet that they may not see, or that is neither dog nor cat.
 */
export async function wantLikePet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  const userId = requireQuizTaker(ctx.actor)
  const pet = await findPet(ctx.db, petId, visibleTo(ctx.actor))
  const answers = pet && answersLike(pet)
  if (!answers) throw petNotFound()
  if (!(await findMatch(ctx.db, userId))) await saveMatch(ctx, answers)
}
