import { FoundationList } from '@/components/foundations/foundation-list'
import { PetGrid } from '@/components/pets/pet-grid'
import { CollectionJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { LinkButton } from '@/components/ui/button'
import { SectionHeading } from '@/components/ui/section-heading'
import { getFoundations } from '@/lib/foundations/cache'
import { getFoundationPetCount, getFoundationPets } from '@/lib/pets/cache'
import { getCountries } from '@/lib/platform/catalog/cache'
import { env } from '@/lib/platform/env'
import { petCount } from '@/lib/search/copy'
import { FOUNDATIONS, FOUNDATIONS_PETS, foundationPath } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: 'Fundaciones que dan mascotas en adopción',
  description:
    'Conoce las fundaciones y refugios que rescatan animales en Argentina, Chile, Colombia, Ecuador y Perú, y las mascotas que cuidan.',
  path: FOUNDATIONS,
})

export default async function FoundationsPage() {
  const [foundations, countries, pets, total] = await Promise.all([
    getFoundations(),
    getCountries(),
    getFoundationPets(1),
    getFoundationPetCount(),
  ])
  return (
    <FoundationList
      foundations={foundations.map((foundation) => ({ foundation, km: null }))}
      countries={countries}
    >
      <CollectionJsonLd
        site={env.SITE_URL}
        path={FOUNDATIONS}
        name="Fundaciones"
        items={foundations.map(({ id }) => foundationPath(id))}
      />
      {pets.length > 0 && (
        <section aria-labelledby="sus-mascotas" className="mt-16">
          <SectionHeading id="sus-mascotas">Mascotas de fundaciones</SectionHeading>
          <PetGrid pets={pets} columns="four" />
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
    </FoundationList>
  )
}
