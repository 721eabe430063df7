import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { getPetFiles } from '@/lib/search/sitemap/cache'
import { writeIndex } from '@/lib/search/sitemap/xml'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const pets = (await getPetFiles()).map(({ number, changedAt }) => ({
    path: `/sitemaps/pets-${number}.xml`,
    changedAt,
  }))
  const files = [{ path: '/sitemaps/pages.xml' }, { path: '/sitemaps/places.xml' }, ...pets]
  return xmlResponse(writeIndex(files, absoluteUrl))
}
