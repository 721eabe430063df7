import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { csvResponse } from '@/lib/http/csv-response'
import { listExportedPets } from '@/lib/imports/pet-queries'
import { petsCsv } from '@/lib/imports/write-sheet'
import { EXPORT_PETS } from '@/lib/routes'

/** All pets of a foundation, in the columns of an import. */
export async function GET(): Promise<Response> {
  const { db, account, separator } = await loadImporter(EXPORT_PETS)
  return csvResponse('querencia-mascotas.csv', petsCsv(await listExportedPets(db, account.id), separator))
}
