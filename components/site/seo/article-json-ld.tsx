import type { Article } from '@/lib/text/care/articles'
import { articlePath, HOME, PET_CARE } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { breadcrumbs, organization } from './structured-data'

export function ArticleJsonLd({ article, site }: { article: Article; site: string }) {
  const url = new URL(articlePath(article.slug), site).href
  return (
    <JsonLd
      data={[
        {
          '@type': 'Article',
          '@id': url,
          mainEntityOfPage: url,
          headline: article.title,
          description: article.excerpt,
          articleSection: article.category,
          image: new URL(`/art/care/${article.slug}.webp`, site).href,
          inLanguage: 'es',
          author: organization(site),
        },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: 'Cuidado Animal', path: PET_CARE },
          { name: article.title, path: articlePath(article.slug) },
        ]),
      ]}
    />
  )
}
