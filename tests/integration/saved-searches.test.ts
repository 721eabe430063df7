import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makePet } from '@/db/seed/factories'
import { ZONES } from '@/lib/text/time-zones'
import { makePerson } from '@/tests/support/context'
import {
  AFTERNOON,
  dogsInQuito,
  MONDAY_MORNING,
  mailsOf,
  minutesAfter,
  NEXT_MORNING,
  NIGHT,
  noticesOf,
  runAt,
  save,
  savedRow,
  setPet,
  subjectsOf,
} from '@/tests/support/saved-searches'

describe('a new pet', () => {
  it('is told at once to whoever saved a search that finds it, with a link that stops the notices', async () => {
    const reader = await makePerson()
    const id = await save(reader, { name: 'Perros cerca' })
    const pet = await makePet(db, { name: 'Nube' })
    await runAt(AFTERNOON)
    const [mail, ...others] = await mailsOf(reader)
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Llegó Nube, perra/)
    expect(mail?.text).toContain('“Perros cerca”')
    expect(mail?.text).toContain(`/pet-detail/${pet.id}`)
    expect(mail?.quietZone).toBe('America/Guayaquil')
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http.*\/api\/avisos\/\d+\.[a-z\d]+\.[\w-]{27}>$/)
    expect(await savedRow(id)).toMatchObject({ noticedAt: AFTERNOON, noticedPets: 1 })
  })

  it('waits for the morning of the reader’s own city, and its mail for that city’s day', async () => {
    // 22:30 in Punta Arenas, 21:30 in Santiago, 20:30 in Puerto Ayora and 19:30 in Hanga Roa.
    const evening = new Date('2027-07-12T01:30:00Z')
    const cities = ['Punta Arenas', 'Santiago', 'Puerto Ayora', 'Hanga Roa', null]
    const readers: { id: number }[] = []
    for (const name of cities) {
      const reader = await makePerson()
      const city = CITIES.find((one) => one.name === name)
      const place = { countryId: city?.countryId ?? null, cityId: city?.id ?? null }
      await db.update(users).set(place).where(eq(users.id, reader.id))
      await save(reader)
      readers.push(reader)
    }
    await makePet(db)
    await runAt(evening)
    const zones = async () => (await Promise.all(readers.map(mailsOf))).map(([mail]) => mail?.quietZone)
    expect(await zones()).toEqual([
      undefined,
      'America/Santiago',
      'Pacific/Galapagos',
      'Pacific/Easter',
      'America/Bogota',
    ])
    await runAt(new Date('2027-07-12T11:00:00Z'))
    expect((await zones())[0]).toBe('America/Punta_Arenas')
  })

  it('every zone of a city is one that the database knows', async () => {
    const rows = await db.execute<{ zone: string; known: boolean }>(
      sql`select zone, exists (select from pg_timezone_names where name = zone) known
        from jsonb_array_elements_text(${JSON.stringify(ZONES)}::jsonb) zone`,
    )
    expect([...rows].filter(({ known }) => !known)).toEqual([])
  })

  it('is not told to people whose search it does not match, nor to its owner', async () => {
    const [reader, owner] = [await makePerson(), await makePerson()]
    await save(reader, { search: dogsInQuito({ size: 'grande' }) })
    await save(owner)
    await makePet(db, { ownerId: owner.id, size: 'pequeño' })
    await runAt(AFTERNOON)
    expect([...(await noticesOf(reader)), ...(await noticesOf(owner))]).toEqual([])
  })

  it('is not told by a search that was saved after it arrived', async () => {
    const pet = await makePet(db)
    const reader = await makePerson()
    await save(reader)
    await runAt(AFTERNOON)
    expect((await noticesOf(reader)).filter(({ petId }) => petId === pet.id)).toEqual([])
  })

  it('is not told to closed accounts and unconfirmed addresses', async () => {
    const closed = await makePerson()
    const unconfirmed = await makePerson()
    for (const reader of [closed, unconfirmed]) await save(reader)
    await db.update(users).set({ active: false }).where(eq(users.id, closed.id))
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unconfirmed.id))
    await makePet(db)
    await runAt(AFTERNOON)
    expect([...(await subjectsOf(closed)), ...(await subjectsOf(unconfirmed))]).toEqual([])
  })

  it('is told once to a person with several matching searches, by the one that tells soonest', async () => {
    const reader = await makePerson()
    await save(reader, { frequency: 'semanal' })
    await save(reader, { frequency: 'diaria', search: dogsInQuito({ age: 'joven' }) })
    const soonest = await save(reader, { search: dogsInQuito({ gender: 'hembra' }) })
    await save(reader, { search: dogsInQuito({ coat: 'corto' }) })
    await makePet(db)
    for (const time of [AFTERNOON, NEXT_MORNING, MONDAY_MORNING]) await runAt(time)
    expect(await noticesOf(reader)).toMatchObject([{ search: soonest }])
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('is told once, however many rounds run at the same time', async () => {
    const readers = await Promise.all(Array.from({ length: 12 }, () => makePerson()))
    for (const reader of readers) await save(reader)
    await makePet(db)
    await makePet(db)
    await Promise.all([1, 2, 3, 4].map(() => runAt(AFTERNOON)))
    for (const reader of readers) {
      expect(await noticesOf(reader)).toHaveLength(2)
      const told = (await mailsOf(reader)).reduce(
        (sum, { text }) => sum + text.split('/pet-detail/').length - 1,
        0,
      )
      expect(told).toBe(2)
    }
  })

  it('that is not listed when its notice is due is not in the mail', async () => {
    const reader = await makePerson()
    await save(reader, { frequency: 'diaria' })
    const [gone, here] = [await makePet(db, { name: 'Ida' }), await makePet(db, { name: 'Bruma' })]
    await runAt(AFTERNOON)
    await setPet(gone.id, { status: 'inactivo' })
    await runAt(NEXT_MORNING)
    const [mail] = await mailsOf(reader)
    expect(mail?.text).toContain(`/pet-detail/${here.id}`)
    expect(mail?.text).not.toContain('Ida')
  })
})

