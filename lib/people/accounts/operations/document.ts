import { randomUUID } from 'node:crypto'
import type { Db } from '@/db/client'
import { MAX_DOCUMENT_BYTES, UNFIT_DOCUMENT } from '@/lib/people/accounts/schema'
import { type FileFormat, formatOf } from '@/lib/photos/photo-format'
import { invalidFields } from '@/lib/platform/errors'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { fileStore } from '@/lib/platform/integrations/files/store'

const KINDS = {
  png: { extension: 'png', contentType: 'image/png' },
  jpeg: { extension: 'jpg', contentType: 'image/jpeg' },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS]

export interface CheckedDocument {
  bytes: Buffer
  extension: Kind['extension']
  contentType: Kind['contentType']
}

/** The content decides, never the name or declared type. @throws DomainError invalid for `document`. */
export async function checkDocument(file: File): Promise<CheckedDocument> {
  if (file.size > MAX_DOCUMENT_BYTES) throw wrong('El documento no puede pesar más de 10 MB')
  const bytes = Buffer.from(await file.arrayBuffer())
  const format = formatOf(bytes)
  if (format === 'png' || format === 'jpeg' || format === 'pdf') return { bytes, ...KINDS[format] }
  throw wrong(`${UNFIT_DOCUMENT}${format === null ? '' : (REMEDIES[format] ?? '')}`)
}

const asJpg = (format: string) => `: este está en formato ${format}. Guárdalo como JPG o PDF.`

/** What people send instead, and what to do about it. */
const REMEDIES: Partial<Record<Exclude<FileFormat, null>, string>> = {
  heic: asJpg('HEIC'),
  avif: asJpg('AVIF'),
  webp: asJpg('WebP'),
  gif: asJpg('GIF'),
  tiff: asJpg('TIFF'),
  bmp: asJpg('BMP'),
  jxl: asJpg('JPEG XL'),
  archive: ': este es de Word o está comprimido. Guárdalo como PDF.',
}

const wrong = (document: string) => invalidFields({ document })

export interface StoredDocument extends CheckedDocument {
  name: string
}

/** Call `claimFile` in the transaction that gives it an owner; the orphan sweep deletes the rest. */
export async function storeDocument(db: Db, document: CheckedDocument): Promise<StoredDocument> {
  const name = `documents/${randomUUID()}.${document.extension}`
  await noteOrphanedFiles(db, [name])
  await fileStore.put(name, document.bytes, document.contentType)
  return { ...document, name }
}
