import { expect, it } from 'vitest'
import { PageLinks } from '@/components/ui/links/page-links'
import { DASHBOARD_PETS, DASHBOARD_REQUESTS, withQuery } from '@/lib/text/routes'
import { draw, linksIn } from '@/tests/support/markup'

const LIST = withQuery(DASHBOARD_REQUESTS, 'estado=por-responder')

it('link to the pages beside one that has rows', () => {
  const html = draw(<PageLinks path={LIST} page={{ rows: [1], page: 2, more: true }} />)
  expect(linksIn(html.replaceAll('&amp;', '&'))).toEqual([
    ['Anteriores', LIST],
    ['Siguientes', `${LIST}&pagina=3`],
  ])
  expect(draw(<PageLinks path={LIST} page={{ rows: [], page: 1, more: false }} />)).toBe('')
})

it.each([LIST, () => DASHBOARD_PETS])('a page past the end leads to the first', (path) => {
  const past = () => draw(<PageLinks path={path} page={{ rows: [], page: 2, more: false }} />)
  const first = typeof path === 'function' ? path() : path
  expect(past).toThrow(expect.objectContaining({ digest: expect.stringContaining(`;${first};307`) }))
})
