import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { emailTokens, externalIdentities, users } from '@/db/schema'
import { mailConfirmation } from '@/lib/accounts/operations/email-links'
import { rememberIp } from '@/lib/accounts/operations/remember-ip'
import { hasEmail, isCityOf } from '@/lib/accounts/queries'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { deliverSoon } from '@/lib/outbox/delivery'
import { enqueueMail } from '@/lib/outbox/operations'
import { providerLinkedMail } from '@/lib/outbox/templates/account'
import { endAllSessions, type SessionStart } from '@/lib/session/operations'
import type { ProviderIdentity } from './identity'

/** An address that has been shown to be somebody's, or at least claimed. */
type Addressed = ProviderIdentity & { email: string }

/**
 * Signs in somebody whom the provider vouches for, and remembers the address they come from.
 * @param provider what people know the provider as.
 * @throws DomainError as `accountFromProvider`.
 */
export async function signInWithProvider(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
): Promise<SessionStart> {
  const account = await accountFromProvider(ctx, identity, provider)
  await rememberIp(ctx, account.id)
  return account
}

/**
 * The account of somebody whom the provider vouches for. The first time it is made, with the role of a person, without
 * a password, confirmed if the provider has verified the e-mail; or the account that has this e-mail is linked, which
 * its owner is told by mail. From then on the provider's id decides, whatever becomes of either e-mail.
 *
 * Only a verified e-mail links: otherwise anybody could write a stranger's address into a profile of their own and walk
 * into the stranger's account.
 * @param provider what people know the provider as.
 * @throws DomainError forbidden for an account that is switched off; conflict when the e-mail belongs to an account and
 *   is not verified; invalid when the provider does not tell an e-mail.
 */
export async function accountFromProvider(
  ctx: Context,
  identity: ProviderIdentity,
  provider: string,
): Promise<SessionStart> {
  const { issuer, subject } = identity
  const account = await ctx.db.transaction(async (tx) => {
    // Two first sign-ins of one person at once wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`)
    const known = await findByIdentity(tx, identity)
    if (known) return known
    const { email } = identity
    if (email === null) throw new DomainError('invalid', 'Tu proveedor no nos dio tu email')
    const addressed = { ...identity, email }
    const account = (await link(tx, addressed, provider, ctx.now)) ?? (await join(tx, addressed, ctx.now))
    await tx.insert(externalIdentities).values({ issuer, subject, userId: account.id })
    return account
  })
  deliverSoon(ctx)
  return account
}

async function findByIdentity(tx: Db, { issuer, subject }: ProviderIdentity): Promise<SessionStart | null> {
  const [row] = await tx
    .select({ id: users.id, sessionVersion: users.sessionVersion, active: users.active })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(sql`${externalIdentities.issuer} = ${issuer} and ${externalIdentities.subject} = ${subject}`)
  if (!row) return null
  if (!row.active) throw switchedOff()
  return { id: row.id, sessionVersion: row.sessionVersion }
}

/** The account that has this e-mail, ready to be linked; null when nobody has it. */
async function link(tx: Db, identity: Addressed, provider: string, now: Date): Promise<SessionStart | null> {
  const [row] = await tx
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      active: users.active,
      emailVerifiedAt: users.emailVerifiedAt,
      sessionVersion: users.sessionVersion,
    })
    .from(users)
    .where(hasEmail(identity.email))
    .for('update')
  if (!row) return null
  if (!identity.emailVerified) throw emailTaken()
  if (!row.active) throw switchedOff()
  const content = providerLinkedMail({ name: row.name, provider })
  await enqueueMail(tx, { to: row.email, content, now })
  return row.emailVerifiedAt ? { id: row.id, sessionVersion: row.sessionVersion } : takeOver(tx, row.id, now)
}

/**
 * Hands an account whose e-mail nobody had confirmed to whoever has now proved to own it. Somebody else may have
 * registered it, waiting for this moment: their password, links and sessions end here.
 */
async function takeOver(tx: Db, id: number, now: Date): Promise<SessionStart> {
  await tx.update(users).set({ passwordHash: null, emailVerifiedAt: now }).where(eq(users.id, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  return endAllSessions(tx, id)
}

async function join(tx: Db, identity: Addressed, now: Date): Promise<SessionStart> {
  const { email, emailVerified, name, lastName, countryId, cityId } = identity
  const place = {
    countryId,
    cityId: countryId && cityId && (await isCityOf(tx, cityId, countryId)) ? cityId : null,
  }
  const [account] = await tx
    .insert(users)
    .values({ role: 'user', email, name, lastName, emailVerifiedAt: emailVerified ? now : null, ...place })
    .onConflictDoNothing()
    .returning({ id: users.id, sessionVersion: users.sessionVersion })
  // Registered in this very moment with a password.
  if (!account) throw emailTaken()
  if (!emailVerified) await mailConfirmation(tx, { id: account.id, email, name }, now)
  return account
}

const switchedOff = () => new DomainError('forbidden', 'Esta cuenta está desactivada')
const emailTaken = () => new DomainError('conflict', 'Ya existe una cuenta con este email')
