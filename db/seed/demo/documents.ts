import { readFile } from 'node:fs/promises'
import type { foundationDocuments } from '@/db/schema'
import { STAMP_FILE } from '@/db/seed/pictures'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import type { World } from './world'

type Document = typeof foundationDocuments.$inferInsert
type Foundation = World['foundations'][number]

/** Pending foundations have an image as well, for the staff's viewer. */
export async function makeDocuments(world: World, files: FileStore): Promise<Document[]> {
  const documents: Document[] = []
  // Named after the account, so that seeding again overwrites the files.
  const keep = async (of: Foundation, ending: string, contentType: string, bytes: Buffer) => {
    const file = `documents/demo-${of.userId}.${ending}`
    await files.put(file, bytes, contentType)
    documents.push({
      foundationId: of.userId,
      file,
      contentType,
      bytes: bytes.length,
      createdAt: of.createdAt,
    })
  }
  const stamp = await readFile(STAMP_FILE)
  for (const foundation of world.foundations) {
    await keep(foundation, 'pdf', 'application/pdf', paperOf(foundation, world))
    if (!('status' in foundation)) await keep(foundation, 'png', 'image/png', stamp)
  }
  return documents
}

function paperOf({ userId, name, mission }: Foundation, { users }: World): Buffer {
  const account = users.find(({ id }) => id === userId)
  return makePdf('Acta de constitución', [
    'Documento ficticio de la demostración de Querencia. No acredita nada.',
    `Las personas fundadoras acuerdan constituir la organización sin fines de lucro ${name}, con domicilio en ${account?.address}.`,
    ...(mission ? [mission] : []),
    `Representante: ${account?.name} ${account?.lastName}. Contacto: ${account?.email}, ${account?.phone}.`,
  ])
}

const PAGE = { width: 595, height: 842, margin: 72 }
const LINE = { characters: 78, height: 18 }

/** Latin-1, a built-in font; the same text gives the same bytes. */
function makePdf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), ''])
  const content = [
    'BT /F1 20 Tf',
    `${PAGE.margin} ${PAGE.height - PAGE.margin} Td ${shown(title)} Tj`,
    `/F1 12 Tf ${LINE.height} TL 0 -${LINE.height} Td`,
    ...lines.map((line) => `T* ${shown(line)} Tj`),
    'ET',
  ].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** From 1, with the cross-reference table. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const shown = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines[lines.length - 1] ?? ''
    if (line !== '' && line.length + word.length >= LINE.characters) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines
}
