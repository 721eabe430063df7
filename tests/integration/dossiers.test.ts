import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { consents, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import { deleteDossier, saveDossier } from '@/lib/adoption/dossiers/operations'
import { countCopies, findDossier } from '@/lib/adoption/dossiers/queries'
import { findAskScreen } from '@/lib/adoption/requests/ask-queries'
import { rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { findRequest } from '@/lib/adoption/requests/queries'
import { saveMatch } from '@/lib/people/matches/operations'
import type { Actor } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { exportAccountData } from '@/lib/privacy/queries'
import { requestRow } from '@/tests/support/adoptions'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { dossierInput } from '@/tests/support/dossiers'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'

const { consent: _, ...ANSWERS } = dossierInput()
const SNAPSHOT = { ...ANSWERS, consentVersion: CONSENT.version }

async function makeKeeper() {
  const person = await makePerson()
  await saveDossier(person.newContext(), dossierInput())
  return person
}

async function askWith(person: Awaited<ReturnType<typeof makePerson>>, message: string | null = null) {
  const pet = await makePet(db)
  return { pet, ...(await requestAdoption(person.newContext(), { petId: pet.id, message })) }
}

/** As if the text had changed since. */
const ageConsent = (userId: number) =>
  db.update(consents).set({ version: 0 }).where(eq(consents.userId, userId))

describe('the dossier of an adopter', () => {
  it('is saved with the version and the time of the consent, and edited without asking again', async () => {
    const me = await makePerson()
    const first = me.newContext()
    await saveDossier(first, dossierInput())
    const consentAt = first.now.toISOString()
    expect(await findDossier(db, me.id)).toEqual({ ...SNAPSHOT, consentAt })
    const edit = makeContext(me.actor, { now: later(1) })
    await saveDossier(edit, dossierInput({ adults: 3, otherPets: ['gatos'], consent: undefined }))
    expect(await findDossier(db, me.id)).toEqual({
      ...SNAPSHOT,
      adults: 3,
      otherPets: ['gatos'],
      consentAt,
    })
  })

  it.each([
    ['no consent', undefined, /Marca la casilla/],
    ['consent to another text', CONSENT.version + 1, /El texto cambió/],
  ])('nothing is saved with %s', async (_what, consent, sentence) => {
    const me = await makePerson()
    await expect(saveDossier(me.ctx, dossierInput({ consent }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { consent: expect.stringMatching(sentence) },
    })
    expect(await findDossier(db, me.id)).toBeNull()
  })

  it('a new version of the text is asked for again, and its consent replaces the old one', async () => {
    const me = await makeKeeper()
    await ageConsent(me.id)
    const change = dossierInput({ adults: 4, consent: undefined })
    await expect(saveDossier(me.newContext(), change)).rejects.toMatchObject({ fields: { consent: /./ } })
    expect(await findDossier(db, me.id)).toMatchObject({ adults: 2, consentVersion: 0 })
    const ctx = makeContext(me.actor, { now: later(2) })
    await saveDossier(ctx, dossierInput({ adults: 4 }))
    expect(await findDossier(db, me.id)).toMatchObject({
      adults: 4,
      consentVersion: CONSENT.version,
      consentAt: ctx.now.toISOString(),
    })
  })

  it.each([
    ['experience', 'Escríbeme al 099 555 0142', /teléfono.*se comparten solos/],
    ['experience', 'Pago 50 dólares por ella', /no se paga/],
    ['childrenAges', 'ana@correo.example', /correo/],
  ])('contacts and prices do not belong into it: %s', async (field, text, sentence) => {
    const me = await makePerson()
    await expect(saveDossier(me.ctx, dossierInput({ [field]: text }))).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.stringMatching(sentence) },
    })
  })

  it('the ages of many children are no phone number', async () => {
    const me = await makePerson()
    await saveDossier(me.ctx, dossierInput({ children: 4, childrenAges: '10, 12, 14 y 16 años' }))
    expect(await findDossier(db, me.id)).toMatchObject({ childrenAges: '10, 12, 14 y 16 años' })
  })

  it('only private people with a confirmed e-mail keep one, and the others read why', async () => {
    const { id } = await makePerson()
    const refused: [Actor, string, RegExp][] = [
      [{ kind: 'anonymous' }, 'unauthenticated', /Inicia sesión/],
      [{ kind: 'foundation', id, confirmed: true, approved: true }, 'forbidden', /fundación/],
      [{ kind: 'admin', id }, 'forbidden', /equipo/],
      [{ kind: 'user', id, confirmed: false }, 'email_not_confirmed', /Confirma tu correo/],
    ]
    for (const [actor, code, message] of refused)
      await expect(saveDossier(makeContext(actor), dossierInput())).rejects.toMatchObject({
        code,
        message: expect.stringMatching(message),
      })
    expect(await findDossier(db, id)).toBeNull()
  })

  it('saving it again and again is limited', async () => {
    const me = await makePerson()
    const now = new Date()
    const writes = Array.from({ length: LIMITS.dossierAccount.max + 1 }, () =>
      saveDossier(makeContext(me.actor, { now }), dossierInput()),
    )
    const results = await Promise.allSettled(writes)
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many_requests', message: expect.stringMatching(/Vuelve a intentarlo/) } },
    ])
  })

  it('of two tabs that save at once the dossier of one is kept whole, with one consent', async () => {
    const me = await makePerson()
    const [one, other] = [
      dossierInput({ adults: 1, children: 0, childrenAges: null }),
      dossierInput({ adults: 5 }),
    ]
    await Promise.all([saveDossier(me.newContext(), one), saveDossier(me.newContext(), other)])
    const kept = await findDossier(db, me.id)
    expect([
      { adults: 1, children: 0, childrenAges: null },
      { adults: 5, children: 1, childrenAges: '8 años' },
    ]).toContainEqual({ adults: kept?.adults, children: kept?.children, childrenAges: kept?.childrenAges })
  })

  it('a tab that edits what another has deleted needs consent anew', async () => {
    const me = await makeKeeper()
    await deleteDossier(me.newContext())
    await expect(saveDossier(me.newContext(), dossierInput({ consent: undefined }))).rejects.toMatchObject({
      fields: { consent: /./ },
    })
    expect(await findDossier(db, me.id)).toBeNull()
  })

  it('an account that is gone keeps none', async () => {
    const me = await makePerson()
    await db.delete(users).where(eq(users.id, me.id))
    await expect(saveDossier(me.ctx, dossierInput())).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the copy that goes with a request', () => {
  it('is that of its time, for both sides, whatever becomes of the dossier', async () => {
    const me = await makeKeeper()
    const { id, pet } = await askWith(me)
    await saveDossier(me.newContext(), dossierInput({ home: 'casa', experience: null }))
    expect((await requestRow(id)).dossier).toEqual(SNAPSHOT)
    expect(await findRequest(db, pet.ownerId, id)).toMatchObject({ dossier: SNAPSHOT })
    expect(await findRequest(db, me.id, id)).toMatchObject({ dossier: SNAPSHOT })
    expect(await findRequest(db, (await makeUser(db)).id, id)).toBeNull()
    expect((await requestRow((await askWith(me)).id)).dossier).toMatchObject({
      home: 'casa',
      experience: null,
    })
  })

  it('is missing for whoever has told nothing of their home', async () => {
    const me = await makePerson()
    const { id } = await askWith(me)
    expect((await requestRow(id)).dossier).toBeNull()
    await saveDossier(me.newContext(), dossierInput())
    expect((await requestRow(id)).dossier).toBeNull()
  })

  it('is erased at once with the dossier, in every request, which stays as it is', async () => {
    const [me, other] = [await makeKeeper(), await makeKeeper()]
    const [open, ended, foreign] = [await askWith(me, 'Hola.'), await askWith(me), await askWith(other)]
    const owner = { kind: 'user', id: ended.pet.ownerId, confirmed: true } as const
    await rejectRequest(makeContext(owner), { requestId: ended.id, reason: 'otro', text: 'Gracias.' })
    expect(await countCopies(db, me.id)).toBe(2)
    await deleteDossier(me.newContext())
    await deleteDossier(me.newContext())
    expect(await findDossier(db, me.id)).toBeNull()
    expect(await countCopies(db, me.id)).toBe(0)
    expect(await requestRow(open.id)).toMatchObject({ status: 'enviada', message: 'Hola.', dossier: null })
    expect(await requestRow(ended.id)).toMatchObject({ status: 'rechazada', dossier: null })
    expect((await requestRow(foreign.id)).dossier).toEqual(SNAPSHOT)
  })

  it('none survives a deletion that happens while requests are sent', async () => {
    for (let round = 0; round < 5; round++) {
      const me = await makeKeeper()
      await Promise.all([askWith(me), deleteDossier(me.newContext()), askWith(me)])
      expect(await countCopies(db, me.id)).toBe(0)
    }
  })
})

describe('the screen of a request', () => {
  it('has the adopter’s own dossier, or none', async () => {
    const me = await makePerson()
    await saveMatch(me.newContext(), MATCH_ANSWERS)
    const pet = await makePet(db)
    const screen = () => findAskScreen(db, me.actor, pet.id, new Date())
    expect(await screen()).toMatchObject({ kind: 'form', dossier: null })
    await saveDossier(me.newContext(), dossierInput())
    expect(await screen()).toMatchObject({ kind: 'form', dossier: SNAPSHOT })
  })
})

describe('the data of an account', () => {
  it('holds its dossier and its copies, and no other person’s', async () => {
    const me = await makeKeeper()
    const { pet } = await askWith(me)
    const own = await exportAccountData(db, me.id)
    expect(own.dossier).toMatchObject([{ ...SNAPSHOT, consentAt: expect.any(Date) }])
    expect(own.adoptionRequests).toMatchObject([{ dossier: SNAPSHOT }])
    expect(JSON.stringify(await exportAccountData(db, pet.ownerId))).not.toContain('Canica')
  })
})
