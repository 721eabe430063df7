import { getFoundations } from '@/lib/foundations/cache'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { xmlResponse } from '@/lib/platform/http/xml'
import { writeUrls } from '@/lib/search/sitemap/xml'
import { ARTICLES } from '@/lib/text/care/articles'
import * as routes from '@/lib/text/routes'
import { STORIES } from '@/lib/text/routes'

export const dynamic = 'force-dynamic'

const FIXED = [
  routes.HOME,
  routes.DOGS,
  routes.CATS,
  routes.OTHER_ANIMALS,
  routes.ALL_PETS,
  routes.PLACES,
  routes.FOUNDATIONS,
  routes.FOUNDATIONS_PETS,
  routes.QUIZ,
  routes.PET_CARE,
  STORIES,
  routes.FAQS,
  routes.ABOUT,
  routes.PRIVACY,
  routes.TERMS,
  routes.CONTACT,
]

export async function GET(): Promise<Response> {
  const foundations = await getFoundations()
  const paths = [
    ...FIXED,
    ...ARTICLES.map(({ slug }) => routes.articlePath(slug)),
    ...foundations.map(({ id }) => routes.foundationPath(id)),
  ]
  return xmlResponse(writeUrls([paths.map((path) => ({ path }))], absoluteUrl))
}
