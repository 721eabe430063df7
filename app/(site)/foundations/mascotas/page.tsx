import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FoundationPetsView } from '@/components/foundations/foundation-pets-view'
import { CollectionJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { FOUNDATION_PETS_PER_PAGE, getFoundationPetCount, getFoundationPets } from '@/lib/pets/cache'
import { env } from '@/lib/platform/env'
import { searchUrl } from '@/lib/search/url/links'
import { isCanonicalQuery, parseSearchQuery, type RawQuery } from '@/lib/search/url/params'
import { FOUNDATIONS, FOUNDATIONS_PETS, petPath } from '@/lib/text/routes'

interface Props {
  searchParams: Promise<RawQuery>
}

const hrefOf = (page: number) => searchUrl(FOUNDATIONS_PETS, { page })

/** Redirects to the canonical URL. */
async function open({ searchParams }: Props) {
  const [raw, total] = await Promise.all([searchParams, getFoundationPetCount()])
  const last = Math.max(1, Math.ceil(total / FOUNDATION_PETS_PER_PAGE))
  const page = Math.min(parseSearchQuery(raw).page, last)
  return { page, last, total, elsewhere: !isCanonicalQuery(raw, { page }) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, last, total, elsewhere } = await open(props)
  if (elsewhere) return {}
  return {
    ...pageMetadata({
      title: `Mascotas de fundaciones en adopción${page > 1 ? `, página ${page}` : ''}`,
      description:
        'Todas las mascotas que las fundaciones y refugios cuidan en Argentina, Chile, Colombia, Ecuador y Perú, y que esperan una familia.',
      path: hrefOf(page),
    }),
    robots: { index: total > 0, follow: true },
    pagination: {
      previous: page > 1 ? hrefOf(page - 1) : null,
      next: page < last ? hrefOf(page + 1) : null,
    },
  }
}

export default async function FoundationPetsPage(props: Props) {
  const { page, last, total, elsewhere } = await open(props)
  if (elsewhere) redirect(hrefOf(page))
  const pets = await getFoundationPets(page)
  return (
    <>
      <CollectionJsonLd
        site={env.SITE_URL}
        path={hrefOf(page)}
        name="Mascotas de fundaciones"
        above={[{ name: 'Fundaciones', path: FOUNDATIONS }]}
        items={pets.map(({ id }) => petPath(id))}
        first={(page - 1) * FOUNDATION_PETS_PER_PAGE + 1}
        total={total}
      />
      <FoundationPetsView pets={pets} total={total} page={page} last={last} />
    </>
  )
}
