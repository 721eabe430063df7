import type { Metadata } from 'next'
import { StoriesView } from '@/components/adoption/stories/stories-view'
import { Missing } from '@/components/site/layout/missing'
import { NotFoundPanel } from '@/components/site/layout/not-found-panel'
import { pageMetadata } from '@/components/site/seo/metadata'
import { getStories } from '@/lib/adoption/stories/cache'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import { storiesPagePath } from '@/lib/text/adoption-routes'
import { parseLaterPage } from '@/lib/text/params'

/** Rendered on the first view, cached until a story comes or goes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ pagina: string }>
}

/** Null for a page that has no stories. */
async function readStories(params: Props['params']) {
  const page = parseLaterPage((await params).pagina)
  const stories = page === null ? null : await getStories(page)
  return stories?.rows.length ? stories : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const stories = await readStories(params)
  if (!stories) return { title: 'No encontramos esta página', robots: { index: false } }
  return pageMetadata({
    title: `${STORIES_TITLE}, página ${stories.page}`,
    description: 'Historias de mascotas adoptadas, contadas por sus familias.',
    path: storiesPagePath(stories.page),
  })
}

export default async function StoriesPageOfMany({ params }: Props) {
  const stories = await readStories(params)
  if (!stories) return <Missing page={<NotFoundPanel />} />
  return <StoriesView stories={stories} />
}
