import { embedPage, missingPage } from '@/components/foundations/link/pages'
import { getFoundationBySlug } from '@/lib/foundations/cache'
import { embedPath } from '@/lib/foundations/slug'
import { getPetsOfFoundation } from '@/lib/pets/cache'
import { htmlResponse, movedTo } from '@/lib/platform/http/html'

const SHOWN_PETS = 24

/** For a frame on the foundation's own site. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  const found = await getFoundationBySlug(slug)
  if (!found) return htmlResponse(missingPage(), 404)
  if (found.slug !== slug) return movedTo(embedPath(found.slug))
  return htmlResponse(embedPage(found.foundation, await getPetsOfFoundation(found.foundation.id, SHOWN_PETS)))
}
