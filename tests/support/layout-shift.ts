import { expect, type Page } from '@playwright/test'

type Recording = typeof globalThis & { shifts: { value: number; moved: string[] }[] }
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Notes from the first paint on what jumps, and how far. To be called before the page is opened. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const record = globalThis as Recording
    record.shifts = []
    const nameOf = (node: Node | null) =>
      node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        record.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Fails when more than `most` of the screen has jumped, and names what did. */
export async function expectNoShift(page: Page, most = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as Recording).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThan(most)
}
