import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { getCities, getPetCatalog } from '@/lib/catalog/cache'
import { cityOptions } from '@/lib/catalog/city-options'
import { csvResponse } from '@/lib/http/csv-response'
import { valuesCsv } from '@/lib/imports/write-sheet'
import { IMPORT_VALUES } from '@/lib/routes'

/** Breeds, colours and cities that a file may name. */
export async function GET(): Promise<Response> {
  const { account, separator } = await loadImporter(IMPORT_VALUES)
  const [catalog, cities] = await Promise.all([getPetCatalog(), getCities(account.countryId ?? '')])
  const names = cityOptions(cities).map(({ label }) => label)
  return csvResponse('querencia-valores.csv', valuesCsv(catalog, names, separator))
}
