import { describe, expect, it } from 'vitest'
import { MAX_SCALE, NOT_ZOOMED, pan, zoomAt } from '@/components/photos/gallery/zoom'

/** A landscape picture, as wide as the screen of a phone. */
const view = { picture: { width: 400, height: 300 }, frame: { width: 400, height: 800 } }
const centre = { x: 0, y: 0 }

describe('zooming a picture', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: 50 }
    const { scale, x } = zoomAt(NOT_ZOOMED, 3, view, at)
    expect(scale).toBe(3)
    // The point was 100 to the right of the centre; three times that, moved by x, is 100 again.
    expect(100 * 3 + x).toBe(100)
  })

  it('moves along with fingers that move while they part', () => {
    expect(zoomAt(NOT_ZOOMED, 2, view, centre, { x: 30, y: 0 })).toMatchObject({ x: 30 })
  })

  it('keeps a side that fits into the frame in the middle', () => {
    expect(zoomAt(NOT_ZOOMED, 2, view, { x: 0, y: 100 }).y).toBeCloseTo(0)
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: 0, y: 90 }, view).y).toBeCloseTo(0)
  })

  it('never shows what lies beyond an edge of the picture', () => {
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: 1_000, y: 0 }, view).x).toBe(200)
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: -1_000, y: 0 }, view).x).toBe(-200)
    expect(pan({ scale: 4, x: 0, y: 0 }, { x: 0, y: 1_000 }, view).y).toBe(200)
  })

  it('ends at the picture as it is, in its place, and at the largest scale', () => {
    expect(zoomAt({ scale: 2, x: 120, y: 0 }, 0.4, view, { x: 90, y: 0 })).toEqual(NOT_ZOOMED)
    expect(zoomAt(NOT_ZOOMED, 40, view, centre).scale).toBe(MAX_SCALE)
  })
})
