import { expect, type Page } from '@playwright/test'
import { expectNoOverflow, waitForFonts } from './page-checks'

/**
 * Fails where text has too little room: a word of at most eight letters is broken in two, or a line goes beyond the screen, the
 * box drawn around it or one that cuts it off. Text that ends in dots may do both, what is scrolled sideways the second.
 */
export async function expectReadable(page: Page, what = 'the page'): Promise<void> {
  await waitForFonts(page)
  expect.soft(await page.evaluate(findSqueezed), `squeezed text on ${what}`).toEqual([])
}

/** The distances that readers may set (WCAG 2.2, 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** The name beside the logo goes where it has no room: the sign stays. */
const LOGO = 'querencia has no room'

/** Fails when the page scrolls sideways or squeezes text on a phone of 320 pixels or, spaced out, on that or the test's own. */
export async function expectRoomForText(page: Page, what = 'the page'): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page, what)
  await expectReadable(page, what)
  const style = await page.addStyleTag({ content: SPACING })
  await expectNotSqueezed(page, `${what}, spaced out, on 320 pixels`)
  if (usual) await page.setViewportSize(usual)
  await expectNotSqueezed(page, `${what}, spaced out`)
  await style.evaluate((element) => (element as Element).remove())
}

async function expectNotSqueezed(page: Page, what: string): Promise<void> {
  await expectNoOverflow(page, what)
  const squeezed = (await page.evaluate(findSqueezed)).filter((problem) => problem !== LOGO)
  expect.soft(squeezed, `squeezed text on ${what}`).toEqual([])
}

/** Runs in the browser. */
function findSqueezed(): string[] {
  const screen = document.documentElement.clientWidth
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isDrawn && width > 1 && height > 1 && !element.closest('svg, noscript')
  }
  type Surroundings = { endsInDots: boolean; isScrolled: boolean; left: number; right: number; width: number }
  const known = new Map<Element, Surroundings>()
  /** Of an element and all around it: whether text may end in dots or is scrolled, and what it has to keep within. */
  const surroundingsOf = (element: Element | null): Surroundings => {
    if (!element || element === document.body)
      return { endsInDots: false, isScrolled: false, left: 0, right: screen, width: Number.POSITIVE_INFINITY }
    const found = known.get(element)
    if (found) return found
    const around = surroundingsOf(element.parentElement)
    const style = getComputedStyle(element)
    const isDrawn = style.borderLeftWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    const isEdge = style.display !== 'inline' && (isDrawn || /hidden|clip/.test(style.overflowX))
    const edge = isEdge ? element.getBoundingClientRect() : around
    const scrolls = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth
    const own = {
      endsInDots: around.endsInDots || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      isScrolled: around.isScrolled || scrolls,
      left: Math.max(around.left, edge.left),
      right: Math.min(around.right, edge.right),
      width: Math.min(around.width, edge.width),
    }
    known.set(element, own)
    return own
  }
  const rectsOf = (text: Text, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }
  const problemsOf = (text: Text, element: Element): string[] => {
    const words = [...text.data.matchAll(/\S+/g)].filter(([word]) => word.length > 2 && word.length < 9)
    const broken = words.filter(({ 0: word, index }) => {
      const tops = rectsOf(text, index, index + word.length).map(({ top }) => Math.round(top))
      return !/[-/·–]/.test(word) && new Set(tops).size > 1
    })
    const { isScrolled, left, right, width } = surroundingsOf(element)
    // For screen readers alone.
    if (width < 2) return []
    const outside =
      !isScrolled &&
      rectsOf(text, 0, text.length).some((rect) => rect.left < left - 1.5 || rect.right > right + 1.5)
    return [...broken.map(([word]) => `${word} is broken`), ...(outside ? [`${text.data} has no room`] : [])]
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || !element || node.data.trim() === '' || !isShown(element)) continue
    if (!surroundingsOf(element).endsInDots) found.push(...problemsOf(node, element))
  }
  return found
}
