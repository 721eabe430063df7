import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { logIn } from '@/lib/accounts/operations/log-in'
import { hashPassword } from '@/lib/accounts/passwords'
import { median } from '@/tests/bench/stats'
import { makeContext } from '@/tests/support/context'

const ROUNDS = 20

async function timed(email: string): Promise<number> {
  const start = performance.now()
  await expect(logIn(makeContext(), { email, password: 'Caminata7?' })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  return performance.now() - start
}

/** Without the hash for nobody an unknown e-mail would take a fraction of the time, on every machine and in every try. */
it('a login takes as long for an unknown e-mail as for a wrong password', { retry: 3 }, async () => {
  const { email } = await makeUser(db, { passwordHash: await hashPassword('Caminata7!') })
  await timed('primera.vez@correo.example')
  const [known, unknown]: [number[], number[]] = [[], []]
  // Side by side, so that a busy machine slows both.
  for (let i = 0; i < ROUNDS; i++) {
    known.push(await timed(email))
    unknown.push(await timed(`nadie.${i}@correo.example`))
  }
  const figures = `median ms: wrong password ${median(known)}, unknown e-mail ${median(unknown)}`
  expect(median(unknown) / median(known), figures).toBeGreaterThan(0.8)
  expect(median(unknown) / median(known), figures).toBeLessThan(1.25)
})
