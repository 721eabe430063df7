import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { get, send, sendJson, signedIn } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'
import { petIdWithStatus } from '@/tests/support/demo-world'
import { siteDatabaseUrl } from '@/tests/support/site'

const [ME] = OWN_PEOPLE.favouritesPage
const db = createDb(siteDatabaseUrl(), { max: 1 })
let mine: Record<string, string>
let pets: { id: number; name: string; gender: string }[]

/** A page without the data that scripts read. */
async function read(path: string, headers = mine) {
  const { text, ...answer } = await send(path, 'GET', headers)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  return { ...answer, main: main.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', '') }
}
const cardsIn = (main: string) =>
  main
    .split('aria-label="Mascotas"')[1]
    ?.split('</ul>')[0]
    ?.match(/<article/g) ?? []

beforeAll(async () => {
  mine = await signedIn(ME)
  pets = (await get('/pets?limit=11')).body as typeof pets
  for (const { id } of pets) await sendJson('POST', '/pets/favourite/', { userId: ME, petId: id }, mine)
})
afterAll(() => db.$client.end())

describe('the page of favourites', () => {
  it('the favourites page is its owner’s alone and never cached', async () => {
    const { status, headers } = await read('/favorites')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toMatch(/private.*no-store/)
    const stranger = await send('/favorites?sexo=hembra&x=1')
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      307,
      '/login?callbackUrl=%2Ffavorites%3Fsexo%3Dhembra',
    ])
  })

  it('the favourites page has nine cards, each with a filled star that is a form, and links that stay on it', async () => {
    const { main } = await read('/favorites')
    expect(cardsIn(main)).toHaveLength(9)
    expect(main).toMatch(/\b11 (mascotas|perros|gatos) esperan un hogar/)
    expect(main.match(/aria-label="Quitar a /g)).toHaveLength(9)
    expect(main).toContain('href="/favorites?pagina=2#lista"')
    expect(main).toMatch(/<form[^>]+action="\/favorites"/)
    expect(main).not.toContain('action="/searcher')
    expect(cardsIn((await read('/favorites?pagina=2')).main)).toHaveLength(2)
    expect((await read('/favorites?pagina=9')).headers.get('location')).toBe('/favorites?pagina=2')
  })

  it('the favourites page filters and counts favourites and no other pets', async () => {
    const females = pets.filter(({ gender }) => gender === 'hembra').length
    const { main } = await read('/favorites?sexo=hembra')
    expect(cardsIn(main)).toHaveLength(Math.min(females, 9))
    expect(main).toMatch(new RegExp(`\\b${females} (mascotas|perr[oa]s|gat[oa]s) esperan? un hogar`))
    expect(main).toContain('Borrar Filtros')
    const male = /value="macho"[^>]*>.*?<b>(\d+)<\/b>/s.exec(main)?.[1]
    expect(Number(male)).toBe(pets.length - females)
  })

  it('the favourites page says what became of unavailable pets, without a link to withdrawn ones', async () => {
    const withdrawn = petIdWithStatus('inactivo') ?? 0
    const adopted = petIdWithStatus('adoptado') ?? 0
    await db.execute(
      sql`insert into favourites (user_id, pet_id) values (${ME}, ${withdrawn}), (${ME}, ${adopted})`,
    )
    const { main } = await read('/favorites')
    expect(main).toMatch(/\b11 (mascotas|perros|gatos) esperan un hogar/)
    const others = main.slice(main.indexOf('También en tus favoritos'))
    expect(others).toMatch(/>Adoptad[oa]</)
    expect(others).toContain(`href="/pet-detail/${adopted}"`)
    expect(others).toContain('Ya no está publicada')
    expect(others).not.toContain(`/pet-detail/${withdrawn}`)
    expect(others.match(/Eliminar de Favoritos: /g)).toHaveLength(2)
  })

  it('the favourites page says of a paused pet that it can still be asked for, and of no other', async () => {
    const { id: userId } = await makeUser(db)
    const reader = await signedIn(userId)
    const paused = await makePet(db, { pausedAt: new Date() })
    const adopted = petIdWithStatus('adoptado') ?? 0
    const star = (petId: number) =>
      db.execute(sql`insert into favourites (user_id, pet_id) values (${userId}, ${petId})`)
    await star(adopted)
    expect((await read('/favorites', reader)).main).not.toContain('puedes pedirla')
    await star(paused.id)
    const { main } = await read('/favorites', reader)
    expect(main).toContain('No están en las búsquedas en este momento.')
    expect(main).not.toContain('No se pueden adoptar')
    expect(main.match(/Todavía puedes pedirla en adopción/g)).toHaveLength(1)
  })

  it('opening the URL of a star changes no favourite', async () => {
    const { id } = await makeUser(db)
    const newcomer = await signedIn(id)
    for (const path of ['/favorites/100015', '/favorites/100015?wanted=true', '/favorites?petId=100015'])
      await send(path, 'GET', { ...newcomer, origin: 'https://evil.example' })
    expect((await get(`/pets/favourite/${id}`, newcomer)).body).toEqual([])
    const { main } = await read('/favorites', newcomer)
    expect(main).toContain('No tienes mascotas favoritas')
    expect(main).toContain('href="/searcher/todos"')
  })

  it('the URL of a star shows the decision that can be made', async () => {
    expect((await read('/favorites/100015')).main).toContain('en tus favoritos')
    expect((await read('/favorites/abc')).headers.get('location')).toBe('/favorites')
  })

  it('the URL of the star of a pet that is gone leads to the list if it is in it, else to the page of the pet', async () => {
    const gone = petIdWithStatus('inactivo') ?? 0
    const { id: userId } = await makeUser(db)
    const reader = await signedIn(userId)
    const leadsTo = async (petId: number) =>
      (await read(`/favorites/${petId}`, reader)).headers.get('location')
    for (const id of [gone, 1]) expect(await leadsTo(id)).toBe(`/pet-detail/${id}`)
    expect((await read(`/pet-detail/${gone}`, reader)).main).toContain('Esta mascota no está publicada')
    await db.execute(sql`insert into favourites (user_id, pet_id) values (${userId}, ${gone})`)
    expect(await leadsTo(gone)).toBe('/favorites')
  })
})
