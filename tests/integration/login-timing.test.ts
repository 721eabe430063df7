import { verify } from '@node-rs/argon2'
import { expect, it, onTestFinished, vi } from 'vitest'
import { db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { logIn } from '@/lib/people/accounts/operations/log-in'
import { rememberIp } from '@/lib/people/accounts/operations/remember-ip'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { makeContext } from '@/tests/support/context'

vi.mock('@node-rs/argon2', { spy: true })

/** @returns the algorithm and costs of every hash that a refused login was compared with: `$argon2id$v=19$m=…,t=…,p=…`. */
async function workOfLogin(email: string): Promise<string[]> {
  vi.mocked(verify).mockClear()
  await expect(logIn(makeContext(), { email, password: 'Caminata7?' })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
}

it('a login does the same hashing for an unknown e-mail as for a wrong password', async () => {
  const { email } = await makeUser(db, { passwordHash: await hashPassword('Caminata7!') })
  const known = await workOfLogin(email)
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)])
  expect(await workOfLogin('nadie@correo.example')).toEqual(known)
})

it('a hundred addresses that guess passwords do not hold up an owner at a network they used before', async () => {
  const { id, email } = await makeUser(db, { passwordHash: await hashPassword('Caminata7!') })
  const clientIp = '203.0.113.77'
  await rememberIp(makeContext(undefined, { clientIp }), id)
  const before = await db.$count(rateLimits)
  const order: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.mocked(verify).mockImplementation(async (_hash, password) => {
    order.push(String(password))
    await held
    return password === 'Caminata7!'
  })
  onTestFinished(() => void vi.mocked(verify).mockReset())
  /** Each attempt is counted under so many keys, then reads its account, then waits for its hash. */
  const arrived = async (counted: number) => {
    await expect.poll(() => db.$count(rateLimits), { timeout: 20_000 }).toBe(before + counted)
    for (let reads = 0; reads < 10; reads++) await db.$count(rateLimits)
  }
  const guesses = Array.from({ length: 100 }, (_, address) =>
    logIn(makeContext(undefined, { clientIp: `198.51.100.${address}` }), {
      email: `nadie${address}@correo.example`,
      password: 'guess',
    }).catch(() => 'refused'),
  )
  await arrived(300)
  const owner = logIn(makeContext(undefined, { clientIp }), { email, password: 'Caminata7!' })
  await arrived(302)
  release()
  expect(await owner).toMatchObject({ id })
  // Before nearly all of the hundred: a guess or two may be taken while the owner's is on its way to the queue.
  expect(order.indexOf('Caminata7!')).toBeLessThan(10)
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => 'refused'))
}, 60_000)
