import { getFoundations } from '@/lib/foundations/cache'
import { getFoundationPetCount } from '@/lib/pets/cache'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { getPlacesWithPets } from '@/lib/search/sitemap/cache'
import { listsWithPets } from '@/lib/search/sitemap/places'
import { writeUrls } from '@/lib/search/sitemap/xml'
import { ARTICLES } from '@/lib/text/care/articles'
import * as routes from '@/lib/text/routes'

export const dynamic = 'force-dynamic'

const FIXED = [
  routes.HOME,
  routes.PLACES,
  routes.FOUNDATIONS,
  routes.QUIZ,
  routes.PET_CARE,
  routes.STORIES,
  routes.FAQS,
  routes.ABOUT,
  routes.PRIVACY,
  routes.TERMS,
  routes.CONTACT,
]

export async function GET(): Promise<Response> {
  const [foundations, places, ofFoundations] = await Promise.all([
    getFoundations(),
    getPlacesWithPets(),
    getFoundationPetCount(),
  ])
  const paths = [
    ...FIXED,
    ...listsWithPets(places, ofFoundations),
    ...ARTICLES.map(({ slug }) => routes.articlePath(slug)),
    ...foundations.map(({ id }) => routes.foundationPath(id)),
  ]
  return xmlResponse(writeUrls([paths.map((path) => ({ path }))], absoluteUrl))
}
