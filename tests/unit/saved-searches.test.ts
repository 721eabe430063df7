import { describe, expect, it } from 'vitest'
import { newPetsMail } from '@/lib/platform/outbox/templates/saved-search'
import type { SearchPlace, SearchScope } from '@/lib/search/dto'
import type { SearchCatalog } from '@/lib/search/options'
import { stateOf } from '@/lib/search/saved-searches/copy'
import { readNoticeToken, writeNoticeToken } from '@/lib/search/saved-searches/links'
import { searchCriteria } from '@/lib/search/saved-searches/load-saved-searches'
import { saveSearchSchema } from '@/lib/search/saved-searches/schema'
import { newestUrl } from '@/lib/search/saved-searches/urls'
import { MAX_SEARCH_NAME, suggestName } from '@/lib/search/search-name'
import type { SearchQuery } from '@/lib/search/url/params'
import { parseSearchUrl, savedResultsUrl, savedUrl } from '@/lib/search/url/saved-url'

const MEDELLIN = {
  kind: 'city' as const,
  cityIds: [7],
  name: 'Medellín',
  country: 'Colombia',
  slug: 'medellin',
}
const catalog = (type: SearchScope['type']): SearchCatalog => ({
  type,
  breeds: [{ id: 4, slug: 'border-collie', name: 'Border collie', type: 'perro', internationalName: '' }],
  colors: [{ id: 9, slug: 'negro', name: 'Negro', type: 'perro', groupName: '', swatches: [] }],
  foundations: [{ id: 3, name: 'Huellas' }],
})
const scope = (type: SearchScope['type'], place: SearchScope['place'] = MEDELLIN): SearchScope => ({
  type,
  place,
})
const name = (type: SearchScope['type'], query: Partial<SearchQuery>, place?: SearchScope['place']) =>
  suggestName(scope(type, place), { page: 1, ...query }, catalog(type))

describe('the name that is offered for a search', () => {
  it.each([
    [name('perro', { age: 'joven', gender: 'hembra' }), 'Perras jóvenes en Medellín'],
    [name('perro', { age: 'cachorro' }), 'Cachorros en Medellín'],
    [name('perro', { age: 'cachorro', gender: 'hembra', size: 'grande' }), 'Cachorras grandes en Medellín'],
    [name('gato', { companion: 'dogs' }, { kind: 'anywhere' }), 'Gatos que viven bien con perros'],
    [name('gato', { age: 'cachorro', gender: 'macho' }), 'Gatitos machos en Medellín'],
    [name('otro', { age: 'cachorro', size: 'pequeño' }), 'Crías pequeñas en Medellín'],
    [name('otro', { age: 'adulto mayor', gender: 'hembra' }), 'Animales adultos mayores hembra en Medellín'],
    [name(null, { size: 'extra grande' }), 'Mascotas muy grandes en Medellín'],
    [name(null, {}, { kind: 'anywhere' }), 'Mascotas'],
    [
      name('perro', { text: 'luna', breed: 'border-collie' }),
      'Perros en Medellín “luna” de raza Border collie',
    ],
    [name('perro', { care: 'house_trained', gender: 'hembra' }), 'Perras en Medellín hogareñas'],
  ])('%s', (offered, expected) => {
    expect(offered).toBe(expected)
  })

  it('fits, whatever is asked for', () => {
    const query = {
      age: 'adulto mayor',
      size: 'extra grande',
      gender: 'hembra',
      companion: 'children',
    } as const
    const offered = name('perro', { ...query, text: 'x'.repeat(50), care: 'special_needs', foundationId: 3 })
    expect(offered.length).toBeLessThanOrEqual(MAX_SEARCH_NAME)
    expect(saveSearchSchema.parse({ search: '/', name: offered, frequency: 'diaria' }).name).toBe(offered)
  })
})

describe('the URL of a saved search', () => {
  it.each([
    '/login',
    '//evil.example/searcher/todos',
    '/searcher/nada',
    '/searcher/pet/dog',
    '/searcher/todos/',
    '',
  ])('%s is none', (url) => expect(parseSearchUrl(url)).toBeNull())

  it('keeps the filters, not the order nor the page', () => {
    const query = {
      age: 'joven',
      text: 'luna',
      waiting: 'antiguo',
      near: { lat: 1, lng: 2 },
      page: 4,
    } as const
    expect(savedUrl(scope('perro'), query)).toBe('/searcher/pet/dog/medellin?edad=joven&q=luna')
    expect(savedUrl(scope('perro', { kind: 'unknown', name: 'Macondo', slug: 'macondo' }), query)).toBeNull()
    expect(savedUrl(scope(null, { kind: 'favourites', userId: 1 }), query)).toBeNull()
  })

  it('has one address, whichever its page has', () => {
    const anywhere: SearchPlace = { kind: 'anywhere' }
    expect(savedUrl(scope('perro', anywhere), { page: 1 })).toBe('/searcher/pet/dog/sub')
    expect(savedUrl(scope('otro', anywhere), { page: 1 })).toBe('/searcher/otros')
    expect(savedUrl(scope('gato'), { type: 'gato', page: 1 })).toBe('/searcher/pet/cat/medellin')
    expect(savedUrl(scope('otro'), { type: 'otro', page: 1 })).toBe(
      '/searcher/location/city/medellin?tipo=otro',
    )
  })

  it('leads to the text that it was saved with, which may be read as filters since', () => {
    expect(savedResultsUrl('/searcher/todos?q=cachorro')).toBe(
      '/searcher/todos?lugar=todos&q=cachorro&texto=cachorro',
    )
  })

  it('leads to its newest pets', () => {
    expect(newestUrl('/searcher/todos?edad=joven')).toBe(
      '/searcher/todos?edad=joven&tiempo=reciente&lugar=todos',
    )
    expect(newestUrl('/searcher/pet/dog/medellin?edad=joven&q=luna')).toBe(
      '/searcher/pet/dog/medellin?edad=joven&tiempo=reciente&q=luna&texto=luna',
    )
  })
})

