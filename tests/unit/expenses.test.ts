import { describe, expect, it } from 'vitest'
import {
  moveZone,
  nextZone,
  pixelsOf,
  resizeZone,
  type Zone,
  zoneBetween,
} from '@/components/money/expenses/zones'
import { expenseSchema } from '@/lib/money/expenses/schema'

const ZONE: Zone = { x: 0.5, y: 0.5, width: 0.25, height: 0.125 }
const isInside = ({ x, y, width, height }: Zone) => x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1

describe('the covered zones of an invoice', () => {
  it('are drawn from any corner, and a tap draws none', () => {
    const zone = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }
    expect(zoneBetween({ x: 0.25, y: 0.25 }, { x: 0.75, y: 0.5 })).toEqual(zone)
    expect(zoneBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual(zone)
    expect(zoneBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.51 })).toBeNull()
  })

  it('stay within the picture, wherever they are drawn, moved and resized to', () => {
    const far = [-3, 3].flatMap((dx) => [-3, 3].map((dy) => [dx, dy] as const))
    for (const [dx, dy] of far) {
      expect(isInside(moveZone(ZONE, dx, dy))).toBe(true)
      expect(isInside(resizeZone(ZONE, dx, dy))).toBe(true)
      expect(zoneBetween({ x: 0.5, y: 0.5 }, { x: dx, y: dy })).toSatisfy(isInside)
    }
    expect(zoneBetween({ x: 1.2, y: 0.1 }, { x: 1.3, y: 0.9 })).toSatisfy(isInside)
    expect(Array.from({ length: 20 }, (_, count) => nextZone(Array(count).fill(ZONE))).every(isInside)).toBe(
      true,
    )
  })

  it('cover every pixel they touch', () => {
    expect(pixelsOf({ x: 0.101, y: 0.109, width: 0.2, height: 0.1 }, { width: 100, height: 100 })).toEqual({
      left: 10,
      top: 10,
      width: 21,
      height: 11,
    })
  })
})

describe('the form of an expense', () => {
  const valid = { title: 'Alimento', amount: '15', spentOn: '2026-11-02' }

  it('needs a title, an amount and a day', () => {
    expect(expenseSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toEqual([
      'title',
      'amount',
      'spentOn',
    ])
    expect(expenseSchema.parse(valid)).toEqual({ ...valid, story: null, photos: [] })
  })

  it.each(['2026-02-31', '2026-13-01', '2026-1-2', 'ayer'])('takes no day like %s', (spentOn) => {
    expect(expenseSchema.safeParse({ ...valid, spentOn }).success).toBe(false)
  })

  it('takes 500 characters and no more, however they are written', () => {
    expect(expenseSchema.safeParse({ ...valid, story: '🐶'.repeat(500) }).success).toBe(true)
    expect(expenseSchema.safeParse({ ...valid, story: 'a'.repeat(501) }).success).toBe(false)
  })
})
