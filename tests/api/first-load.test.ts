import { expect, it } from 'vitest'
import { weigh } from '@/tests/bench/weight'
import { BASE_URL } from '@/tests/support/site'

/** KB of scripts, gzipped one by one: 131.7 of an empty application, ours, and half a KB to spare: docs/benchmarks.md. */
const LOADED: [path: string, scripts: number, kilobytes: number][] = [
  ['/', 8, 151],
  ['/searcher/pet/dog/sub', 9, 156.5],
  ['/pet-detail/100015', 9, 153],
]

it.each(LOADED)('%s asks for no more than %i scripts and two style sheets', async (path, most) => {
  const html = await (await fetch(BASE_URL + path)).text()
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.length).toBeLessThanOrEqual(most)
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2)
})

it.each(LOADED)('the scripts of %s take no more than their budget', async (path, _scripts, kilobytes) => {
  const { javascript } = await weigh(BASE_URL + path)
  expect(javascript / 1024).toBeGreaterThan(100)
  expect(javascript / 1024).toBeLessThanOrEqual(kilobytes)
})