describe('when people are told', () => {
  it('nobody is told at night: what arrives then comes as one mail at eight', async () => {
    const reader = await makePerson()
    await save(reader)
    for (const minutes of [0, 30]) {
      await makePet(db)
      await runAt(minutesAfter(NIGHT, minutes))
    }
    await runAt(minutesAfter(NEXT_MORNING, -1))
    expect(await subjectsOf(reader)).toEqual([])
    await runAt(NEXT_MORNING)
    expect(await subjectsOf(reader)).toEqual(['2 mascotas nuevas para “Perros en Quito”'])
  })

  it('a notice that is late does not go out at night either', async () => {
    const reader = await makePerson()
    await save(reader, { frequency: 'diaria' })
    await makePet(db)
    await runAt(new Date(AFTERNOON.getTime() - 86_400_000))
    await runAt(NIGHT)
    expect(await subjectsOf(reader)).toEqual([])
    await runAt(NEXT_MORNING)
    expect(await subjectsOf(reader)).toHaveLength(1)
  })

  it('the night is that of the reader’s country', async () => {
    const [quito, santiago] = [await makePerson(), await makePerson({ countryId: 'CHL', cityId: null })]
    for (const reader of [quito, santiago]) await save(reader)
    await makePet(db)
    // 21:30 in Quito, 23:30 in Santiago.
    await runAt(new Date('2027-03-11T02:30:00Z'))
    expect([await subjectsOf(quito), await subjectsOf(santiago)]).toMatchObject([
      { length: 1 },
      { length: 0 },
    ])
    // 8:00 in Santiago.
    await runAt(new Date('2027-03-11T11:00:00Z'))
    expect(await subjectsOf(santiago)).toHaveLength(1)
  })

  it('once a day is in the morning, once a week on Monday morning, all pets together', async () => {
    const [daily, weekly] = [await makePerson(), await makePerson()]
    await save(daily, { frequency: 'diaria' })
    await save(weekly, { frequency: 'semanal' })
    const told = async () => [(await subjectsOf(daily)).length, (await subjectsOf(weekly)).length]
    for (const minutes of [0, 60]) {
      await makePet(db)
      await runAt(minutesAfter(AFTERNOON, minutes))
    }
    expect(await told()).toEqual([0, 0])
    await runAt(NEXT_MORNING)
    expect(await told()).toEqual([1, 0])
    await runAt(minutesAfter(MONDAY_MORNING, -1))
    expect(await told()).toEqual([1, 0])
    await runAt(MONDAY_MORNING)
    expect(await told()).toEqual([1, 1])
    expect((await subjectsOf(weekly))[0]).toContain('2 mascotas nuevas')
  })
})
