import { FoundationCard } from '@/components/foundations/foundation-card'
import { PetGrid } from '@/components/pets/pet-grid'
import { CollectionJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { LinkButton } from '@/components/ui/button'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { SectionHeading } from '@/components/ui/section-heading'
import { getFoundations } from '@/lib/foundations/cache'
import { getFoundationPetCount, getFoundationPets } from '@/lib/pets/cache'
import { env } from '@/lib/platform/env'
import { petCount } from '@/lib/search/copy'
import { FOUNDATIONS, FOUNDATIONS_PETS, foundationPath, HOME } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Fundaciones que dan mascotas en adopción',
  description:
    'Conoce las fundaciones y refugios que rescatan animales en Argentina, Chile, Colombia, Ecuador y Perú, y las mascotas que cuidan.',
  path: FOUNDATIONS,
})

export default async function FoundationsPage() {
  const [foundations, pets, total] = await Promise.all([
    getFoundations(),
    getFoundationPets(1),
    getFoundationPetCount(),
  ])
  return (
    <div className="mx-auto w-wrap pb-16">
      <CollectionJsonLd
        site={env.SITE_URL}
        path={FOUNDATIONS}
        name="Fundaciones"
        items={foundations.map(({ id }) => foundationPath(id))}
      />
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: 'Fundaciones' }]} />
      <h1 className="mt-3 text-display">Fundaciones</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Rescatan, curan y cuidan hasta que aparece una familia. Revisamos el documento de cada una antes de
        publicarla.
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-5.5 lg:gap-y-8">
        {foundations.map((foundation) => (
          <li key={foundation.id}>
            <FoundationCard foundation={foundation} />
          </li>
        ))}
      </ul>
      {pets.length > 0 && (
        <section aria-labelledby="sus-mascotas" className="mt-16">
          <SectionHeading id="sus-mascotas">Mascotas de fundaciones</SectionHeading>
          <PetGrid pets={pets} columns="row" />
          {total > pets.length && (
            <div className="mt-10 text-center">
              <LinkButton
                href={FOUNDATIONS_PETS}
                variant="ghost"
                className="max-w-full py-1 max-[24rem]:whitespace-normal"
              >
                {`Ver las ${petCount(total)} de fundaciones`}
              </LinkButton>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
