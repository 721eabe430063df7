import { ArticlePicture } from '@/components/site/content/article-card'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { SectionHeading } from '@/components/ui/section-heading'
import { ARTICLES, type Article } from '@/lib/text/care/articles'
import { articlePath, PET_CARE } from '@/lib/text/routes'

const CHOSEN = ['primera-semana-en-casa', 'una-casa-feliz-para-tu-gato', 'paseos-que-hacen-bien']

export function CareArticles() {
  const articles = CHOSEN.flatMap((slug) => ARTICLES.find((article) => article.slug === slug) ?? [])
  return (
    <section
      aria-labelledby="cuidado"
      className="far bg-mist py-12 [--later:30rem] lg:pt-18 lg:pb-20 lg:[--later:29rem]"
    >
      <div className="mx-auto w-wrap">
        <SectionHeading
          id="cuidado"
          beside={
            <TextLink
              href={PET_CARE}
              look="quiet"
              className="hidden items-center gap-1.5 py-2 md:inline-flex"
            >
              Ver todos los consejos
              <Icon name="arrow-right" size={18} />
            </TextLink>
          }
        >
          Cuidado Animal
        </SectionHeading>
        <ul className="grid gap-4 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleRow {...article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ArticleRow({ slug, title, excerpt, readMinutes }: Article) {
  return (
    <article className="group relative grid grid-cols-[7.25rem_1fr] items-center gap-4 cramped:grid-cols-1 md:grid-cols-1 md:content-start md:gap-3.5">
      <ArticlePicture
        slug={slug}
        narrow="160px"
        className="aspect-square rounded-[1.125rem] cramped:aspect-16/10 md:aspect-16/10"
      />
      <div>
        <h3 className="text-lead leading-tight md:text-card">
          <Link href={articlePath(slug)} pending="card" className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-small text-ink-2 md:text-base">{excerpt}</p>
        <p className="mt-2 hidden text-fine text-ink-2 md:block">{readMinutes} min de lectura</p>
      </div>
    </article>
  )
}
