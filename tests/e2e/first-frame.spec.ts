import { expect, openHydrated, test } from '@/tests/support/browser'
import { CATS } from '@/tests/support/screens'

test('the scripts of a page are asked for after its first frame, once each, and run', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/', CATS, '/login']) {
    await openHydrated(page, path)
    const { frame, scripts } = await page.evaluate(() => ({
      frame: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/chunks\/.*\.js$/.test(name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }))
    expect(scripts.length).toBeGreaterThan(5)
    expect(new Set(scripts.map(({ name }) => name)).size).toBe(scripts.length)
    expect(scripts.filter(({ startTime }) => startTime < frame)).toEqual([])
  }
})
