import { refusals } from './photo-messages'
import { fitSize, KIND_BYTES, photoKind, whyNotOpened, whyNotSentAsIs } from './photo-rules'
import { UploadError } from './upload-error'

const QUALITY = 0.85

/**
 * What is sent of a file: a JPEG of at most 2400 pixels, upright, with nothing in it but what can be seen (so the place
 * where it was taken never leaves the phone). What this browser cannot decode goes as it is, for the server to judge.
 * @throws UploadError for what is no photo, is too heavy, or is HEIC and cannot be converted here.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const start = await file
    .slice(0, KIND_BYTES)
    .arrayBuffer()
    .catch(() => null)
  if (start === null) throw new UploadError(refusals.unreadable(file.name), 'none')
  const kind = photoKind(new Uint8Array(start))
  refuse(whyNotOpened(kind, file))
  const bitmap = await createImageBitmap(file).catch(() => null)
  const shrunk = bitmap && (await asJpeg(bitmap))
  if (shrunk) return shrunk
  refuse(whyNotSentAsIs(kind, file))
  return file
}

function refuse(sentence: string | null): void {
  if (sentence !== null) throw new UploadError(sentence, 'none')
}

/** Browsers turn a picture upright as they decode it. Null where the device has no room for it. */
async function asJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, fitSize(bitmap))
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) return null
  pen.imageSmoothingQuality = 'high'
  // Where it was transparent it becomes white, as on the server.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  // Safari keeps the pixels of a canvas long after nobody holds it.
  canvas.width = 0
  return blob
}
