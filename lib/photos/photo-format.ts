/** What a file is, by its first bytes: names and declared types are untrusted. `null`: nothing that is known here. */
export type FileFormat = PhotoFormat | keyof typeof SENTENCES | null

type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic'

/** Enough of the start of a file to tell its format. */
export const FORMAT_BYTES = 256

/** Brands of ISO base media files (ISO/IEC 14496-12); those not named here are films. */
const BRANDS: readonly [RegExp, FileFormat][] = [
  [/^avi[fos]/, 'avif'],
  [/^(hei|hev|mif|msf)/, 'heic'],
  [/^crx /, 'raw'],
  [/^M4[AB] /, null],
]

const IN_RIFF: Readonly<Record<string, FileFormat>> = { WEBP: 'webp', 'AVI ': 'video' }

const STARTS: readonly [string, FileFormat][] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['\x1a\x45\xdf\xa3', 'video'],
  ['\0\0\x01\xba', 'video'],
  ['FUJIFILMCCD-RAW', 'raw'],
  ['IIRO', 'raw'],
  ['IIRS', 'raw'],
  ['IIU\0', 'raw'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['BM', 'bmp'],
  ['\0\0\x01\0', 'ico'],
  ['\xff\x0a', 'jxl'],
  ['\0\0\0\x0cJXL ', 'jxl'],
  ['\0\0\0\x0cjP  ', 'jp2'],
  ['\xff\x4f\xff\x51', 'jp2'],
  ['8BPS', 'psd'],
  ['PK\x03\x04', 'archive'],
  ['Rar!', 'archive'],
  ['7z\xbc\xaf', 'archive'],
]

/** A byte order mark, blank and comments may stand before it. */
const TEXTS: readonly [RegExp, FileFormat][] = [
  [/%PDF-/, 'pdf'],
  [/^[\xef\xbb\xbf\s]*<((\?xml|!--|!doctype svg).*<)?svg\b/is, 'svg'],
  [/^[\xef\xbb\xbf\s]*<(!--.*?<)?(!doctype html|html|head|body)\b/is, 'html'],
]

/** @param start the first `FORMAT_BYTES` of the file, or all of it. */
export function formatOf(start: Uint8Array): FileFormat {
  if (start.length === 0) return 'empty'
  const text = String.fromCharCode(...start.subarray(0, FORMAT_BYTES))
  if (text.startsWith('RIFF')) return IN_RIFF[text.slice(8, 12)] ?? null
  if (text.startsWith('ftyp', 4)) return ofBrand(text)
  if (text.startsWith('II*\0') && text.startsWith('CR', 8)) return 'raw'
  const known = STARTS.find(([mark]) => text.startsWith(mark)) ?? TEXTS.find(([mark]) => mark.test(text))
  return known?.[1] ?? null
}

function ofBrand(text: string): FileFormat {
  // `mif1` says no more than "a picture": which one stands among the compatible brands.
  const compatible = text.slice(16, 256 * text.charCodeAt(2) + text.charCodeAt(3))
  const brand = /^m[is]f1/.test(text.slice(8)) && /avi[fos]/.test(compatible) ? 'avif' : text.slice(8, 12)
  const known = BRANDS.find(([pattern]) => pattern.test(brand))
  return known ? known[1] : 'video'
}

export const isPhotoFormat = (format: FileFormat): format is PhotoFormat =>
  format === 'jpeg' || format === 'png' || format === 'webp' || format === 'heic'

const OTHER = 'Elige una foto JPG, PNG, WebP o HEIC.'
const asJpg = (format: string) =>
  ` está en formato ${format}, que no podemos leer. Ábrelo y guarda la foto como JPG, o hazle una captura de pantalla.`

const SENTENCES = {
  avif: asJpg('AVIF'),
  tiff: ' está en formato TIFF o en el RAW de una cámara, que no podemos leer. Ábrelo y guarda la foto como JPG.',
  bmp: asJpg('BMP'),
  ico: ` es un ícono, no una foto. ${OTHER}`,
  jxl: asJpg('JPEG XL'),
  jp2: asJpg('JPEG 2000'),
  psd: ' es un archivo de Photoshop. Expórtalo y sube la foto como JPG.',
  raw: ' está en el formato RAW de una cámara, que no podemos leer. Revélalo y guarda la foto como JPG.',
  gif: ` es un GIF, que no podemos leer. ${OTHER}`,
  svg: ` es un dibujo en formato SVG, no una foto. ${OTHER}`,
  pdf: ' es un PDF, no una foto. Sube la imagen como JPG, o hazle una captura de pantalla.',
  video: ' es un video, no una foto. Hazle una captura de pantalla, o elige otra.',
  archive: ' es un archivo comprimido o un documento, no una foto. Saca la foto de ahí y súbela como JPG.',
  html: ` es una página web, no una foto. ${OTHER}`,
  empty: ' está en blanco: no hay ninguna foto adentro. Elígela otra vez.',
} as const

/**
 * Why a file of this format cannot be a photo here, for people: server and browser say the same.
 * @param name of the file, where there are several.
 */
export function formatProblem(format: Exclude<FileFormat, PhotoFormat>, name = ''): string {
  const subject = name === '' ? 'El archivo' : `“${name}”`
  if (format !== null) return subject + SENTENCES[format]
  return name === ''
    ? 'No pudimos leer la foto. Tiene que ser una imagen JPEG, PNG, WebP o HEIC.'
    : `${subject} no es una foto JPG, PNG, WebP o HEIC.`
}
