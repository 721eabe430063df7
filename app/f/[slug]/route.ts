import { linkPage, missingPage } from '@/components/foundations/link/pages'
import { getFoundationBySlug } from '@/lib/foundations/cache'
import { shortLinkPath } from '@/lib/foundations/slug'
import { getPetsOfFoundation } from '@/lib/pets/cache'
import { env } from '@/lib/platform/env'
import { htmlResponse, movedTo } from '@/lib/platform/http/html'

const SHOWN_PETS = 4

/** The page that a foundation links from its social networks. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  const found = await getFoundationBySlug(slug)
  if (!found) return htmlResponse(missingPage(), 404)
  if (found.slug !== slug) return movedTo(shortLinkPath(found.slug))
  const pets = await getPetsOfFoundation(found.foundation.id, SHOWN_PETS)
  return htmlResponse(linkPage({ ...found, pets, site: env.SITE_URL }))
}
