import { invalidFields } from '@/lib/platform/errors'
import { MAX_DOCUMENT_BYTES, UNFIT_DOCUMENT } from './schema'

/** The kinds of documents, known by their magic bytes. */
const KINDS = [
  { extension: 'png', contentType: 'image/png', signature: '\x89PNG\r\n\x1a\n' },
  { extension: 'jpg', contentType: 'image/jpeg', signature: '\xff\xd8\xff' },
  { extension: 'pdf', contentType: 'application/pdf', signature: '%PDF-' },
] as const

export interface CheckedDocument {
  bytes: Buffer
  extension: (typeof KINDS)[number]['extension']
  contentType: (typeof KINDS)[number]['contentType']
}

/** The content decides, never the name or declared type. @throws DomainError invalid for `document`. */
export async function checkDocument(file: File): Promise<CheckedDocument> {
  if (file.size > MAX_DOCUMENT_BYTES) throw wrong('El documento no puede pesar más de 10 MB')
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = KINDS.find(({ signature }) => bytes.toString('latin1', 0, signature.length) === signature)
  if (!kind) throw wrong(UNFIT_DOCUMENT)
  return { bytes, extension: kind.extension, contentType: kind.contentType }
}

const wrong = (document: string) => invalidFields({ document })
