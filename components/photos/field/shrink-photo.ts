import { hasEnd } from '@/lib/photos/jpeg-scans'
import { FORMAT_BYTES, formatOf } from '@/lib/photos/photo-format'
import { UploadError } from './photo-api'
import { refusals } from './photo-messages'
import { directUploadError, fitSize, openError } from './photo-rules'

const QUALITY = 0.85

/** At most 2400 px, without metadata; undecodable files are sent unchanged. @throws UploadError */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const { format, canvas } = await openPhoto(file)
  if (format === 'jpeg' && directUploadError(format, file) === null) {
    // Browsers fill up what a cut file lacks; the server tells how much that is.
    if (!hasEnd(new Uint8Array(await file.arrayBuffer()))) return file
  }
  const shrunk = canvas && (await asJpeg(canvas))
  if (shrunk) return shrunk
  refuse(directUploadError(format, file))
  return file
}

/** At most 2400 px; no canvas where the device cannot decode it. @throws UploadError */
export async function openPhoto(file: File) {
  const start = await file
    .slice(0, FORMAT_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (start === null) throw new UploadError(refusals.unreadable(file.name), 'none')
  const format = formatOf(new Uint8Array(start))
  refuse(openError(format, file))
  const bitmap = await createImageBitmap(file).catch(() => null)
  return { format, canvas: bitmap && draw(bitmap) }
}

function refuse(message: string | null): void {
  if (message !== null) throw new UploadError(message, 'none')
}

/** Null when out of memory. */
function draw(bitmap: ImageBitmap): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, fitSize(bitmap))
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  // Transparency becomes white, as on the server.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas
}

async function asJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  // Safari does not free the memory of unreferenced canvases.
  canvas.width = 0
  return blob
}
