import { unzipSync } from 'fflate'
import { formatOf, isPhotoFormat } from '@/lib/photos/photo-format'
import { EMPTY_FILE } from './schema'

/** Files that are no CSV and no workbook (.xlsx): a sentence for each kind, which says how to get one. */

const SAVE_AS = 'elige «Guardar como», de tipo Excel (.xlsx) o CSV, y sube ese.'
const COPY_TABLE =
  'Copia la tabla en Excel o en Google Sheets, guárdala como Excel (.xlsx) o CSV, y sube ese archivo.'
const EXPORT = 'En el programa de donde viene, exporta la lista como Excel (.xlsx) o CSV, y sube ese archivo.'

const OPEN_DOCUMENT = `Este archivo es de LibreOffice (.ods), que no leemos. Ábrelo, ${SAVE_AS}`
const OLD_EXCEL = `Este archivo es de un Excel antiguo (.xls), que no leemos. Ábrelo, ${SAVE_AS}`
const EXCEL_BINARY = `Este archivo es un libro binario de Excel (.xlsb), que no leemos. Ábrelo, ${SAVE_AS}`
const EXCEL_XML = `Este archivo es una hoja de Excel en XML, que no leemos. Ábrelo en Excel, ${SAVE_AS}`
const PASSWORD =
  'Este archivo tiene contraseña, y no podemos abrirlo. Guárdalo sin ella, como Excel (.xlsx) o CSV, y sube ese.'
const NUMBERS =
  'Este archivo es de Numbers, que no leemos. Ábrelo, elige «Archivo», «Exportar a», Excel o CSV, y sube ese.'
const WORD = `Este archivo es un documento de texto (Word), no una hoja. ${COPY_TABLE}`
const RICH_TEXT = `Este archivo es un documento de texto (RTF), no una hoja. ${COPY_TABLE}`
const SLIDES = `Este archivo es una presentación, no una hoja. ${COPY_TABLE}`
const ARCHIVE =
  'Este archivo está comprimido. Ábrelo, busca dentro la hoja de tus mascotas (.xlsx o .csv), y sube esa.'
const PDF = `Este archivo es un PDF, no una hoja. ${EXPORT}`
const PAGE = `Este archivo es una página web (HTML), como las que exportan algunos programas. Ábrelo en Excel, ${SAVE_AS}`
const JSON_DATA = `Este archivo es JSON, no una hoja. ${EXPORT}`
const XML = `Este archivo es XML, no una hoja. ${EXPORT}`
const PHOTO =
  'Este archivo es una imagen, no una hoja. Escribe la lista en la plantilla, o en Excel o Google Sheets, y súbela como .xlsx o CSV.'
const BINARY =
  'Este archivo no es una hoja. Guárdala como CSV o como libro de Excel (.xlsx) y súbela otra vez.'

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes)
/** Names within a compound file are in UTF-16 (MS-CFB, section 2.6.1). */
const wide = (name: string) => [...name].map((char) => `${char}\0`).join('')

/** The streams of old Office files that name their program. */
const STREAMS: readonly [string, string][] = [
  ['EncryptedPackage', PASSWORD],
  ['Workbook', OLD_EXCEL],
  ['Book', OLD_EXCEL],
  ['WordDocument', WORD],
  ['PowerPoint Document', SLIDES],
]

/** How sheets of Excel 2 to 5 begin. */
const SHEETS = ['\t\0\x04\0', '\t\x02\x06\0', '\t\x04\x06\0', '\t\x08\x08\0', '\t\x08\x10\0']
/** RAR, 7z, gzip, an empty zip. */
const ARCHIVES = ['Rar!', '7z\xbc\xaf', '\x1f\x8b', 'PK\x05\x06']

/** What is wrong with a file that is no text and no workbook; null for one that may be either. */
export function otherFormat(bytes: Uint8Array): string | null {
  const start = latin(bytes.subarray(0, 80))
  if (start.startsWith('\xd0\xcf\x11\xe0')) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return STREAMS.find(([name]) => content.includes(`${wide(name)}\0`, 0, 'latin1'))?.[1] ?? BINARY
  }
  if (SHEETS.some((mark) => start.startsWith(mark))) return OLD_EXCEL
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(start)) return PDF
  if (ARCHIVES.some((mark) => start.startsWith(mark))) return ARCHIVE
  return start.startsWith('PK\x03\x04') ? otherArchive(bytes, start) : null
}

/** Parts that only one kind of archive has. */
const PARTS: readonly [RegExp, string | null][] = [
  [/^xl\/workbook\.xml$/i, null],
  [/^xl\/workbook\.bin$/i, EXCEL_BINARY],
  [/^word\//, WORD],
  [/^ppt\//, SLIDES],
  [/^Index(?:\/.*\.iwa|\.zip)$/, NUMBERS],
]

function otherArchive(bytes: Uint8Array, start: string): string | null {
  // Its archive begins with an unpacked part that names the format (OpenDocument 1.3, part 2, section 3.3).
  const [, kind] =
    /^mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)\.(\w+)/.exec(start.slice(30)) ?? []
  if (kind !== undefined) return kind === 'text' || kind === 'writer' ? WORD : OPEN_DOCUMENT
  const names: string[] = []
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name)
        return false
      },
    })
  } catch {
    // A damaged one: whoever opens it says so.
    return null
  }
  const known = PARTS.find(([part]) => names.some((name) => part.test(name)))
  return known ? known[1] : ARCHIVE
}

/** What is wrong with a file that is no text at all. */
export function binaryFormat(bytes: Uint8Array): string {
  const format = formatOf(bytes)
  const isPicture = isPhotoFormat(format) || format === 'gif' || format === 'tiff' || format === 'bmp'
  return isPicture || format === 'avif' ? PHOTO : BINARY
}

const TEXTS: readonly [RegExp, string][] = [
  [/^\{\\rtf/, RICH_TEXT],
  [
    /^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|body|meta|table|style|div|script)\b/is,
    PAGE,
  ],
  [/^<.*\burn:schemas-microsoft-com:office:spreadsheet\b/is, EXCEL_XML],
  [/^<.*progid="Excel\.Sheet"/is, EXCEL_XML],
  [/^<.*<office:document\b/is, OPEN_DOCUMENT],
  [/^<(?:\?xml|!--|!doctype)/i, XML],
  [/^\{\s*(?:"|\}\s*$)|^\[\s*(?:[{["]|\]\s*$)/, JSON_DATA],
]

/** Enough to tell what a text is. */
const FIRST_CHARACTERS = 4000

/** What is wrong with a text that is no CSV; null for one that may be. */
export function otherText(text: string): string | null {
  const start = text.slice(0, FIRST_CHARACTERS).trim()
  if (start === '' && text.trim() === '') return EMPTY_FILE
  return TEXTS.find(([mark]) => mark.test(start))?.[1] ?? null
}
