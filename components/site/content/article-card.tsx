import { Link } from '@/components/ui/links/link'
import type { Article } from '@/lib/text/care/articles'
import { articlePath } from '@/lib/text/routes'
import { ArticlePicture } from './article-picture'

export function ArticleCard({ article, level: Heading = 'h2' }: { article: Article; level?: 'h2' | 'h3' }) {
  const { slug, title, category, excerpt } = article
  return (
    <article className="group relative rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-monte">
      <ArticlePicture slug={slug} narrow="92vw" className="aspect-16/10 rounded-card bg-mist" />
      <p className="mt-3.5 text-fine font-semibold text-monte">{category}</p>
      <Heading className="mt-1 text-card">
        <Link
          href={articlePath(slug)}
          className="outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-1.5 text-ink-2">{excerpt}</p>
    </article>
  )
}
