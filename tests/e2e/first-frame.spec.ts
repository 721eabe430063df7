import { expect, openHydrated, test } from '@/tests/support/browser'
import { emptyCache } from '@/tests/support/network'
import { CATS } from '@/tests/support/screens'

test.beforeEach(({ page }) => emptyCache(page))

test('a page asks for its scripts once its style is there, once each, and runs them', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', CATS, '/login']) {
    await openHydrated(page, path)
    const { styles, scripts } = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        styles: files
          .filter(({ name, initiatorType }) => name.endsWith('.css') && initiatorType === 'link')
          .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
        scripts: files
          .filter(({ name }) => /\/_next\/static\/chunks\/.*\.js$/.test(name))
          .map(({ name, startTime }) => ({ name, startTime })),
      }
    })
    expect(styles.length).toBeGreaterThan(0)
    expect(scripts.length).toBeGreaterThan(5)
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length)
    const first = Math.min(...scripts.map(({ startTime }) => startTime))
    expect(styles.filter(({ responseEnd }) => responseEnd > first)).toEqual([])
  }
})

test('sections far below are laid out as somebody comes near, and show their pictures then', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Cuidado animal'],
    ['/pet-detail/100015', 'Más mascotas en Valdivia'],
  ] as const) {
    await page.goto(path)
    const section = page.locator('.far', { has: page.getByRole('heading', { name: heading }) })
    // Which pictures a browser fetches ahead is its own affair: `docs/benchmarks.md` counts them.
    await expect(section).toHaveCSS('content-visibility', 'auto')
    await section.scrollIntoViewIfNeeded()
    const picture = section.locator('img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path)
      .toBeGreaterThan(0)
  }
})
