import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { SectionHeading } from '@/components/ui/section-heading'
import type { Article } from '@/lib/text/care/articles'
import { articlePath } from '@/lib/text/routes'

export function ArticleCard({ article, level: Heading = 'h2' }: { article: Article; level?: 'h2' | 'h3' }) {
  const { slug, title, category, excerpt } = article
  return (
    <article className="group relative rounded-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-monte">
      <ArticlePicture slug={slug} narrow="92vw" className="aspect-16/10 rounded-card bg-mist" />
      <p className="mt-3.5 text-fine font-semibold text-monte">{category}</p>
      <Heading className="mt-1 text-card">
        <Link
          href={articlePath(slug)}
          pending="card"
          className="outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
      </Heading>
      <p className="mt-1.5 text-ink-2">{excerpt}</p>
    </article>
  )
}

/** Zooms in while the surrounding card (`group`) is hovered. */
export function ArticlePicture({
  slug,
  narrow,
  className,
}: {
  slug: string
  narrow: string
  className: string
}) {
  return (
    <div className={classNames('overflow-hidden', className)}>
      <img
        src={`/art/care/${slug}-600.webp`}
        srcSet={`/art/care/${slug}-600.webp 600w, /art/care/${slug}.webp 1200w`}
        sizes={`(min-width: 1272px) 397px, (min-width: 768px) 31vw, ${narrow}`}
        width={1200}
        height={750}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-400 ease-out group-hover:scale-[1.035]"
      />
    </div>
  )
}

export function RelatedArticles({ articles }: { articles: readonly Article[] }) {
  return (
    <section aria-labelledby="seguir" className="mt-16">
      <SectionHeading id="seguir">Sigue leyendo</SectionHeading>
      <ul className="grid grid-cols-1 gap-x-5.5 gap-y-9 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
