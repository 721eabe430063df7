import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { emptyCache } from './network'

type WithAxe = typeof globalThis & { axe: typeof axe }

/** The minified script: the browser takes twice the time to read the other. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until no animation runs but those that never end. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  )
}

/**
 * Fails when axe finds a violation on the page, or inside the element that `part` selects. Waits for animations first:
 * text that is still fading in has too little contrast.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(findViolations, part)
  expect(violations).toEqual([])
  await expectUniqueIds(page)
}

/**
 * Runs in the browser: axe describes nothing but violations, which takes half the time of a whole report, and preloads no style
 * sheets, which no rule of ours reads.
 */
async function findViolations(part?: string): Promise<string[]> {
  const context = part ? { include: [[part]] } : document
  const { violations } = await (globalThis as WithAxe).axe.run(context, {
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Fails when two elements of the page have one id, dialogs included: labels, links and descriptions then miss theirs. */
export async function expectUniqueIds(page: Page): Promise<void> {
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    'ids that stand twice',
  ).toEqual([])
}

type Recording = typeof globalThis & { shifts: { value: number; moved: string[] }[] }
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** Records layout shifts of first visits, from the first paint on. Call it before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await emptyCache(page)
  await page.addInitScript(observeShifts, true)
}

/** Until the page's fonts are drawn. */
export const waitForFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Records layout shifts of an open page from now on, once its fonts are drawn. */
export async function recordFurtherShifts(page: Page): Promise<void> {
  await waitForFonts(page)
  await page.evaluate(observeShifts, false)
}

/** Runs in the browser. */
function observeShifts(buffered: boolean): void {
  const record = globalThis as Recording
  record.shifts = []
  const nameOf = (node: Node | null) =>
    node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : (node?.nodeName ?? '')
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      record.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) })
  }).observe({ type: 'layout-shift', buffered })
}

/** Fails when the cumulative layout shift is `most` or more, and names what moved. */
export async function expectNoShift(page: Page, most = 0.01): Promise<void> {
  const shifts = await page.evaluate(() => (globalThis as Recording).shifts)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThan(most)
}

/** How high a target has to be for a thumb. */
const THUMB = 44

/** Fails when a thumb meets a link, button or field that is lower than 44 px; links in running text may be. */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const heightOf = (element: Element) => element.getBoundingClientRect().height
    const isShown = (element: HTMLElement) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('[inert]')
    const isInText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.closest('p, li, dd')?.textContent?.trim() !== element.textContent?.trim() &&
      element.closest('h1, h2, h3, nav') === null
    /** The height of what covers its box: `::after` of the link of a card. */
    const coveredHeight = (element: HTMLElement) => {
      const { position, height } = getComputedStyle(element, '::after')
      return position === 'absolute' ? Number.parseFloat(height) : 0
    }
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea',
    )
    return [...targets]
      .filter((target) => isShown(target) && !isInText(target))
      .map((target) => {
        const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
        const parts = [target, ...((isField && target.labels) || [])]
        return { target, height: Math.max(...parts.flatMap((part) => [heightOf(part), coveredHeight(part)])) }
      })
      .filter(({ height }) => height < least - 0.5)
      .map(({ target, height }) => `${height} px: ${target.outerHTML.slice(0, 120)}`)
  }, THUMB)
  expect(small, `lower than ${THUMB} px`).toEqual([])
}

/** Fails when the page scrolls sideways. */
export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(content, `width of ${what}`).toBeLessThanOrEqual(screen)
}
