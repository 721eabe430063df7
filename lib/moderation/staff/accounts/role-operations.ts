import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { adoptionRequests, pets, secondFactors, users } from '@/db/schema'
import { exactEmailFirst, hasEmail } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { DomainError } from '@/lib/platform/errors'
import { nextSessionVersion } from '@/lib/platform/session/operations'
import { transaction } from '@/lib/platform/write'
import { OPEN_ADOPTION_STATUSES, type Role } from '@/lib/text/vocabulary'

/**
 * Ends its sessions. Command line only: nothing does this over HTTP.
 * @throws DomainError not_found; conflict when it is staff already, a foundation, inactive or unconfirmed, or when
 *   somebody waits for its answer: staff neither publish nor adopt.
 */
export function grantAdmin(db: Db, input: { email: string; now: Date }): Promise<void> {
  return changeRole(db, input, 'admin', async (account, tx) => {
    if (account.role === 'admin') return 'Esta cuenta ya administra el sitio.'
    if (account.role === 'fundation') {
      return 'Es la cuenta de una fundación: quien administra el sitio necesita una cuenta de persona.'
    }
    if (!account.active) return 'Esta cuenta está desactivada.'
    if (!account.emailVerifiedAt)
      return 'Esta cuenta todavía no confirmó su correo: que abra primero el enlace que recibió.'
    if (await isAdopting(tx, account.id))
      return 'Esta cuenta tiene mascotas en adopción o solicitudes abiertas: quien administra el sitio necesita una cuenta aparte.'
    return null
  })
}

async function isAdopting(tx: Tx, id: number): Promise<boolean> {
  const offered = and(eq(pets.ownerId, id), inArray(pets.status, ['adoptable', 'en proceso']))
  const asked = and(
    eq(adoptionRequests.adopterId, id),
    inArray(adoptionRequests.status, [...OPEN_ADOPTION_STATUSES]),
  )
  return (await tx.$count(pets, offered)) > 0 || (await tx.$count(adoptionRequests, asked)) > 0
}

/** Ends its sessions. @throws DomainError not_found; conflict when it is not staff. */
export function revokeAdmin(db: Db, input: { email: string; now: Date }): Promise<void> {
  return changeRole(db, input, 'user', async ({ role }) =>
    role === 'admin' ? null : 'Esta cuenta no administra el sitio.',
  )
}

type Account = typeof users.$inferSelect

async function changeRole(
  db: Db,
  { email, now }: { email: string; now: Date },
  role: Role,
  objection: (account: Account, tx: Tx) => Promise<string | null>,
): Promise<void> {
  await transaction(db, async (tx) => {
    const account = await lockAccountByEmail(tx, email)
    if (!account)
      throw new DomainError(
        'not_found',
        'No hay ninguna cuenta con ese correo: que se registre primero en el sitio.',
      )
    const sentence = await objection(account, tx)
    if (sentence) throw new DomainError('conflict', sentence)
    await tx.update(users).set({ role, sessionVersion: nextSessionVersion }).where(eq(users.id, account.id))
    // Whoever becomes staff again enrols anew.
    await tx.delete(secondFactors).where(eq(secondFactors.userId, account.id))
    await insertAudit(tx, {
      actorId: null,
      action: role === 'admin' ? 'admin.grant' : 'admin.revoke',
      subject: `user:${account.id}`,
      createdAt: now,
    })
  })
}

async function lockAccountByEmail(tx: Tx, email: string): Promise<Account | null> {
  const typed = email.trim()
  const [account] = await tx
    .select()
    .from(users)
    .where(hasEmail(typed))
    .orderBy(exactEmailFirst(typed))
    .limit(1)
    .for('update')
  return account ?? null
}
