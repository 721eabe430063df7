import { readFile } from 'node:fs/promises'
import type { foundationDocuments } from '@/db/schema'
import { STAMP_FILE } from '@/db/seed/pictures'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import { makePdf } from './pdf'
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
