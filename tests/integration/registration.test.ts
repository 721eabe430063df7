import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { emailTokens, foundationDocuments, foundations, orphanedFiles, users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makePet } from '@/db/seed/factories'
import { resendConfirmation } from '@/lib/people/accounts/operations/email-links'
import { register } from '@/lib/people/accounts/operations/register'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { adoptPath } from '@/lib/text/adopter-routes'
import { MINUTE_MS } from '@/lib/text/durations'
import { later, makeContext } from '@/tests/support/context'
import { losingDb } from '@/tests/support/losing-db'
import { linkIn } from '@/tests/support/mailbox'
import { knownCallback } from '@/tests/support/mailed-callback'
import { mailsTo, secretMailedTo } from '@/tests/support/outbox'
import { accountOf, registrationInput } from '@/tests/support/registration-input'

const OTHER_PASSWORD = { password: 'Merienda8!', confirmPassword: 'Merienda8!' }

/** The accounts of those that were not refused. */
const accountsOf = async (work: ReturnType<typeof register>[]) => {
  const results = await Promise.allSettled(work)
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value.id : []))
}

describe('registration', () => {
  it('registration creates an unconfirmed account, mails a link, and stores no plain password', async () => {
    const input = registrationInput()
    await register(makeContext(), input)
    const account = await accountOf(input.email)
    expect(account).toMatchObject({ role: 'user', emailVerifiedAt: null, active: true })
    expect(account.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await mailsTo(input.email)).toHaveLength(1)
    const [token] = await db.select().from(emailTokens).where(eq(emailTokens.userId, account.id))
    expect(token?.tokenHash).not.toContain(await secretMailedTo(input.email))
  })

  it('the confirmation mail keeps the callback URL, also when it is resent', async () => {
    const input = registrationInput()
    const callbackUrl = knownCallback('/review/3?orden=a&pagina=2#comentar')
    await register(makeContext(), input, callbackUrl)
    await resendConfirmation(makeContext(undefined, { now: later(1) }), input, callbackUrl)
    const paths = (await mailsTo(input.email)).map(({ text }) => linkIn(text)?.path ?? '')
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      const { pathname, searchParams } = new URL(path, 'https://querencia.example')
      expect(pathname).toMatch(/^\/email-confirmed\/api\/v1\.0\/verify\/tk\/[\w-]+$/)
      expect([...searchParams]).toEqual([['callbackUrl', callbackUrl]])
    }
  })

  it('the confirmation mail names the pet that somebody registers for, unless it is hidden or hardly a name', async () => {
    const subjectFor = async (pet: Parameters<typeof makePet>[1]) => {
      const input = registrationInput()
      const { id } = await makePet(db, { name: 'Almendra', ...pet })
      await register(makeContext(), input, knownCallback(adoptPath(id)))
      return (await mailsTo(input.email))[0]?.subject
    }
    expect(await subjectFor({})).toBe('Confirma tu correo y sigue con Almendra')
    const unnamed = 'Confirma tu correo en Querencia'
    expect(await subjectFor({ heldAt: new Date(), holdReason: 'staff' })).toBe(unnamed)
    expect(await subjectFor({ blockedAt: new Date() })).toBe(unnamed)
    expect(await subjectFor({ status: 'inactivo' })).toBe(unnamed)
    for (const name of ['malo.example', 'Llama al 300 555 0142', 'Reclama tu premio en efectivo hoy'])
      expect(await subjectFor({ name })).toBe(unnamed)
  })

  it('an e-mail registers once, in any case, also concurrently', async () => {
    const input = registrationInput()
    const again = registrationInput({ email: input.email.toUpperCase(), ...OTHER_PASSWORD })
    const tryOf = (one: typeof input) => register(makeContext(), one)
    const [mine, others] = await Promise.all(
      [input, again].map((one) => accountsOf([tryOf(one), tryOf(one)])),
    )
    expect(new Set([mine, others].flat()).size).toBe(1)
    // Whoever sends the other password is somebody else.
    await expect(tryOf(mine?.length ? again : input)).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: expect.stringContaining('ya está registrado') },
    })
    expect([mine?.length, others?.length]).toContain(0)
    expect(await mailsTo(input.email)).toHaveLength(1)
  })

  it('a form that is sent again because its answer was lost is answered as the first time, for a quarter of an hour', async () => {
    const input = registrationInput()
    const first = await register(makeContext(), input)
    const again = (minutes: number, values = input) =>
      register(
        makeContext(undefined, { now: new Date(first.createdAt.getTime() + minutes * MINUTE_MS) }),
        values,
      )
    expect(await again(1)).toEqual(first)
    const taken = { code: 'invalid', fields: { email: expect.stringContaining('ya está registrado') } }
    await expect(again(1, { ...input, ...OTHER_PASSWORD })).rejects.toMatchObject(taken)
    await expect(again(16)).rejects.toMatchObject(taken)
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, first.id))
    await expect(again(1)).rejects.toMatchObject(taken)
    expect(await mailsTo(input.email)).toHaveLength(1)
  })

  it('registration refuses a city of another country', async () => {
    const city = CITIES.find(({ countryId }) => countryId === 'PER')
    await expect(
      register(makeContext(), registrationInput({ cityId: String(city?.id) })),
    ).rejects.toMatchObject({
      fields: { cityId: 'Por favor selecciona una ciudad' },
    })
  })

  it('a registered foundation is pending, with its document in the private store', async () => {
    const document = new File([Buffer.from('%PDF-1.7 acta')], '../../acta.pdf', { type: 'text/html' })
    const input = registrationInput({ role: 'fundation', foundationName: 'Patitas del Sur', document })
    await register(makeContext(), input)
    const { id } = await accountOf(input.email)
    const [foundation] = await db.select().from(foundations).where(eq(foundations.userId, id))
    expect(foundation).toMatchObject({ name: 'Patitas del Sur', status: 'pendiente' })
    const [kept] = await db.select().from(foundationDocuments).where(eq(foundationDocuments.foundationId, id))
    expect(kept).toMatchObject({ contentType: 'application/pdf', bytes: 13 })
    expect(kept?.file).toMatch(/^documents\/[0-9a-f-]{36}\.pdf$/)
    expect(await db.$count(orphanedFiles, eq(orphanedFiles.name, kept?.file ?? ''))).toBe(0)
    expect((await fileStore.get(kept?.file ?? ''))?.bytes.toString()).toBe('%PDF-1.7 acta')
    // What is next it is told once the address is confirmed.
    expect((await mailsTo(input.email)).map(({ subject }) => subject)).toEqual([
      'Confirma tu correo en Querencia',
    ])
  })

  it('of a foundation keeps its document when the commit succeeds without an answer', async () => {
    const document = new File([Buffer.from('%PDF-1.7 acta')], 'acta.pdf')
    const input = registrationInput({ role: 'fundation', document })
    await expect(register(makeContext(undefined, { db: losingDb() }), input)).rejects.toThrow(
      'CONNECTION_CLOSED',
    )
    const { id } = await accountOf(input.email)
    const [kept] = await db.select().from(foundationDocuments).where(eq(foundationDocuments.foundationId, id))
    expect(await fileStore.get(kept?.file ?? '')).not.toBeNull()
  })

  it.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>'), 'image/png'],
    ['nothing but a name', Buffer.from('x'), 'application/pdf'],
  ])('registration refuses %s as a document, and creates no account', async (_title, bytes, type) => {
    const document = new File([bytes], 'documento.png', { type })
    const input = registrationInput({ role: 'fundation', document })
    await expect(register(makeContext(), input)).rejects.toMatchObject({
      fields: { document: 'Por favor carga un documento válido' },
    })
    await expect(accountOf(input.email)).rejects.toThrow()
  })
})

