import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { knownIps } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD, hashDemoPassword } from '@/db/seed/password'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { DAY_MS } from '@/lib/text/durations'
import { makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const START = new Date('2026-11-21T08:00:00Z')

/** Fails from IPs of their own: what limits attempts is not the subject here. */
async function fail(email: string, times: number, now = START): Promise<void> {
  for (let tries = 0; tries < times; tries++) {
    const ctx = makeContext(undefined, { now })
    await expect(logIn(ctx, { email, password: 'Equivocada1!' })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await ctx.settle()
  }
}

it('the owner is mailed of twenty failed logins, once a day', async () => {
  const { email } = await makeUser(db, { passwordHash: await hashDemoPassword() })
  await fail(email, 19)
  expect(await mailsTo(email)).toEqual([])
  await fail(email, 1)
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Muchos intentos de ingresar a tu cuenta' }])
  await fail(email, 20, new Date(START.getTime() + 3_600_000))
  expect(await mailsTo(email)).toHaveLength(1)
  await fail(email, 20, new Date(START.getTime() + DAY_MS))
  expect(await mailsTo(email)).toHaveLength(2)
})

it('nobody is mailed of failed logins with an e-mail that has no account', async () => {
  await fail('sin.cuenta@correo.example', 20)
  expect(await mailsTo('sin.cuenta@correo.example')).toEqual([])
})

it('a password alone makes no network of staff known', async () => {
  const passwordHash = await hashDemoPassword()
  const [staff, person] = [
    await makeUser(db, { role: 'admin', passwordHash }),
    await makeUser(db, { passwordHash }),
  ]
  for (const { email } of [staff, person]) await logIn(makeContext(), { email, password: DEMO_PASSWORD })
  expect(await db.$count(knownIps, eq(knownIps.userId, staff.id))).toBe(0)
  expect(await db.$count(knownIps, eq(knownIps.userId, person.id))).toBe(1)
})
