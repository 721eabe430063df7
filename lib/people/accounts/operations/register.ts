import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Route } from 'next'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { foundationDocuments, foundations, users } from '@/db/schema'
import { mailboxOf } from '@/lib/people/accounts/email'
import { whyReserved } from '@/lib/people/accounts/email-change-queries'
import type { registrationSchema } from '@/lib/people/accounts/name-schema'
import { hashPassword, verifyPassword } from '@/lib/people/accounts/passwords'
import { isCityOf, isEmailTaken } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import { claimFile } from '@/lib/platform/files/operations/orphaned-files'
import { senderOf } from '@/lib/platform/networks'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { MINUTE_MS } from '@/lib/text/durations'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { type CheckedDocument, checkDocument, type StoredDocument, storeDocument } from './document'
import { mailConfirmation } from './email-links'
import { scoreNewPassword } from './uncommon-password'

/** How long a form whose answer was lost may be sent once more. */
const REPEATED_MS = 15 * MINUTE_MS

type Registration = z.output<typeof registrationSchema>

/**
 * Creates an unconfirmed account and its confirmation mail; foundations start pending. Of concurrent registrations of
 * one e-mail exactly one makes an account. @param callbackUrl from `mailedCallback`. @returns the account, for the browser's
 * `rememberRegistration`; the same again to who sends it once more because the answer was lost. @throws DomainError invalid with
 * its fields; TooManyRequests.
 */
export async function register(
  ctx: Context,
  input: Registration,
  callbackUrl: Route | null = null,
): Promise<{ id: number; createdAt: Date }> {
  const document = await checkWithinLimit(ctx, input)
  await limitMailsTo(ctx, input)
  // Before hashing and inserting: a refused insert would use up an id.
  if (await isEmailTaken(ctx.db, input.email)) return repeatedAccount(ctx, input)
  const reserved = await whyReserved(ctx.db, input.email, ctx.now)
  if (reserved) throw invalidFields({ email: reserved })
  const passwordHash = await hashPassword(input.password, { lane: 'unknown', sender: senderOf(ctx.clientIp) })
  const stored = document && (await storeDocument(ctx.db, document))
  // On failure the document is left to the orphan sweep: the commit may have succeeded.
  return write(ctx, async (tx) => {
    const account = await insertAccount(tx, input, passwordHash)
    if (input.role === 'fundation') await insertFoundation(tx, account.id, input, stored)
    await mailConfirmation(tx, account, ctx.now, callbackUrl)
    return { id: account.id, createdAt: account.createdAt }
  })
}

/** Before the e-mail lookup, or free attempts would tell which are taken. Refusals here are not counted. */
async function checkWithinLimit(ctx: Context, input: Registration): Promise<CheckedDocument | null> {
  const refund = await limitIp(ctx, LIMITS.registerIp)
  try {
    if (!(await isCityOf(ctx.db, input.cityId, input.countryId))) {
      throw invalidFields({ cityId: 'Por favor selecciona una ciudad' })
    }
    const document = input.role === 'fundation' && input.document ? await checkDocument(input.document) : null
    await scoreNewPassword(ctx, input.password, 'password', input)
    return document
  } catch (error) {
    await refund()
    throw error
  }
}

/** Whether or not the e-mail is taken: nobody is flooded by spellings of their address. @throws TooManyRequests. */
const limitMailsTo = (ctx: Context, { email }: Registration) =>
  limit(ctx, LIMITS.mailRecipient, mailboxOf(email))

async function insertAccount(tx: Db, input: Registration, passwordHash: string) {
  const { role, name, lastName, email, countryId, cityId } = input
  const [account] = await tx
    .insert(users)
    .values({ role, name, lastName, email, countryId, cityId, passwordHash, ...TOLD_NEWEST })
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email, name: users.name, createdAt: users.createdAt })
  // Registered by a concurrent request.
  if (!account) throw emailTaken()
  return account
}

async function insertFoundation(
  tx: Db,
  userId: number,
  input: Registration,
  document: StoredDocument | null,
) {
  const name = input.foundationName || `${input.name} ${input.lastName}`
  await tx.insert(foundations).values({ userId, name })
  if (!document) return
  const { name: file, contentType, bytes } = document
  await tx
    .insert(foundationDocuments)
    .values({ foundationId: userId, file, contentType, bytes: bytes.length })
  await claimFile(tx, file)
}

/** What was registered a moment ago with this very password. @throws DomainError invalid: the e-mail is another account's. */
async function repeatedAccount(
  { db, now, clientIp }: Context,
  { email, password }: Registration,
): Promise<{ id: number; createdAt: Date }> {
  const [account] = await db
    .select({ id: users.id, createdAt: users.createdAt, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        isNull(users.emailVerifiedAt),
        gt(users.createdAt, new Date(now.getTime() - REPEATED_MS)),
      ),
    )
  const place = { lane: 'unknown', sender: senderOf(clientIp) } as const
  if (!account?.passwordHash || !(await verifyPassword(account.passwordHash, password, place)))
    throw emailTaken()
  return { id: account.id, createdAt: account.createdAt }
}

const emailTaken = () =>
  invalidFields({ email: 'Este correo ya está registrado. Inicia sesión o recupera tu contraseña.' })