describe('a saved search in words', () => {
  it('says what it asks for', () => {
    const query = {
      age: 'joven',
      gender: 'hembra',
      companion: 'dogs',
      breed: 'border-collie',
      foundationId: 3,
      page: 1,
    } as const
    expect(searchCriteria(scope('perro'), query, catalog('perro'))).toEqual([
      'Perro',
      'Medellín, Colombia',
      'Border collie',
      'Joven',
      'Hembra',
      'Afinidad con perros',
      'Huellas',
    ])
    expect(searchCriteria(scope('otro', { kind: 'anywhere' }), { page: 1 }, catalog('otro'))).toEqual([
      'Otros animales',
    ])
  })

  const now = new Date('2026-11-22T18:00:00Z')
  const facts = {
    frequency: 'diaria' as const,
    pausedAt: null,
    pausedByLink: false,
    noticedAt: new Date('2026-11-17T13:00:00Z'),
    noticedPets: 3,
    createdAt: new Date('2026-10-01T13:00:00Z'),
  }
  const words = (found: { total: number | null; news: number }, changes = {}) =>
    Object.values(stateOf({ ...facts, ...changes }, found, 'COL', now))
      .filter(Boolean)
      .join(' · ')

  it.each([
    [words({ total: 3, news: 2 }), '3 mascotas ahora · 2 nuevas desde el martes'],
    [words({ total: 1, news: 1 }, { noticedAt: null }), '1 mascota ahora · 1 nueva desde el 1 de octubre'],
    [
      words({ total: 5, news: 0 }, { noticedAt: new Date('2023-11-21T20:00:00Z'), noticedPets: 1200 }),
      '5 mascotas ahora · el último aviso salió el 21 de noviembre de 2023 con 1200',
    ],
    [
      words({ total: 38, news: 0 }, { noticedAt: new Date('2026-11-21T20:00:00Z') }),
      '38 mascotas ahora · el último aviso salió ayer con 3',
    ],
    [words({ total: 38, news: 0 }, { noticedAt: null }), '38 mascotas ahora'],
    [words({ total: 0, news: 0 }), 'Ninguna por ahora. Seguimos mirando.'],
    [
      words(
        { total: 4, news: 4 },
        { frequency: 'en pausa', pausedAt: new Date('2026-11-08T13:00:00Z'), pausedByLink: true },
      ),
      'En pausa desde el 8 de noviembre: cancelaste los avisos desde el correo.',
    ],
    [words({ total: 4, news: 4 }, { frequency: 'en pausa', pausedAt: now }), 'En pausa desde hoy.'],
  ])('%s', (state, expected) => {
    expect(state).toBe(expected)
  })
})

const SEARCH = { id: 42, createdAt: new Date('2026-05-02T10:00:00Z') }
const TOKEN = writeNoticeToken(SEARCH)

describe('the link that stops notices', () => {
  it('names its search', () => {
    expect(readNoticeToken(TOKEN)).toEqual(SEARCH)
  })

  it.each(['', '42', '42.', TOKEN.replace('42', '43'), `0${TOKEN}`, `${TOKEN}x`])(
    'is refused as %s',
    (token) => expect(readNoticeToken(token)).toBeNull(),
  )
})

describe('the mail about new pets', () => {
  const mail = {
    name: 'Ana',
    search: 'Ganaste en malo.example',
    resultsUrl: 'https://q.example/r',
    stopUrl: 'https://q.example/avisos/1',
    oneClickUrl: 'https://q.example/api/avisos/1',
  }
  const luna = { words: 'Luna, perra mestiza mediana en Quito', url: 'https://q.example/1' }

  it('is about one pet, or lists them', () => {
    const one = newPetsMail({ ...mail, total: 1, pets: [luna] })
    expect(one.subject).toBe('Llegó Luna, perra mestiza mediana en Quito')
    const many = newPetsMail({ ...mail, search: 'Perros', total: 5, pets: [luna, luna] })
    expect(many.subject).toBe('5 mascotas nuevas para “Perros”')
    expect(many.text).toContain('Aquí van 2; las otras 3 están en los resultados')
    const three = newPetsMail({ ...mail, search: 'Perros', total: 3, pets: [luna, luna] })
    expect(three.text).toContain('Aquí van 2; la otra está en los resultados')
  })

  it('names the city of a pet however many words come before', () => {
    const words = `${'María '.repeat(7)}Fernanda, perra perro de montaña de Appenzell extra grande en San Juan de Pasto`
    const one = newPetsMail({ ...mail, total: 1, pets: [{ ...luna, words }] })
    expect(one.subject).toBe(`Llegó ${words}`)
    expect(newPetsMail({ ...mail, total: 2, pets: [{ ...luna, words }, luna] }).text).toContain(`${words}:\n`)
  })

  it('can be stopped by a click and by the mail program, and makes no link of the name', () => {
    const { text, html, headers } = newPetsMail({ ...mail, total: 1, pets: [luna] })
    expect(text).toContain('Cancelar estos avisos:\nhttps://q.example/avisos/1')
    expect(headers).toEqual({
      ...{ 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      'List-Unsubscribe': '<https://q.example/api/avisos/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(text + html).not.toContain('malo.example')
  })
})
