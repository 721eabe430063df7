import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}
type Path = { from: Point; to: Point }

const STEPS = 12

/** Point of an element at these fractions of its width and height. */
export async function pointIn(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page')
  return { x: box.x + box.width * across, y: box.y + box.height * down }
}

/** Dispatches a gesture of one or more touch points. */
async function touch(page: Page, paths: Path[]): Promise<void> {
  const client: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : paths.map(({ from, to }, id) => ({
              id,
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
            })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= STEPS; step++) await send('touchMove', step / STEPS)
  await send('touchEnd', 1)
  await client.detach()
}

/** Swipe across an element: left for the next slide, right for the previous one. */
export async function swipe(page: Page, element: Locator, direction: 'left' | 'right'): Promise<void> {
  const [right, left] = [await pointIn(element, 0.85), await pointIn(element, 0.15)]
  await touch(page, [direction === 'left' ? { from: right, to: left } : { from: left, to: right }])
}

/** Pinch-out around the centre of an element. */
export async function spread(page: Page, element: Locator): Promise<void> {
  const { x, y } = await pointIn(element)
  await touch(page, [
    { from: { x: x - 30, y }, to: { x: x - 110, y } },
    { from: { x: x + 30, y }, to: { x: x + 110, y } },
  ])
}

/** Drag with one touch point. */
export async function dragTouch(page: Page, from: Point, to: Point): Promise<void> {
  await touch(page, [{ from, to }])
}
