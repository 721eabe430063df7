import { reportPet } from '@/lib/moderation/reports/operations'
import type { Actor } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { later, makeContext, makePerson } from './context'

/** A person whose account is established, unless its age in days is given. */
export async function makeReporter(days = 30): Promise<Actor> {
  return (await makePerson({ createdAt: later(-24 * days) })).actor
}

/** Reports a pet as `actor`, by default an anonymous visitor. @returns the context of the request. */
export async function report(petId: number, actor?: Actor, overrides: Partial<Context> = {}) {
  const ctx = makeContext(actor, overrides)
  await reportPet(ctx, { petId, reason: 'dinero', details: 'Pide un adelanto.' })
  return ctx
}

/** Three people report a pet, which holds it. */
export async function reportByThree(petId: number): Promise<void> {
  for (let i = 0; i < 3; i++) await report(petId, await makeReporter())
}
