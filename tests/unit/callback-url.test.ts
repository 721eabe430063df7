import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { ARTICLES } from '@/lib/text/care/articles'
import { articlePath, saveSearchPath } from '@/lib/text/routes'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { knownCallback } from '@/tests/support/mailed-callback'

describe('the way back after signing in', () => {
  it.each([
    '/',
    '/favorites',
    '/para-ti?tipo=gato&pagina=2',
    '/adoption?mascota=100015',
    '/searcher/todos?q=perro%20grande&pagina=2#lista',
    '/foundation/3?volver=https://evil.example/',
    '/searcher/location/city/bogot%C3%A1',
  ])('may be %s', (path) => {
    expect(safeCallback(path)).toBe(path)
  })

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a repeated parameter', ['/favorites', '//evil.example']],
    ['another site', 'https://evil.example/'],
    ['another site by its protocol alone', 'https:evil.example'],
    ['another site without a protocol', '//evil.example'],
    ['another site, three slashes', '///evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/favorites\\..\\..//evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['a carriage return before the address', '\r//evil.example'],
    ['a zero byte', '/\0/evil.example'],
    ['a header smuggled in', '/favorites\r\nSet-Cookie: a=b'],
    ['a space before the address', ' //evil.example'],
    ['dots that vanish', '/.//evil.example'],
    ['dots that lead up', '/..//evil.example'],
    ['encoded dots that vanish', '/%2e//evil.example'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['an encoded second slash after dots that vanish', '/./%2fevil.example'],
    ['an encoded backslash after dots that lead up', '/a/../%5Cevil.example'],
    ['an address encoded as a whole', '%2F%2Fevil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in another case', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,hi'],
    ['credentials that look like a path', '@evil.example'],
    ['a relative path', 'favorites'],
    ['an endless path', `/${'a'.repeat(2000)}`],
  ])('is not %s', (_, url) => {
    expect(safeCallback(url)).toBeNull()
  })

  it('never leaves the site, whatever a browser makes of the answer', () => {
    for (const path of ['/a/../..//evil.example', '/a/%2e%2e//evil.example', '/./a']) {
      const back = safeCallback(path)
      if (back) expect(new URL(back, 'https://site.example/login').origin).toBe('https://site.example')
    }
  })
})

describe('the way back in a mailed link', () => {
  it('is a path of this site', () => {
    expect(knownCallback('/review/3')).toBe('/review/3')
    expect(knownCallback('/dashboard/comentarios')).toBe('/dashboard/comentarios')
    expect(knownCallback('//evil.example')).toBeNull()
  })

  it('leaves out the home page, where every login leads', () => {
    expect(knownCallback('/')).toBeNull()
  })

  it.each([
    '/favorites',
    '/adoption?mascota=100015',
    '/sponsor?fundacion=4',
    '/sponsor?mascota=100015&monto=50000&moneda=COP&nombre=1',
    '/sponsor/confirm?donacion=12',
    '/admin/donaciones/3',
    '/admin/dinero/3',
    '/pet-detail/100015/reportar',
    '/searcher/pet/dog/sub',
    '/searcher/location/city/santo-domingo?pagina=2',
    '/searcher/pet/dog/quito?edad=adulto-mayor&sexo=hembra#guardar-busqueda',
    // Who confirms an e-mail has a city by then, with which a list of all places would open.
    '/searcher/todos?sexo=hembra&lugar=todos#guardar-busqueda',
    '/searcher/pet/dog/bogota?raza=labrador-retriever&edad=joven&afinidad=ninos&color=negro&cuidado=hogareno&tiempo=antiguo#guardar-busqueda',
    '/searcher/location/city/san-fernando-del-valle-de-catamarca?tipo=perro',
    '/searcher/location/city/cartagena-chile',
    saveSearchPath('/searcher/pet/dog/bogota?raza=labrador-retriever&afinidad=gatos'),
    '/dashboard/mascotas/100015',
    '/dashboard/solicitudes/3/reportar?mensaje=7',
    '/dashboard',
    '/admin/fundaciones/4',
    '/quizz?type=ambos&haTenidoMascota=Si&age=adulto+mayor&gender=hembra&coat=sin+pelo&size=peque%C3%B1o',
    ...ARTICLES.map(({ slug }) => articlePath(slug)),
  ])('keeps %s', (path) => {
    expect(knownCallback(path)).toBe(path)
  })

  it('keeps what a search was to be saved for without the empty fields of its form', () => {
    expect(knownCallback('/searcher/todos?q=&edad=joven#guardar-busqueda')).toBe(
      '/searcher/todos?edad=joven#guardar-busqueda',
    )
  })

  it('keeps every page of people, foundations and staff whose address holds ids at most', () => {
    const pages = readdirSync(path.join(PROJECT_ROOT, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\((site|account|staff)\)\/.+\/page\.tsx$/.test(file))
      .map((file) => file.replace(/^\([a-z]+\)|\/page\.tsx$/g, '').replaceAll('[id]', '3'))
      .filter((page) => !page.includes('[') && !['/reporte-enviado', '/contacto/enviado'].includes(page))
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((page) => knownCallback(page) === null)).toEqual([])
  })

  it.each([
    ['/searcher/todos?q=llama%20al%20banco&sexo=hembra&raza=llama', '/searcher/todos?sexo=hembra'],
    ['/searcher/todos?edad=llama-al-banco&lugar=llama-al-banco#llama-al-banco', '/searcher/todos'],
    ['/searcher/todos?q=llama&sexo=hembra#guardar-busqueda', '/searcher/todos?sexo=hembra'],
    ['/searcher/todos?raza=llama-al-banco#guardar-busqueda', '/searcher/todos'],
    [saveSearchPath('/searcher/todos?sexo=hembra&q=llama'), '/searcher/todos?sexo=hembra'],
    [saveSearchPath('/searcher/location/city/llama-al-banco'), '/guardar-busqueda'],
    [saveSearchPath('//evil.example'), '/guardar-busqueda'],
    ['/adoption?mascota=llama-al-banco', '/adoption'],
    ['/quizz?type=llama-al-banco&age=joven&size=joven', '/quizz?age=joven'],
    ['/foundations?type=perro', '/foundations'],
    ['/review/3?pagina=2&pagina=5551234#tu-cuenta-vence-hoy', '/review/3?pagina=2'],
  ])('loses what may be a message to a stranger: %s', (path, kept) => {
    expect(knownCallback(path)).toBe(kept)
  })

  it.each([
    '/tu-cuenta-vence-hoy',
    '/pet-care/tu-cuenta-vence-hoy-llama-al-banco',
    '/searcher/location/city/llama%20al%20banco',
    '/searcher/location/city/llama-555-1234',
    '/searcher/location/city/llama-al-banco',
    '/foundation/gana-un-premio',
    '/review/3/tu-cuenta-vence-hoy',
    '/pet-detail/12345678901',
    '/dashboard/tu-cuenta-vence-hoy',
  ])('is not %s, a message to a stranger', (path) => {
    expect(knownCallback(path)).toBeNull()
  })
})
