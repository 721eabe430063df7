import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { valuesCsv } from '@/lib/pets/imports/write-sheet'
import { getCities, getPetCatalog } from '@/lib/platform/catalog/cache'
import { cityOptions } from '@/lib/platform/catalog/city-options'
import { csvResponse } from '@/lib/platform/http/download'
import { IMPORT_VALUES } from '@/lib/text/routes'

export async function GET(): Promise<Response> {
  const { account, separator } = await loadImporter(IMPORT_VALUES)
  const [catalog, cities] = await Promise.all([getPetCatalog(), getCities(account.countryId ?? '')])
  const names = cityOptions(cities).map(({ label }) => label)
  return csvResponse('querencia-valores.csv', valuesCsv(catalog, names, separator))
}
