import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { petImportRows, pets } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { deleteDraft } from '@/lib/pets/drafts/operations'
import { acceptWords } from '@/lib/pets/imports/operations/accept-words'
import { checkImport } from '@/lib/pets/imports/operations/check'
import { runImports, startImport } from '@/lib/pets/imports/operations/run'
import { findImport } from '@/lib/pets/imports/queries'
import type { Actor } from '@/lib/platform/actor'
import { DomainError } from '@/lib/platform/errors'
import type { MatrixRow } from './action-matrix'
import { makeContext } from './context'
import { PLAIN } from './pets'
import { blots } from './pictures'

/** A row without mistakes, by header. */
export const GOOD_ROW = {
  Código: 'CC-1',
  Nombre: 'Luna',
  Animal: 'Perro',
  Raza: 'Mestizo',
  Color: 'Arena',
  Sexo: 'Hembra',
  Edad: 'Joven',
  Tamaño: 'Mediano',
  Pelaje: 'Corto',
  Vacunas: 'Vacunas al día',
  Esterilizado: 'Sí',
  Hogareño: 'Sí',
  'Cuidados especiales': 'No',
  Niños: 'Sí',
  Perros: '',
  Gatos: 'No',
  Rasgos: 'Cariñosa, Tranquila',
  Ciudad: '',
  Descripción: PLAIN.trim(),
  'Foto 1': 'https://fotos.example/a.jpg',
  'Foto 2': '',
}
export type RowInput = Partial<typeof GOOD_ROW>

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A file with these rows, each a good one with changes. */
export function csvFile(rows: readonly RowInput[], name = 'mascotas.csv'): File {
  const lines = [Object.keys(GOOD_ROW), ...rows.map((row) => Object.values({ ...GOOD_ROW, ...row }))]
  return new File([lines.map((line) => line.map(quoted).join(';')).join('\r\n')], name, { type: 'text/csv' })
}

let pictures = 70_000

/** A picture per address, always the same; addresses without a picture cannot be opened. */
export function pictureServer(broken: Readonly<Record<string, string>> = {}) {
  const fetched: string[] = []
  const bytes = new Map<string, Promise<Buffer>>()
  const draw = () => blots(++pictures, 90, 60)
  return {
    /** Addresses in the order of their requests. */
    fetched,
    /** Another picture from now on. */
    replace: (address: string, picture: Buffer) => bytes.set(address, Promise.resolve(picture)),
    async download(address: string): Promise<Buffer> {
      fetched.push(address)
      const reason = broken[address]
      if (reason !== undefined) throw new DomainError('invalid', reason)
      const picture = bytes.get(address) ?? draw()
      bytes.set(address, picture)
      return picture
    },
  }
}

/** An approved foundation that imports. */
export async function makeImporter() {
  const { user } = await makeFoundation(db)
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true, justProven: true }
  const newContext = () => makeContext(actor)
  return {
    id: user.id,
    actor,
    newContext,
    check: async (file: File) => (await checkImport(newContext(), { file })).id,
    accept: (importId: number, word?: string, value?: string) =>
      acceptWords(newContext(), { importId, word, value }),
    start: (importId: number) => startImport(newContext(), { importId }),
    find: async (importId: number) => {
      const found = await findImport(db, user.id, importId)
      if (!found) throw new Error('There is no such import')
      return found
    },
    pets: () => db.select().from(pets).where(eq(pets.ownerId, user.id)).orderBy(pets.id),
  }
}

export const importRowsOf = (importId: number) =>
  db.select().from(petImportRows).where(eq(petImportRows.importId, importId)).orderBy(petImportRows.row)

const importing = (run: MatrixRow['run']): MatrixRow => ({
  run,
  anonymous: 'unauthenticated',
  foundation: 'ok',
  rest: 'forbidden',
})

/** Of the authorisation matrix. */
export const IMPORT_ROWS: Record<string, MatrixRow> = {
  checkImportAction: importing((ctx) => checkImport(ctx, { file: csvFile([{}]) })),
  acceptWordAction: importing(async (ctx) => {
    const { id } = await checkImport(ctx, { file: csvFile([{ Raza: 'Labradr' }]) }).catch(() => ({ id: 1 }))
    await acceptWords(ctx, { importId: id, word: 'breedId|perro|labradr', value: 'Labrador retriever' })
  }),
  acceptAllWordsAction: importing(async (ctx) => {
    const { id } = await checkImport(ctx, { file: csvFile([{ Raza: 'Labradr' }]) }).catch(() => ({ id: 1 }))
    await acceptWords(ctx, { importId: id })
  }),
  deleteDraftAction: {
    run: (ctx) => deleteDraft(ctx, { draftId: 1 }),
    anonymous: 'unauthenticated',
    admin: 'forbidden',
    rest: 'ok',
  },
  startImportAction: importing(async (ctx) => {
    const { id } = await checkImport(ctx, { file: csvFile([{}]) }).catch(() => ({ id: 1 }))
    await startImport(ctx, { importId: id })
  }),
}

/** The context of a worker. */
export const jobContext = () => makeContext({ kind: 'system', name: 'tests' })

/** Works off everything that is started, without the internet. */
export const workOff = (download: (address: string) => Promise<Buffer>, ctx = jobContext()) =>
  runImports(ctx, AbortSignal.timeout(60_000), download)

/** Checks, starts and works off a file. */
export async function importFile(
  importer: Awaited<ReturnType<typeof makeImporter>>,
  file: File,
  download: (address: string) => Promise<Buffer>,
) {
  const id = await importer.check(file)
  await importer.start(id)
  await workOff(download)
  return importer.find(id)
}