describe('registrations of spellings of one mailbox', () => {
  it('mail it no more than other links do, whoever sends them and whether or not one has an account', async () => {
    const name = `victima${Date.now()}`
    const spelt = (at: number) => `${name.slice(0, 3)}.${name.slice(3)}+${at}@gmail.com`
    const { max } = LIMITS.mailRecipient
    const foundation = registrationInput({ role: 'fundation', email: spelt(0) })
    await register(makeContext(), foundation)
    for (let at = 1; at < max; at++) await register(makeContext(), registrationInput({ email: spelt(at) }))
    for (const email of [`${name}@googlemail.com`, spelt(0), spelt(max)]) {
      const input = registrationInput({ email })
      await expect(register(makeContext(), input)).rejects.toMatchObject({ code: 'too_many_requests' })
    }
    await expect(accountOf(spelt(max))).rejects.toThrow()
    const mailed = await Promise.all(Array.from({ length: max }, (_, at) => mailsTo(spelt(at))))
    expect(mailed.flat()).toHaveLength(max)
  })
})

describe('refused registrations', () => {
  it('refused registrations use up no account id', async () => {
    const first = registrationInput()
    await register(makeContext(), first)
    for (let i = 0; i < 3; i++)
      await expect(register(makeContext(), { ...first, ...OTHER_PASSWORD })).rejects.toMatchObject({
        fields: { email: expect.any(String) },
      })
    const second = registrationInput()
    await register(makeContext(), second)
    const [a, b] = [await accountOf(first.email), await accountOf(second.email)]
    expect(b.id).toBe(a.id + 1)
    expect(a.id).toBeGreaterThan(1_000_000_000)
  })

  it('refused registrations do not count towards the limit of an IP, which people may share', async () => {
    const ctx = makeContext()
    const common = { password: 'Password1!', confirmPassword: 'Password1!' }
    for (let i = 0; i < LIMITS.registerIp.max + 1; i++)
      await expect(register(ctx, registrationInput(common))).rejects.toMatchObject({ code: 'invalid' })
    await register(ctx, registrationInput())
  })

  it('registrations of a taken e-mail count, and reveal nothing beyond the limit', async () => {
    const [ctx, made] = [makeContext(), registrationInput()]
    await register(makeContext(), made)
    const taken = registrationInput({ email: made.email, ...OTHER_PASSWORD })
    for (let i = 0; i < LIMITS.registerIp.max; i++)
      await expect(register(ctx, taken)).rejects.toMatchObject({ fields: { email: expect.any(String) } })
    for (const input of [taken, registrationInput()])
      await expect(register(ctx, input)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('of common passwords are limited by themselves, far beyond what somebody tries, a good document or not', async () => {
    const common = { password: 'Password1!', confirmPassword: 'Password1!' }
    const document = new File([Buffer.from('%PDF-1.7 acta')], 'acta.pdf')
    const ctx = makeContext()
    for (let i = 0; i < LIMITS.commonPasswordIp.max; i++) {
      const role = i % 2 === 0 ? ({ role: 'user' } as const) : ({ role: 'fundation', document } as const)
      const input = registrationInput({ ...common, ...role })
      await expect(register(ctx, input)).rejects.toMatchObject({ code: 'invalid' })
    }
    await expect(register(ctx, registrationInput(common))).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    await register(makeContext(), registrationInput())
  })

  it('a refused common password does not reveal whether the e-mail is taken', async () => {
    const taken = registrationInput()
    await register(makeContext(), taken)
    const common = { email: taken.email, password: 'Password1!', confirmPassword: 'Password1!' }
    const error = await register(makeContext(), registrationInput(common)).catch((reason) => reason)
    expect(Object.keys(error.fields)).toEqual(['password'])
  })

  it.each([
    'Password1!',
    'P@ssw0rd!',
    'Qwerty123!',
    'Querencia1!',
    'C0ntraseña1!',
    'Colombia2026!',
    'Peru2026$',
    'Hola1234!',
    'Teamo123!',
    'Primera11!',
    'Paredes2026!',
    'AnaParedes9!',
  ])('tell that the password %s is common', async (password) => {
    const input = registrationInput({ password, confirmPassword: password })
    await expect(register(makeContext(), input)).rejects.toMatchObject({
      fields: { password: expect.stringContaining('muy común') },
    })
  })
})
