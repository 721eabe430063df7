import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { getPetCatalog } from '@/lib/catalog/cache'
import { csvResponse } from '@/lib/http/csv-response'
import { templateCsv } from '@/lib/imports/write-sheet'
import { IMPORT_TEMPLATE } from '@/lib/routes'

/** An empty file with an example. */
export async function GET(): Promise<Response> {
  const { separator } = await loadImporter(IMPORT_TEMPLATE)
  return csvResponse('querencia-plantilla.csv', templateCsv(await getPetCatalog(), separator))
}
