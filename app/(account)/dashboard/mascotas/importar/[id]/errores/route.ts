import { notFound } from 'next/navigation'
import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { problemsText } from '@/lib/pets/imports/problems'
import { findFaultyRows } from '@/lib/pets/imports/queries'
import { faultyRowsCsv } from '@/lib/pets/imports/write-sheet'
import { csvResponse } from '@/lib/platform/http/download'
import { parseId } from '@/lib/text/params'
import { IMPORT_PETS } from '@/lib/text/routes'

export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { db, account, separator } = await loadImporter(IMPORT_PETS)
  const id = parseId((await params).id)
  const found = id === null ? null : await findFaultyRows(db, account.id, id)
  if (!found) notFound()
  const rows = found.rows.map(({ cells, problems, reason }) => ({
    cells,
    errors: reason ?? problemsText(problems),
  }))
  return csvResponse('querencia-por-corregir.csv', faultyRowsCsv(found.header, rows, separator))
}
