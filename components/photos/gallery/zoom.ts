export interface Point {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}
/** Translated, then scaled about its centre. */
export interface Zoom extends Point {
  scale: number
}
export interface View {
  picture: Size
  frame: Size
}

export const MAX_SCALE = 5
export const NOT_ZOOMED: Zoom = { scale: 1, x: 0, y: 0 }

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Edges stay outside the frame; an axis that fits is centred. */
function clampPan({ scale, x, y }: Zoom, { picture, frame }: View): Zoom {
  const room = (pictureSide: number, frameSide: number) => Math.max(0, (pictureSide * scale - frameSide) / 2)
  return {
    scale,
    x: clamp(x, room(picture.width, frame.width)),
    y: clamp(y, room(picture.height, frame.height)),
  }
}

/** @param at fixed point, from the frame's centre @param to its new position */
export function zoomAt(zoom: Zoom, wanted: number, view: View, at: Point, to: Point = at): Zoom {
  const scale = Math.min(Math.max(wanted, 1), MAX_SCALE)
  if (scale === 1) return NOT_ZOOMED
  const growth = scale / zoom.scale
  const x = to.x - (at.x - zoom.x) * growth
  const y = to.y - (at.y - zoom.y) * growth
  return clampPan({ scale, x, y }, view)
}

export function pan(zoom: Zoom, by: Point, view: View): Zoom {
  return clampPan({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, view)
}
