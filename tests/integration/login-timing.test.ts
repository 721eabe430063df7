import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { logIn } from '@/lib/people/accounts/operations/log-in'
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
