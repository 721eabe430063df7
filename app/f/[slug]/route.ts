import { linkPage } from '@/components/foundation-link/link-page'
import { missingPage } from '@/components/foundation-link/missing-page'
import { env } from '@/lib/env'
import { getFoundationBySlug } from '@/lib/foundations/cache'
import { shortLinkPath } from '@/lib/foundations/paths'
import { htmlResponse, movedTo } from '@/lib/http/html'
import { getPetsOfFoundation } from '@/lib/pets/cache'

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
