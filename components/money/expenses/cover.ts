import { pixelsOf, type Zone } from './zones'

const QUALITY = 0.85

/**
 * The picture as it is sent: drawn anew with its zones filled, so that nothing of what they cover is in the file.
 * Synchronous, so that what is sent is what was seen when the form was sent. Its name tells nothing.
 */
export function coverPicture(picture: HTMLCanvasElement, zones: readonly Zone[], number: number): File {
  const canvas = document.createElement('canvas')
  const { width, height } = picture
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('The picture cannot be drawn')
  pen.drawImage(picture, 0, 0)
  pen.fillStyle = '#000000'
  for (const zone of zones) {
    const area = pixelsOf(zone, picture)
    pen.fillRect(area.left, area.top, area.width, area.height)
  }
  const [, encoded = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',')
  // Safari does not free the memory of unreferenced canvases.
  canvas.width = 0
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  return new File([bytes], `factura-${number}.jpg`, { type: 'image/jpeg' })
}
