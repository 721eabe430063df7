import { describe, expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

const open = (path: string) => fetch(`${BASE_URL}${path}`, { redirect: 'manual' })

/** A page as it shows without scripts. */
async function read(path: string) {
  const answer = await open(path)
  const html = await answer.text()
  return {
    answer,
    body: html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, ''),
    robots: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? null,
  }
}

describe('what is not there', () => {
  const ids = ['1', 'abc', '1.5', '1e3', '007', '-1', '%00', '%2F', '2147483648', '99999999999999999999']

  it.each(ids)('pet %s answers 404 with a page that helps without scripts', async (id) => {
    const { answer, body, robots } = await read(`/pet-detail/${id}`)
    expect(answer.status).toBe(404)
    expect(body).toContain('Esta mascota no está publicada')
    expect(body).toContain('href="/searcher/todos"')
    expect(robots).toContain('noindex')
  })

  it.each(['1', 'abc', '%00'])('the report of pet %s answers 404 as the pet does', async (id) => {
    const { answer, body } = await read(`/pet-detail/${id}/reportar`)
    expect(answer.status).toBe(404)
    expect(body).toContain('Esta mascota no está publicada')
  })

  it.each(['100001', ...ids.slice(1)])('foundation %s answers 404 with a page that helps', async (id) => {
    const { answer, body } = await read(`/foundation/${id}`)
    expect(answer.status).toBe(404)
    expect(body).toContain('No encontramos esta fundación')
  })

  it.each([
    '/foundation/100001/gastos',
    '/foundation/abc/gastos',
    '/foundation/100001/gastos/2',
    '/foundation/3/gastos/1',
    '/foundation/3/gastos/9999',
    '/foundation/3/gastos/abc',
    '/finales-felices/1',
    '/finales-felices/9999',
    '/finales-felices/abc',
  ])('%s answers 404 with a page that helps without scripts', async (path) => {
    const { answer, body, robots } = await read(path)
    expect(answer.status).toBe(404)
    expect(body).toMatch(/<h1[^>]*>No encontramos esta (página|fundación)/)
    expect(robots).toContain('noindex')
  })

  it('an unknown article redirects home, as every unknown path', async () => {
    const answer = await open('/pet-care/no-existe')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/'])
  })

  it.each([
    ['/pet-detail/100005).', 308, '/pet-detail/100005'],
    ['/pet-detail/100005%20?utm_source=x', 308, '/pet-detail/100005?utm_source=x'],
    ['/foundation/3%E2%80%A6', 308, '/foundation/3'],
    ['/f/albergue-mitad-del-mundo,', 308, '/f/albergue-mitad-del-mundo'],
    ['/f/%C3%A1lbergue-mitad-del-mundo', 308, '/f/albergue-mitad-del-mundo'],
    ['/quizz.', 308, '/quizz'],
    ['/Pet-Detail/100005?utm_source=x', 307, '/pet-detail/100005?utm_source=x'],
    ['/F/albergue-mitad-del-mundo', 307, '/f/albergue-mitad-del-mundo'],
  ])('%s, as chats and phones write it, leads where it was meant to', async (path, status, to) => {
    const answer = await open(path)
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', BASE_URL)
    expect([answer.status, `${pathname}${search}`]).toEqual([status, to])
  })
})
