/** A covered rectangle, in fractions of the picture. */
export interface Zone {
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

const MIN_SIDE = 0.02
const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** For the keyboard: in the middle, each below the last. */
export const nextZone = (zones: readonly Zone[]): Zone =>
  moveZone({ x: 0.25, y: 0.2, width: 0.5, height: 0.06 }, 0, (zones.length % 8) * 0.08)

/** Null for a tap. */
export function zoneBetween(one: Point, other: Point): Zone | null {
  const [left, right] = [one.x, other.x].map((x) => clamp(x, 0, 1)).toSorted((a, b) => a - b)
  const [top, bottom] = [one.y, other.y].map((y) => clamp(y, 0, 1)).toSorted((a, b) => a - b)
  const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)]
  if (width < MIN_SIDE && height < MIN_SIDE) return null
  return resizeZone({ x: left ?? 0, y: top ?? 0, width, height }, 0, 0)
}

export const moveZone = (zone: Zone, dx: number, dy: number): Zone => ({
  ...zone,
  x: clamp(zone.x + dx, 0, 1 - zone.width),
  y: clamp(zone.y + dy, 0, 1 - zone.height),
})

/** Drags the lower right corner, within the picture. */
export function resizeZone(zone: Zone, dx: number, dy: number): Zone {
  const x = Math.min(zone.x, 1 - MIN_SIDE)
  const y = Math.min(zone.y, 1 - MIN_SIDE)
  return {
    x,
    y,
    width: clamp(zone.width + dx, MIN_SIDE, 1 - x),
    height: clamp(zone.height + dy, MIN_SIDE, 1 - y),
  }
}

/** Rounded outwards. */
export function pixelsOf(zone: Zone, { width, height }: { width: number; height: number }) {
  const left = Math.floor(zone.x * width)
  const top = Math.floor(zone.y * height)
  return {
    left,
    top,
    width: Math.ceil((zone.x + zone.width) * width) - left,
    height: Math.ceil((zone.y + zone.height) * height) - top,
  }
}
