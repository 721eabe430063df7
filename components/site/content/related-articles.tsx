import { SectionHeading } from '@/components/ui/section-heading'
import type { Article } from '@/lib/text/care/articles'
import { ArticleCard } from './article-card'

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
