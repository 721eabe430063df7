import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RelatedArticles } from '@/components/site/content/article-card'
import { ArticleJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { env } from '@/lib/platform/env'
import { ARTICLES, findArticle, relatedArticles } from '@/lib/text/care/articles'
import { articlePath, HOME, PET_CARE } from '@/lib/text/routes'

/** Any other slug is an unknown path, which redirects home. */
export const dynamicParams = false

export function generateStaticParams() {
  return ARTICLES.map(({ slug }) => ({ slug }))
}

interface Props {
  params: Promise<{ slug: string }>
}

async function readArticle(params: Props['params']) {
  return findArticle((await params).slug) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, title, excerpt } = await readArticle(params)
  return pageMetadata({
    title,
    description: excerpt,
    path: articlePath(slug),
    type: 'article',
    image: { url: `/art/care/${slug}-og.jpg`, width: 1200, height: 630, alt: title },
  })
}

export default async function ArticlePage({ params }: Props) {
  const article = await readArticle(params)
  return (
    <div className="mx-auto w-wrap pb-16">
      <ArticleJsonLd article={article} site={env.SITE_URL} />
      <Breadcrumb
        crumbs={[
          { label: 'Inicio', href: HOME },
          { label: 'Cuidado Animal', href: PET_CARE },
          { label: article.title },
        ]}
      />
      <article className="mx-auto mt-4 max-w-184">
        <p className="font-semibold text-monte">{article.category}</p>
        <h1 className="mt-1.5 text-title">{article.title}</h1>
        <p className="mt-3.5 text-wide text-ink-2">{article.excerpt}</p>
        <img
          src={`/art/care/${article.slug}.webp`}
          srcSet={`/art/care/${article.slug}-600.webp 600w, /art/care/${article.slug}.webp 1200w`}
          sizes="(min-width: 776px) 736px, 92vw"
          width={1200}
          height={750}
          alt=""
          fetchPriority="high"
          className="mt-6 aspect-16/10 w-full rounded-section bg-mist object-cover"
        />
        <div className="mt-7 grid gap-5 text-lead text-pretty">
          {article.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-7 rounded-card bg-mist p-5 text-small text-ink-2">
          Esta guía es general. Ante una urgencia o una duda sobre tu mascota, consulta a un veterinario.
        </p>
      </article>
      <RelatedArticles articles={relatedArticles(article, 3)} />
    </div>
  )
}
