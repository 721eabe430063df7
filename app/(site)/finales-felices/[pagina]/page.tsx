import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StoriesView } from '@/components/adoption/stories/stories-view'
import { pageMetadata } from '@/components/site/seo/metadata'
import { getStories } from '@/lib/adoption/stories/cache'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import { storiesPagePath } from '@/lib/text/adoption-routes'
import { parseId } from '@/lib/text/params'

/** Rendered on the first view, cached until a story comes or goes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ pagina: string }>
}

/** Pages after the first, in the path: a static page knows no query. */
async function readPage(params: Props['params']): Promise<number> {
  const page = parseId((await params).pagina)
  if (page === null || page === 1) notFound()
  return page
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readPage(params)
  return pageMetadata({
    title: `${STORIES_TITLE}, página ${page}`,
    description: 'Historias de mascotas adoptadas, contadas por sus familias.',
    path: storiesPagePath(page),
  })
}

export default async function StoriesPageOfMany({ params }: Props) {
  const stories = await getStories(await readPage(params))
  if (stories.rows.length === 0) notFound()
  return <StoriesView stories={stories} />
}
