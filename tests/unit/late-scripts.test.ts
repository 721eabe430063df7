import { expect, it } from 'vitest'
import { inlineFlight } from '@/server/next-internals/inline-scripts'
import { START_SCRIPT, withLateScripts } from '@/server/next-internals/late-scripts'

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const preload = (name: string) =>
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/${name}.js"/>`
const FLIGHT = String.raw`<script>self.__next_f.push([1,"1:\u003cscript src=\"a\" async=\"\"\u003e\n"])</script>`
const KEPT = [
  '<link rel="preload" href="/_next/static/media/font.woff2" as="font" crossorigin="" type="font/woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>',
  '<script src="https://example.org/other.js" async=""></script>',
].join('')

it('names each asynchronous script of the build once, at the end of the page, and leaves all else', () => {
  const html = `<html><head>${preload('main')}${KEPT}${script('a')}${script('turbopack-b')}</head><body><p>Luna</p>${script('a')}${FLIGHT}${script('main')}</body></html>`
  const named = '/_next/static/chunks/a.js /_next/static/chunks/turbopack-b.js /_next/static/chunks/main.js'
  const late = withLateScripts(html)
  expect(late).toBe(
    `<html><head>${KEPT}</head><body><p>Luna</p>${FLIGHT}<script data-scripts="${named}">${START_SCRIPT}</script></body></html>`,
  )
  expect(inlineFlight(late ?? '')).toEqual(inlineFlight(html))
})

it('a page without such scripts, or that has been through it, stays as it is', () => {
  const late = withLateScripts(`<html><body>${script('a')}</body></html>`)
  expect(late).not.toBeNull()
  expect([late ?? '', `<html><body>${KEPT}</body></html>`, script('a'), ''].map(withLateScripts)).toEqual([
    null,
    null,
    null,
    null,
  ])
})
