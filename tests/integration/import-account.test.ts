import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { db } from '@/db/client'
import { consents, dossiers, matches, pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { listConsentRecords } from '@/lib/people/consents/queries'
import { findMatch } from '@/lib/people/matches/queries'
import { hold } from '@/lib/pets/hold'
import { findEditablePet, listOwnPets } from '@/lib/pets/own-queries'
import { storePhotoFile } from '@/lib/photos/uploads'
import { DomainError } from '@/lib/platform/errors'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { importAccount } from '@/lib/privacy/import/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { listAudit } from '@/tests/support/audit'
import { makePerson } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { PLAIN } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'
import { showPhoto } from '@/tests/support/stored-photos'

const nameOf = (address: string) => path.posix.basename(new URL(address).pathname)

/** As its file has it, and nothing more. */
const exportOf = async (id: number) => JSON.parse(JSON.stringify(await exportAccountData(db, id)))

/** Photos as their addresses answer. */
async function download(address: string): Promise<Buffer> {
  const file = await fileStore.get(nameOf(address))
  if (!file) throw new DomainError('invalid', 'No hay ninguna foto en la dirección.')
  return Buffer.from(file.bytes)
}

const importData = (data: unknown, email = newEmail()) =>
  importAccount(db, { data, email, now: new Date(), download })

/** A person with all that goes along: profile with a picture, dossier, adopter profile, pets in every state. */
async function makeOwner() {
  const person = await makePerson({
    phone: '+593 99 555 0101',
    address: 'Calle de las Acacias 12',
    requestsFrom: 'su país',
  })
  const photos: string[] = []
  for (const number of [81, 82, 83])
    photos.push(await storePhotoFile(person.ctx, fileOf(await blots(number + (person.id % 1000)))))
  const [first = '', second = '', picture = ''] = photos
  await db.update(users).set({ photo: picture }).where(eq(users.id, person.id))
  await db.insert(dossiers).values({
    userId: person.id,
    home: 'casa',
    tenure: 'propio',
    adults: 2,
    children: 1,
    childrenAges: '7 años',
    otherPets: ['gatos'],
    hoursAlone: '2 a 4',
    experience: 'Tuvimos dos perras.',
    consentVersion: 1,
    consentAt: new Date(),
  })
  const listing = { ownerId: person.id, description: PLAIN.trim() }
  const looks = { age: 'joven', gender: 'hembra', coat: 'corto', size: 'mediano' } as const
  await db.insert(matches).values({ userId: person.id, type: 'perro', hadPet: true, ...looks })
  const pet = await makePet(db, {
    ...listing,
    name: 'Luna',
    tags: ['tranquilo'],
    goodWithCats: false,
  })
  await showPhoto(pet.id, second, 0)
  await showPhoto(pet.id, first, 1)
  await makePet(db, { ...listing, name: 'Sol', status: 'adoptado' })
  await makePet(db, { ...listing, name: 'Mar', status: 'inactivo' })
  const held = await makePet(db, { ...listing, name: 'Río', ...hold('staff', new Date()) })
  const paused = await makePet(db, { ...listing, name: 'Paz', pausedAt: new Date() })
  for (const { id } of [held, paused]) await showPhoto(id, first, 0)
  return person
}

/** What the own pages show, without ids, dates and names of files. */
async function shownTo(id: number) {
  const { rows: items } = await listOwnPets(db, id, 1)
  const editable = await Promise.all(items.map((pet) => findEditablePet(db, id, pet.id)))
  const shown = {
    profile: await findProfile(db, id),
    dossier: await findDossier(db, id),
    match: await findMatch(db, id),
    pets: items,
    editable,
  }
  const others = new Set(['id', 'userId', 'email', 'hash', 'blur', 'at'])
  return JSON.parse(
    JSON.stringify(shown, (key, value) => {
      if (others.has(key) || key.endsWith('At')) return undefined
      return typeof value === 'string' ? value.replace(/[0-9a-f]{32}/g, 'photo') : value
    }),
  )
}

describe('an account made of nothing but an export', () => {
  it('shows its owner the same profile, dossier and pets', async () => {
    const owner = await makeOwner()
    const email = newEmail()
    const made = await importData(await exportOf(owner.id), email)
    expect(made).toMatchObject({ pets: 5, missing: [] })
    const [before, after] = [await shownTo(owner.id), await shownTo(made.id)]
    expect(after).toEqual(before)
    expect(after.editable.map((pet: { photos: object[] }) => pet.photos.length).toSorted()).toEqual([
      0, 0, 1, 1, 2,
    ])
    expect(after.profile.photo).toBe('photo')
    const [account] = await db.select().from(users).where(eq(users.id, made.id))
    expect(account).toMatchObject({
      email,
      passwordHash: null,
      emailVerifiedAt: null,
      role: 'user',
      requestsFrom: 'su país',
    })
    expect(await listAudit(`user:${made.id}`)).toMatchObject([{ action: 'account.import', actorId: null }])
  })

  it('has said what its owner said before, objections included, but nothing about stories that stay behind', async () => {
    const owner = await makeOwner()
    const said = { userId: owner.id, version: 1, how: 'form' as const }
    const at = (day: number) => new Date(Date.UTC(2026, 9, day))
    await db.insert(consents).values([
      { ...said, purpose: 'avisos', givenAt: at(1), withdrawnAt: at(2), withdrawnHow: 'mail link' },
      { ...said, purpose: 'avisos', givenAt: at(3) },
      { ...said, purpose: 'historias', givenAt: at(4) },
      { ...said, how: null, purpose: 'seguimiento', withdrawnAt: at(5), withdrawnHow: 'form' },
    ])
    const data = await exportOf(owner.id)
    const { id } = await importData(data)
    const isKept = ({ purpose }: { purpose: string }) => purpose !== 'historias'
    expect(await listConsentRecords(db, id)).toEqual((await listConsentRecords(db, owner.id)).filter(isKept))
    const older = { ...data, consents: undefined }
    expect(await listConsentRecords(db, (await importData(older)).id)).toEqual([])
    const untold = { ...data, consents: [{ ...data.consents[0], how: null }] }
    await expect(importData(untold)).rejects.toMatchObject({ message: expect.stringContaining('consents.0') })
  })

  it('is there without the photos that cannot be had, which are named', async () => {
    const owner = await makeOwner()
    const data = await exportOf(owner.id)
    const gone = 'https://fotos.example/gone.webp'
    data.photos[0].url = gone
    const made = await importData(data)
    expect(made.missing).toEqual([{ url: gone, reason: 'No hay ninguna foto en la dirección.' }])
    expect(made.pets).toBe(5)
  })

  it('offers a promised pet again, and has suspicious text that nobody held read by staff', async () => {
    const owner = await makePerson()
    const blockedAt = new Date('2026-11-01T00:00:00Z')
    const pet = await makePet(db, { ownerId: owner.id, name: 'Nube', status: 'en proceso', blockedAt })
    await showPhoto(pet.id, await storePhotoFile(owner.ctx, fileOf(await blots(owner.id))), 0)
    const data = await exportOf(owner.id)
    data.pets[0].description += ' Escríbeme a luna@correo.example y te la envío.'
    const { id } = await importData(data)
    expect(await db.select().from(pets).where(eq(pets.ownerId, id))).toMatchObject([
      { status: 'adoptable', holdReason: 'text', textIssue: 'email', blockedAt },
    ])
  })

  it('waits for staff when it is a foundation’s, whatever they decided before', async () => {
    const profile = {
      name: 'Patitas del Sur',
      mission: 'Cuidamos perros.',
      hours: [{ from: '09:00', to: '17:00' }, 'cita', null, null, null, 'cerrado', 'cerrado'],
      website: 'https://patitas.example/',
      instagram: 'patitas.sur',
    } satisfies Parameters<typeof makeFoundation>[1]
    const { user } = await makeFoundation(db, profile)
    const data = await exportOf(user.id)
    const { id } = await importData(data)
    const { foundation } = await exportAccountData(db, id)
    expect(foundation).toMatchObject([{ ...profile, status: 'pendiente', decidedAt: null }])
    data.foundation[0].website = 'javascript:alert(1)'
    await expect(importData(data)).rejects.toThrow('revisa “foundation.0.website”')
  })

  it.each([
    ['of staff', { role: 'admin' }, 'Es la cuenta de alguien del equipo'],
    ['suspended', { suspendedAt: '2026-11-01T00:00:00Z' }, 'Esa cuenta está suspendida'],
    ['blocked', { blockedAt: '2026-11-01T00:00:00Z' }, 'Esa cuenta está bloqueada'],
    ['in a city that is not here', { cityId: 999_999 }, 'No conocemos la ciudad 999999'],
    ['without a name', { name: '' }, 'revisa “account.name”'],
  ])('is refused with a sentence when the former one is %s', async (_, change, sentence) => {
    const data = await exportOf((await makePerson()).id)
    const email = newEmail()
    const changed = { ...data, account: { ...data.account, ...change } }
    await expect(importData(changed, email)).rejects.toThrow(sentence)
    expect(await db.$count(users, eq(users.email, email))).toBe(0)
  })

  it('is refused for an address that has an account, or is none', async () => {
    const owner = await makePerson()
    const data = await exportOf(owner.id)
    await expect(importData(data, data.account.email)).rejects.toThrow('Ese correo ya tiene una cuenta.')
    await expect(importData(data, 'nadie')).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is made by npm run admin, with the photos that lie beside the file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const owner = await makeOwner()
    const data = await exportOf(owner.id)
    for (const url of [data.account.picture, ...data.photos.map((photo: { url: string }) => photo.url)])
      await writeFile(path.join(folder, nameOf(url)), await download(url))
    const file = path.join(folder, 'export.json')
    await writeFile(file, JSON.stringify(data))
    const email = newEmail()
    const { code, said } = await run('--file', file, '--email', email)
    expect(said).toContain(`La cuenta ${email} existe, con 5 mascotas.`)
    expect(said).not.toContain('Falta la foto')
    expect(code).toBe(0)
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    expect(await shownTo(account?.id ?? 0)).toEqual(await shownTo(owner.id))
    expect(await run('--file', path.join(folder, 'other.json'), '--email', newEmail())).toMatchObject({
      code: 1,
      said: expect.stringContaining('No hay ningún archivo'),
    })
  })
})

const run = (...words: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const script = ['--conditions=react-server', '--import', 'tsx', 'scripts/admin.ts']
    const options = { cwd: PROJECT_ROOT, env: process.env }
    execFile(process.execPath, [...script, 'import-account', ...words], options, (error, out, trouble) =>
      resolve({ code: error ? Number(error.code) : 0, said: out + trouble }),
    )
  })
