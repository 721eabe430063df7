import { beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '@/tests/support/accounts'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { CATS, DOGS } from '@/tests/support/screens'
import { findPet, findPets, inSiteDatabase } from '@/tests/support/site'
import { frequencyOf, memberWithSearch, DOGS as WANTED } from '@/tests/support/site-saved-searches'

const TEXT = 'Buscar por nombre, raza o descripción'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

/** The cards of the list. */
const cards = () => visitor.all('article', undefined, visitor.part('ul', 'Mascotas'))
/** Follows a link of the home page that leads there, whatever it is called. */
async function openFromHome(path: string): Promise<void> {
  await visitor.open('/')
  expect(visitor.hrefs(/(?:)/, visitor.part('main', ''))).toContain(path)
  await visitor.open(path)
}
const filter = (category: string, option: string) =>
  visitor.check(new RegExp(`^${option}`), visitor.part('fieldset', category))

describe('the lists of a search', () => {
  it('without JavaScript a search from the home page can be filtered and paginated, and opens a pet', async () => {
    await openFromHome(DOGS)
    expect(visitor.heading()).toBe('Perros en adopción')
    expect(cards()).toHaveLength(9)
    filter('Sexo', 'Hembra')
    await visitor.press('Aplicar')
    expect(visitor.url).toMatch(/\?sexo=hembra(#|$)/)
    await visitor.follow('Página 2')
    expect(visitor.url).toMatch(/\?sexo=hembra&pagina=2(#|$)/)
    const pages = visitor.part('nav', 'Páginas')
    const current = visitor
      .all('a', undefined, pages)
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => visitor.words(link))).toEqual(['2'])
    const [link] = visitor.all('a', undefined, visitor.all('h2', undefined, cards()[0])[0])
    const name = link ? visitor.words(link) : ''
    await visitor.open(link?.getAttribute('href') ?? '')
    expect(visitor.url).toMatch(/\/pet-detail\/\d+$/)
    expect(visitor.heading()).toContain(name)
  })

  it('without JavaScript a chip removes its filter, and Borrar Filtros all of them', async () => {
    await visitor.open(`${DOGS}?edad=adulto&sexo=hembra`)
    await visitor.follow('Quitar Edad: Adulto')
    expect(visitor.url).toMatch(/sub\?sexo=hembra(#|$)/)
    await visitor.follow('Borrar Filtros', visitor.part('ul', 'Filtros activos'))
    expect(visitor.url).toMatch(/\/sub(#|$)/)
    expect(visitor.all('ul', 'Filtros activos')).toEqual([])
  })

  it('without JavaScript a text search keeps the filters and corrects a misspelling', async () => {
    await visitor.open(`${DOGS}?sexo=hembra`)
    visitor.fill(TEXT, 'mestiso')
    await visitor.press('Buscar')
    expect(visitor.url).toMatch(/\?sexo=hembra&q=mestiso$/)
    expect(visitor.words()).toContain('Mostrando resultados para “mestizo”')
    visitor.fill(TEXT, 'gatas negras')
    await visitor.press('Buscar')
    await visitor.follow(/^Buscar “gatas negras” entre todas las mascotas/)
    expect(visitor.url).toMatch(/\/pet\/cat\/sub\?sexo=hembra&color=negro&lugar=todos/)
    expect(cards().length).toBeGreaterThan(0)
  })

  it('without JavaScript a search without results shows suggestions', async () => {
    await visitor.open('/searcher/location/city/narnia?edad=joven')
    expect(visitor.words()).toContain('No hay mascotas disponibles para tu búsqueda')
    expect(visitor.html).not.toMatch(/<input\b[^>]*\btype="(search|radio)"/)
    await visitor.follow('Ver todas las mascotas')
    expect(cards()).toHaveLength(9)
  })

  it('without JavaScript the home search opens the results of a city, and says when the country has none of that name', async () => {
    const search = async (city: string, country: string | null) => {
      await visitor.open('/')
      visitor.fill('Ciudad', city)
      if (country) visitor.select('País', country)
      await visitor.press('Buscar')
    }
    await search('Quito', null)
    expect(visitor.url).toBe('/searcher/location/city/quito')
    await search('Lima', 'Chile')
    expect(visitor.words()).toContain('No conocemos “lima, chile”')
    await search('Lima', 'Perú')
    expect(visitor.url).toBe('/searcher/location/city/lima')
  })

  it('without JavaScript a city that is chosen opens the next lists, until all countries are', async () => {
    const chip = () => visitor.all('summary', /^(Perros|Gatos) · /).map((one) => visitor.words(one))
    await visitor.open(`${DOGS}?sexo=hembra`)
    expect(chip()).toEqual(['Perros · Todos los países'])
    expect(visitor.fields('Ciudad')).toEqual([])
    visitor.unfold('Perros · Todos los países')
    visitor.fill('Ciudad', 'Quito')
    await visitor.press('Cambiar ciudad')
    expect(visitor.url).toBe('/searcher/pet/dog/quito?sexo=hembra')
    expect(visitor.heading()).toBe('Perros en Quito, Ecuador')
    expect(chip()).toEqual(['Perros · Quito, Ecuador'])
    await openFromHome(CATS)
    expect(visitor.url).toBe('/searcher/pet/cat/quito')
    expect(visitor.heading()).toBe('Gatos en Quito, Ecuador')
    expect(chip()).toEqual(['Gatos · Quito, Ecuador'])
    visitor.unfold('Gatos · Quito, Ecuador')
    await visitor.follow('Todos los países')
    expect(visitor.url).toBe(CATS)
    await visitor.open(DOGS)
    expect(visitor.url).toBe(DOGS)
    expect(visitor.heading()).toBe('Perros en adopción')
    expect(chip()).toEqual(['Perros · Todos los países'])
  })
})

it('without JavaScript the pets for an adopter open after a login, filter and say in what they suit', async () => {
  const email = await newMember()
  await inSiteDatabase(
    (sql) => sql`
      insert into matches (user_id, type, had_pet, age, gender, coat, size)
      select id, 'gato', false, 'joven', 'hembra', 'corto', 'mediano' from users where email = ${email}`,
  )
  await visitor.open('/para-ti?sexo=hembra')
  expect(visitor.url).toBe('/login?callbackUrl=%2Fpara-ti%3Fsexo%3Dhembra')
  await visitor.logIn(email)
  expect(visitor.url).toBe('/para-ti?sexo=hembra')
  await visitor.open('/para-ti')
  filter('Edad', 'Joven')
  await visitor.press('Aplicar')
  expect(visitor.url).toMatch(/^\/para-ti\?edad=joven/)
  expect(visitor.all('article').filter((card) => visitor.shows(/Coincide en \d de 5/, card))).toHaveLength(9)
  const [card] = visitor.all('article')
  const reasons = () => visitor.all('li', undefined, card)
  expect(reasons()).toEqual([])
  visitor.unfold('Ver en qué coinciden', card)
  expect(reasons()).toHaveLength(5)
  await visitor.follow('Página 2')
  expect(visitor.url).toMatch(/para-ti\?edad=joven&pagina=2(#lista)?$/)
})

it('without JavaScript favourites are added after a confirmation, filtered and removed', async () => {
  const email = await newMember()
  const pet = await findPet(() => true)
  await visitor.open(`/pet-detail/${pet.id}`)
  await visitor.follow(`Agregar a ${pet.name} a favoritos`)
  await visitor.logIn(email)
  expect(visitor.url).toBe(`/favorites/${pet.id}`)
  await visitor.press('Guardar en Favoritos')
  expect(visitor.heading()).toBe(`${pet.name} está en tus favoritos`)
  const marked = new Set([pet.id, ...(await findPets()).slice(0, 11).map(({ id }) => id)])
  await inSiteDatabase(
    (sql) => sql`
      insert into favourites (user_id, pet_id) select u.id, p.id from users u, pets p
      where u.email = ${email} and p.id = any(${[...marked]}) on conflict do nothing`,
  )
  await visitor.open('/favorites')
  expect(cards()).toHaveLength(9)
  filter('Sexo', 'Hembra')
  await visitor.press('Aplicar')
  expect(visitor.url).toMatch(/^\/favorites\?sexo=hembra/)
  await visitor.open('/favorites')
  await visitor.press(/^Quitar a /, cards()[0])
  expect(visitor.url).toBe('/favorites')
  expect(visitor.words()).toContain(`${marked.size - 1} mascotas esperan un hogar`)
})

describe('a saved search', () => {
  it('without JavaScript is a page, which a visitor reaches through the login', async () => {
    await visitor.open(WANTED)
    await visitor.follow('Guardar búsqueda')
    await visitor.logIn(await newMember())
    expect(visitor.heading()).toBe('Guardar esta búsqueda')
    visitor.fill('Nombre', '')
    await visitor.press('Guardar')
    expect(visitor.words()).toContain('Ponle un nombre')
    visitor.fill('Nombre', 'Para mi casa')
    await visitor.press('Guardar')
    expect(visitor.url).toMatch(/^\/dashboard\/busquedas\?guardada=(\d+)#busqueda-\1$/)
    expect(visitor.words()).toContain('Guardamos tu búsqueda.')

    const frequency = 'Cada cuánto te avisamos por “Para mi casa”'
    visitor.select(frequency, /semana/i)
    const row = (name: string) => visitor.part('li', name)
    await visitor.press('Cambiar', row('Para mi casa'))
    expect(visitor.valueOf(frequency)).toMatch(/semana/i)
    expect(visitor.all('button', 'Guardar nombre')).toEqual([])
    visitor.unfold('Cambiar nombre', row('Para mi casa'))
    visitor.fill('Nombre', 'Otra', row('Para mi casa'))
    await visitor.press('Guardar nombre', row('Para mi casa'))
    expect(visitor.all('button', 'Sí, eliminar')).toEqual([])
    visitor.unfold('Eliminar', row('Otra'))
    await visitor.press('Sí, eliminar', row('Otra'))
    expect(visitor.all('h2', 'No tienes búsquedas guardadas')).toHaveLength(1)
  })

  it('without JavaScript the link of its notices has buttons', async () => {
    const { email, link } = await memberWithSearch()
    await visitor.open(link)
    await visitor.press('Cancelar los avisos')
    expect(visitor.heading()).toBe('Listo, no te escribimos más por esta búsqueda')
    expect(await frequencyOf(email)).toBe('en pausa')
    await visitor.press('Volver a activar los avisos')
    expect(visitor.heading()).toBe('Listo, te avisamos otra vez')
    expect(await frequencyOf(email)).toBe('diaria')
  })
})
