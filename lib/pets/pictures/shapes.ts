/** The last part of a picture's address. */
export const PICTURE_FORMS = ['vista-previa', 'historia', 'publicacion'] as const
export type PictureForm = (typeof PICTURE_FORMS)[number]

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Shape {
  width: number
  height: number
  photo: Box
  /** Nothing that is read lies outside: applications cover the top and the bottom of stories with their own. */
  safe: Box
  pill: { x: number; y: number; size: number }
  column: { x: number; y: number; width: number }
  name: { largest: number; height: number }
  /** Letters of the lines under the name. */
  small: number
  foot: { y: number; size: number }
  code: Box | null
}

const WIDTH = 1080
const MARGIN = 64

/** A photo over the whole width, and below it the words beside the code. */
function portrait(height: number, photoHeight: number, safe: Box): Shape {
  return {
    width: WIDTH,
    height,
    photo: { x: 0, y: 0, width: WIDTH, height: photoHeight },
    safe,
    pill: { x: MARGIN, y: photoHeight - 42, size: 38 },
    column: { x: MARGIN, y: photoHeight + 66, width: 608 },
    name: { largest: 132, height: 196 },
    small: 40,
    foot: { y: photoHeight + 404, size: 42 },
    code: { x: WIDTH - MARGIN - 312, y: photoHeight + 64, width: 312, height: 392 },
  }
}

export const SHAPES: Record<PictureForm, Shape> = {
  'vista-previa': {
    width: 1200,
    height: 630,
    photo: { x: 0, y: 0, width: 650, height: 630 },
    safe: { x: 40, y: 40, width: 1120, height: 550 },
    pill: { x: 704, y: 84, size: 30 },
    column: { x: 704, y: 186, width: 440 },
    name: { largest: 116, height: 176 },
    small: 31,
    foot: { y: 512, size: 38 },
    code: null,
  },
  historia: portrait(1920, 1064, { x: 48, y: 250, width: 984, height: 1920 - 250 - 340 }),
  publicacion: portrait(1350, 842, { x: 40, y: 40, width: 1000, height: 1270 }),
}
