import { expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

const LOADED: [path: string, most: number][] = [
  ['/', 8],
  ['/searcher/pet/dog/sub', 9],
  ['/pet-detail/100015', 9],
]

it.each(LOADED)('%s asks for no more than %i scripts and two style sheets', async (path, most) => {
  const html = await (await fetch(BASE_URL + path)).text()
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.length).toBeLessThanOrEqual(most)
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2)
})
