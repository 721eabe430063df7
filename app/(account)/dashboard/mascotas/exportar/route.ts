import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { listExportedPets } from '@/lib/pets/imports/pet-queries'
import { petsCsv } from '@/lib/pets/imports/write-sheet'
import { csvResponse } from '@/lib/platform/http/download'
import { EXPORT_PETS } from '@/lib/text/routes'

export async function GET(): Promise<Response> {
  const { db, account, separator } = await loadImporter(EXPORT_PETS)
  return csvResponse('querencia-mascotas.csv', petsCsv(await listExportedPets(db, account.id), separator))
}
