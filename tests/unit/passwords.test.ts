import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { POST } from '@/app/api/passwords/route'
import { hashPassword, requireUncommonPassword, verifyPassword } from '@/lib/people/accounts/passwords'

const OWNER = { email: 'rosa.lopez7@correo.example', name: 'Rosa María', lastName: 'Núñez' }
const check = (password: string) => requireUncommonPassword(password, 'password', OWNER)

describe('a new password', () => {
  it.each([
    'Password1!',
    'Querencia1!',
    'Mascotas1!',
    'Contraseña1!',
    'C0ntrasen@1!',
    'Colombia2026!',
    'Bienvenido1!',
    'Perrito123!',
    'Teamo123!',
    'Adopcion1!',
    'Adopción2026?',
    'Peru2026$',
    'Hola1234!',
    '¡2026Hola!',
    'Equivocada1!',
  ])('is not one that everybody here would try: %s', async (password) => {
    await expect(check(password)).rejects.toMatchObject({ fields: { password: expect.any(String) } })
  })

  it.each(['Rosa2026!', 'Nuñez1990$', 'RosaMaria1!', 'Lopez2026!!', 'Rosa.Lopez7!', 'Rosamarianunez1!'])(
    'is not made of the owner’s names or e-mail: %s',
    async (password) => {
      await expect(check(password)).rejects.toMatchObject({ code: 'invalid' })
      await expect(requireUncommonPassword(`Mar${password}azul`, 'password', OWNER)).resolves.toBeUndefined()
    },
  )

  it.each(['Caminata7!', 'Luna2024!', 'MisPerros22!', 'Querencia-y-mate7', 'Sol2025?!'])(
    'may be %s',
    async (password) => {
      await expect(check(password)).resolves.toBeUndefined()
    },
  )
})

describe('a password in which signs stand for letters', () => {
  it.each(['P@55w0rd!', 'Me7allica1!', 'Importan7es1!', 'Qu3r3nc1@1!'])(
    'is as common as the word: %s',
    async (password) => {
      await expect(check(password)).rejects.toMatchObject({ code: 'invalid' })
    },
  )

  it.each([
    'p4$$w0rd!1|p4$$w0rd!1|p4',
    '4@4@4@4@4@4@4@4@4@4@4@4@aA',
    '1!1!1!1!1!1!1!1!1!1!1!1!',
    '12345678912345678912',
    `Aa1!${'|3'.repeat(98)}`,
  ])('is compared with the word lists a few times, however it can be read: %s', async (password) => {
    await check('Warm-up7!').catch(() => undefined)
    const { slice } = String.prototype
    let compared = 0
    String.prototype.slice = function (this: string, ...args) {
      compared++
      return slice.apply(this, args)
    }
    await check(password)
      .catch(() => undefined)
      .finally(() => {
        String.prototype.slice = slice
      })
    expect(compared).toBeLessThan(5000)
  })
})

it('a password is the same however a keyboard composes its letters', async () => {
  const [composed, decomposed] = ['Ñandú2026!', 'N\u0303andu\u03012026!']
  for (const stored of [composed, decomposed]) {
    const passwordHash = await hashPassword(stored)
    for (const typed of [composed, decomposed]) expect(await verifyPassword(passwordHash, typed)).toBe(true)
    expect(await verifyPassword(passwordHash, 'Nandu2026!')).toBe(false)
  }
  // Of an account that is older than this rule.
  expect(await verifyPassword(await hash(decomposed), decomposed)).toBe(true)
})

describe('a password that is being typed', () => {
  const ask = async (body: unknown) => {
    const request = new Request('http://localhost/api/passwords', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-forwarded-for': '127.0.0.1' },
      body: JSON.stringify(body),
    })
    const answer = await POST(request, { params: Promise.resolve({}) })
    return [answer.status, await answer.json(), answer.headers.get('cache-control')]
  }

  it.each([
    ['Colombia2026!', {}, true],
    ['Rosa2026!', OWNER, true],
    ['Rosa2026!', { email: 'ana@correo.example' }, false],
    ['tydwud-Hyqpo7-nimfan', OWNER, false],
  ])('is told to be common by the rule that decides: %s', async (password, owner, common) => {
    expect(await ask({ password, owner })).toEqual([200, { common }, 'no-store'])
  })

  it('is not read beyond what a password may have', async () => {
    expect((await ask({ password: 'x'.repeat(201), owner: {} }))[0]).toBe(400)
    expect((await ask({ password: 'x', owner: { email: 'x'.repeat(321) } }))[0]).toBe(400)
  })
})
