import { PetGrid } from '@/components/pets/pet-grid'
import { ArticleCard } from '@/components/site/content/article-card'
import { CollectionJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { LinkButton } from '@/components/ui/button'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { SectionHeading } from '@/components/ui/section-heading'
import { getCarePets } from '@/lib/pets/cache'
import { env } from '@/lib/platform/env'
import { ARTICLES } from '@/lib/text/care/articles'
import { articlePath, FOUNDATIONS, HOME, PET_CARE } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Cuidado Animal: consejos para tu mascota',
  description:
    'Consejos claros para cuidar a tu perro o gato: la primera semana, vacunas, alimentación, parásitos, convivencia y qué hacer si se pierde.',
  path: PET_CARE,
})

export default async function PetCarePage() {
  const pets = await getCarePets()
  return (
    <div className="mx-auto w-wrap pb-16">
      <CollectionJsonLd
        site={env.SITE_URL}
        path={PET_CARE}
        name="Cuidado Animal"
        items={ARTICLES.map(({ slug }) => articlePath(slug))}
      />
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: 'Cuidado Animal' }]} />
      <h1 className="mt-3 text-display">Cuidado Animal</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Lo que conviene saber antes de que llegue, durante los primeros días y en toda una vida juntos. No
        reemplaza a tu veterinario: te ayuda a llegar con mejores preguntas.
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-x-5.5 gap-y-9 md:grid-cols-2 lg:grid-cols-3">
        {ARTICLES.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <DonateBanner />
      {pets.length > 0 && (
        <section aria-labelledby="esperan" className="mt-16">
          <SectionHeading id="esperan">Esperan una familia</SectionHeading>
          <PetGrid pets={pets} columns="row" />
        </section>
      )}
    </div>
  )
}

function DonateBanner() {
  return (
    <section className="mt-16 grid items-center gap-5 rounded-section bg-mango p-7 md:grid-cols-[1fr_auto] md:p-11">
      <div>
        <h2 className="text-banner">Cuidar también es ayudar</h2>
        <p className="mt-2 max-w-[31em] text-body">
          Las fundaciones pagan vacunas, cirugías y alimento todos los días. Conoce a las que trabajan cerca
          de ti.
        </p>
      </div>
      <LinkButton href={FOUNDATIONS} prefetch variant="ink" className="justify-self-start">
        DONAR
      </LinkButton>
    </section>
  )
}
