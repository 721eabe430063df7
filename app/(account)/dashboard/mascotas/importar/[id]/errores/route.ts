import { notFound } from 'next/navigation'
import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { csvResponse } from '@/lib/http/csv-response'
import { problemsText } from '@/lib/imports/problems'
import { findFaultyRows } from '@/lib/imports/queries'
import { faultyRowsCsv } from '@/lib/imports/write-sheet'
import { parseId } from '@/lib/params'
import { IMPORT_PETS } from '@/lib/routes'

/** The rows of a file that were not imported, with what is wrong with each. */
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
