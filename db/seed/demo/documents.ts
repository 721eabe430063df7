import type { foundationDocuments } from '@/db/schema'
import { makePdf } from '@/db/seed/demo/pdf'
import type { World } from '@/db/seed/demo/world'
import { rasterise } from '@/db/seed/portraits/raster'
import type { FileStore } from '@/lib/integrations/files/files'

type Document = typeof foundationDocuments.$inferInsert
type Foundation = World['foundations'][number]

/** The paper that each foundation registered with, and a stamp besides for those that wait: something to look at. */
export async function makeDocuments(world: World, files: FileStore): Promise<Document[]> {
  const documents: Document[] = []
  // The name is the account's, so that a second seed replaces the files of the first.
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
  const stamp = await rasterise(STAMP)
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
    mission,
    `Representante: ${account?.name} ${account?.lastName}. Contacto: ${account?.email}, ${account?.phone}.`,
  ])
}

/** A seal without letters: fonts differ from machine to machine. */
const STAMP = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
<rect width="640" height="480" fill="#fffdf7"/>
<g fill="none" stroke="#0f6b57"><circle cx="320" cy="240" r="170" stroke-width="10"/>
<circle cx="320" cy="240" r="146" stroke-width="3" stroke-dasharray="3 9"/></g>
<g fill="#0f6b57"><ellipse cx="320" cy="285" rx="62" ry="50"/><ellipse cx="238" cy="226" rx="24" ry="32"/>
<ellipse cx="290" cy="178" rx="25" ry="35"/><ellipse cx="350" cy="178" rx="25" ry="35"/>
<ellipse cx="402" cy="226" rx="24" ry="32"/></g></svg>`
