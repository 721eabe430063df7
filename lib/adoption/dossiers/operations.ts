import { and, asc, eq, inArray, isNotNull, lte, not, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequests, dossiers, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { giveConsent, withdrawConsent } from '@/lib/people/consents/operations'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { transaction, write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { daysBefore } from '@/lib/text/durations'
import { CONSENT, CONSENT_CHANGED, CONSENT_MISSING, COPY_DAYS } from './consent-copy'
import { DOSSIER_WORDS, dossierTextRefusal } from './copy'
import type { DossierAnswers } from './dto'
import { needsConsent, requireDossierKeeper } from './policy'
import { findDossier } from './queries'
import { type DossierInput, dossierRecord } from './schema'

/** One statement: rows that a move of their request holds are left to the next round. */
const COPIES_PER_ROUND = 5000

/**
 * Saves an adopter's dossier, the first one or in the place of the one before. Copies that were sent stay as they are.
 * Consent to the current text is needed once: its version and time are kept until the text changes.
 * @throws DomainError unauthenticated, forbidden, email_not_confirmed; invalid (`consent`) without it, (`experience`,
 *   `childrenAges`) for contacts and prices; RecordChanged; TooManyRequests. @returns whether changes were kept that the
 *   form had not seen.
 */
export async function saveDossier(ctx: Context, input: DossierInput): Promise<{ merged: boolean }> {
  const userId = requireDossierKeeper(ctx.actor)
  requireCleanTexts(input)
  await countWrite(ctx, userId)
  const { petId: _, consent, madeFrom = '', taken = [], ...typed } = input
  return write(ctx, async (tx) => {
    await lockOwner(tx, userId)
    const kept = await findDossier(tx, userId)
    const consented = needsConsent(kept) ? { ...requireConsent(consent), consentAt: ctx.now } : {}
    if ('consentVersion' in consented) await giveConsent(tx, saidOf(ctx, userId))
    const saved = dossierRecord(kept)
    const { fields: answers, merged } = await mergeEdit(typed, saved, { madeFrom, taken }, DOSSIER_WORDS)
    await tx
      .insert(dossiers)
      .values({
        ...answers,
        userId,
        consentVersion: CONSENT.version,
        consentAt: ctx.now,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: dossiers.userId,
        set: { ...answers, ...consented, updatedAt: ctx.now },
      })
    return { merged }
  })
}

/**
 * Deletes the actor's dossier, and with the consent every copy that was sent with their requests, which stay as they
 * are otherwise. Repeating it does nothing.
 * @throws DomainError unauthenticated; TooManyRequests.
 */
export async function deleteDossier(ctx: Context): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  await countWrite(ctx, userId)
  await write(ctx, async (tx) => {
    await lockOwner(tx, userId)
    const deleted = await tx
      .delete(dossiers)
      .where(eq(dossiers.userId, userId))
      .returning({ userId: dossiers.userId })
    if (deleted.length > 0) await withdrawConsent(tx, saidOf(ctx, userId))
    const copies = await tx
      .select({ id: adoptionRequests.id })
      .from(adoptionRequests)
      .where(and(eq(adoptionRequests.adopterId, userId), isNotNull(adoptionRequests.dossier)))
      // In the order in which an owner who leaves closes requests.
      .orderBy(asc(adoptionRequests.petId), asc(adoptionRequests.id))
      .for('no key update')
    await eraseCopies(tx, copies)
  })
}

/** Erases the copies whose retention has ended. Safe to run concurrently. @returns how many. */
export async function eraseOldCopies(db: Db, now: Date): Promise<number> {
  const isOver = or(
    and(not(isOpenSql), lte(adoptionRequests.updatedAt, daysBefore(now, COPY_DAYS.ended))),
    and(isOpenSql, lte(adoptionRequests.createdAt, daysBefore(now, COPY_DAYS.open))),
  )
  return transaction(db, async (tx) => {
    const copies = await tx
      .select({ id: adoptionRequests.id })
      .from(adoptionRequests)
      .where(and(isNotNull(adoptionRequests.dossier), isOver))
      .orderBy(asc(adoptionRequests.id))
      .limit(COPIES_PER_ROUND)
      .for('no key update', { skipLocked: true })
    await eraseCopies(tx, copies)
    return copies.length
  })
}

async function eraseCopies(tx: Db, requests: readonly { id: number }[]): Promise<void> {
  if (requests.length === 0) return
  const ids = requests.map(({ id }) => id)
  await tx.update(adoptionRequests).set({ dossier: null }).where(inArray(adoptionRequests.id, ids))
}

/** Requests take their copy under a shared lock of this row: none slips past a deletion. */
async function lockOwner(tx: Db, userId: number): Promise<void> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  if (!row) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
}

const saidOf = ({ now }: Context, userId: number) =>
  ({ userId, purpose: 'hogar', how: 'form', version: CONSENT.version, now }) as const

/** @param given version of the text that the actor has agreed to. */
function requireConsent(given: number | undefined) {
  if (given === undefined) throw invalidFields({ consent: CONSENT_MISSING })
  if (given !== CONSENT.version) throw invalidFields({ consent: CONSENT_CHANGED })
  return { consentVersion: given }
}

function requireCleanTexts(input: DossierInput): void {
  const fields = dossierTextRefusals(input)
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

const countWrite = (ctx: Context, userId: number) => limit(ctx, LIMITS.dossierAccount, userId)

/** Contacts and prices in what an adopter tells of their home, by field. Digits that are the ages of children are none. */
export function dossierTextRefusals({
  children,
  childrenAges,
  experience,
}: Pick<DossierAnswers, 'children' | 'childrenAges' | 'experience'>): Record<string, string> {
  const ages = childrenAges && !isAges(childrenAges, children) && checkText(childrenAges, 'user')
  const told = experience && checkText(experience, 'user')
  return {
    ...(ages && { childrenAges: dossierTextRefusal(ages) }),
    ...(told && { experience: dossierTextRefusal(told) }),
  }
}

/** '10, 12, 14 y 16 años' has as many digits as a phone number. */
function isAges(text: string, children: number): boolean {
  const numbers = text.match(/\d+/g) ?? []
  return /^[\d\s,.;y]*(años|meses)?\.?$/i.test(text) && numbers.length <= children && numbers.every(isAge)
}

const isAge = (digits: string) => Number(digits) <= 21 && digits.length <= 2
