import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { register } from '@/lib/people/accounts/operations/register'
import { giveConsent } from '@/lib/people/consents/operations'
import { MAIL_VERSIONS } from '@/lib/people/consents/purposes'
import { listConsentRecords } from '@/lib/people/consents/queries'
import { signInWithProvider } from '@/lib/people/oidc/operations'
import { keepToldTexts } from '@/lib/people/told-texts/operations'
import { findAccountNews } from '@/lib/people/told-texts/queries'
import { write } from '@/lib/platform/write'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { exportAccountData } from '@/lib/privacy/queries'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { makeContext, makePerson } from '@/tests/support/context'
import { accountOf, registrationInput } from '@/tests/support/registration-input'

const FROM_BEFORE = { toldPrivacy: null, toldTerms: null }

const toldOf = async (id: number) => {
  const [row] = await db
    .select({ toldPrivacy: users.toldPrivacy, toldTerms: users.toldTerms })
    .from(users)
    .where(eq(users.id, id))
  return row
}

const sentences = async (id: number) => (await findAccountNews(db, id)).texts.map(({ sentence }) => sentence)

describe('legal texts', () => {
  it('are told to an account from before them until it knows, and then on no device again', async () => {
    const me = await makePerson(FROM_BEFORE)
    expect(await sentences(me.id)).toEqual([
      'Publicamos cómo cuidamos tus datos.',
      'Publicamos los términos de Querencia.',
    ])
    await keepToldTexts(me.newContext(), TOLD_NEWEST)
    expect(await sentences(me.id)).toEqual([])
    expect((await exportAccountData(db, me.id)).account).toMatchObject(TOLD_NEWEST)
  })

  it('are known once from two tabs at the same time, and from a tab that stayed open', async () => {
    const me = await makePerson(FROM_BEFORE)
    await Promise.all([1, 2].map(() => keepToldTexts(me.newContext(), TOLD_NEWEST)))
    expect(await toldOf(me.id)).toEqual(TOLD_NEWEST)
    const later = { toldPrivacy: '2999-01-01', toldTerms: '2999-01-01' }
    await db.update(users).set(later).where(eq(users.id, me.id))
    await keepToldTexts(me.newContext(), TOLD_NEWEST)
    expect(await toldOf(me.id)).toEqual(later)
  })

  it('of a version that never was are refused, and told to no one else', async () => {
    const [me, other] = [await makePerson(FROM_BEFORE), await makePerson(FROM_BEFORE)]
    const invented = { ...TOLD_NEWEST, toldTerms: '2001-01-01' }
    await expect(keepToldTexts(me.newContext(), invented)).rejects.toMatchObject({ code: 'invalid' })
    expect(await toldOf(me.id)).toEqual(FROM_BEFORE)
    await keepToldTexts(me.newContext(), TOLD_NEWEST)
    expect(await toldOf(other.id)).toEqual(FROM_BEFORE)
  })

  it('are no news to a new account, by its form or by a provider', async () => {
    const input = registrationInput()
    const { id } = await register(makeContext(), input)
    expect(await toldOf(id)).toEqual(TOLD_NEWEST)
    const email = registrationInput().email
    const identity = { issuer: 'https://id.example', subject: email, email, emailVerified: true }
    const names = { name: 'Ana', lastName: 'Paredes', countryId: null, cityId: null }
    await signInWithProvider(makeContext(), { ...identity, ...names }, 'Ejemplo')
    expect(await accountOf(email)).toMatchObject(TOLD_NEWEST)
    expect(await sentences((await accountOf(email)).id)).toEqual([])
  })
})

describe('a consent to a text that has changed', () => {
  const BEFORE = MAIL_VERSIONS.seguimiento - 1
  const stateOf = async (id: number) =>
    (await listOwnConsents(db, { id, role: 'user' })).find(({ purpose }) => purpose === 'seguimiento')?.state

  const consented = async () => {
    const me = await makePerson()
    const said = { userId: me.id, purpose: 'seguimiento', version: BEFORE, how: 'form' } as const
    await write(me.newContext(), (tx) => giveConsent(tx, { ...said, now: new Date() }))
    return me
  }

  it('is asked for again, alone, until it is renewed', async () => {
    const me = await consented()
    expect(await findAccountNews(db, me.id)).toEqual({ texts: [], outdated: ['seguimiento'] })
    expect(await stateOf(me.id)).toBe('outdated')
    for (const _ of ['once', 'twice'])
      await changeConsent(me.newContext(), { purpose: 'seguimiento', choice: 'renew' })
    expect(await stateOf(me.id)).toBe('given')
    expect((await findAccountNews(db, me.id)).outdated).toEqual([])
    const versions = (await listConsentRecords(db, me.id)).map(({ version }) => version)
    expect(versions).toEqual([BEFORE, MAIL_VERSIONS.seguimiento])
  })

  it('is no longer asked for once it was withdrawn, which a tab of before does not undo', async () => {
    const me = await consented()
    await changeConsent(me.newContext(), { purpose: 'seguimiento', choice: 'withdraw' })
    await changeConsent(me.newContext(), { purpose: 'seguimiento', choice: 'renew' })
    expect(await stateOf(me.id)).toBe('withdrawn')
    expect((await findAccountNews(db, me.id)).outdated).toEqual([])
  })
})
