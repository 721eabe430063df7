import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { getPetFiles, getPlacesWithPets } from '@/lib/search/sitemap/cache'
import { sitemapFiles } from '@/lib/search/sitemap/places'
import { writeIndex } from '@/lib/search/sitemap/xml'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const [places, petFiles] = await Promise.all([getPlacesWithPets(), getPetFiles()])
  return xmlResponse(writeIndex(sitemapFiles(places, petFiles), absoluteUrl))
}
