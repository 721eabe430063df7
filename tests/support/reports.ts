import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import type { Actor } from '@/lib/actor'
import type { Context } from '@/lib/context'
import { reportPet } from '@/lib/reports/operations'
import { makeContext } from './context'

/** Somebody with an account of some days that nobody else uses. */
export async function makePerson(): Promise<Actor> {
  return {
    kind: 'user',
    id: (await makeUser(db, { createdAt: new Date(Date.now() - 2 * 24 * 3_600_000) })).id,
    confirmed: true,
  }
}

/** Reports a pet in the name of `actor`, a visitor without an account by default. @returns the context of the request. */
export async function report(petId: number, actor?: Actor, overrides: Partial<Context> = {}) {
  const ctx = makeContext(actor, overrides)
  await reportPet(ctx, { petId, reason: 'dinero', details: 'Pide un adelanto.' })
  return ctx
}

/** Three people report a pet, which hides it. */
export async function reportByThree(petId: number): Promise<void> {
  for (let i = 0; i < 3; i++) await report(petId, await makePerson())
}
