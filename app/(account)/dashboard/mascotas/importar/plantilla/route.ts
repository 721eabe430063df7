import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { templateCsv } from '@/lib/pets/imports/write-sheet'
import { getPetCatalog } from '@/lib/platform/catalog/cache'
import { csvResponse } from '@/lib/platform/http/download'
import { IMPORT_TEMPLATE } from '@/lib/text/routes'

export async function GET(): Promise<Response> {
  const { separator } = await loadImporter(IMPORT_TEMPLATE)
  return csvResponse('querencia-plantilla.csv', templateCsv(await getPetCatalog(), separator))
}
