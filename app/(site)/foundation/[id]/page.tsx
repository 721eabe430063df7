import type { Metadata } from 'next'
import { FoundationMissing } from '@/components/foundations/foundation-missing'
import { FoundationView } from '@/components/foundations/foundation-view'
import { Missing } from '@/components/layout/missing'
import { FoundationJsonLd } from '@/components/seo/foundation-json-ld'
import { pageMetadata } from '@/components/seo/metadata'
import { getPublicTotals } from '@/lib/donations/cache'
import { env } from '@/lib/env'
import { getExpenseSums, getLatestExpenses } from '@/lib/expenses/cache'
import { getFoundation } from '@/lib/foundations/cache'
import { parseId } from '@/lib/params'
import { getCityPetsOfOthers, getPetsOfFoundation } from '@/lib/pets/cache'
import { shorten } from '@/lib/pets/copy'
import { getRatingCounts, getReviews } from '@/lib/reviews/cache'
import { foundationPath } from '@/lib/routes'

/** Rendered on the first view, cached until the foundation changes. */
export function generateStaticParams() {
  return []
}

const SHOWN_PETS = 6
const SHOWN_REVIEWS = 20

interface Props {
  params: Promise<{ id: string }>
}

async function readFoundation(params: Props['params']) {
  const id = parseId((await params).id)
  return id === null ? null : getFoundation(id)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const foundation = await readFoundation(params)
  if (!foundation) return { title: 'Fundación no encontrada', robots: { index: false } }
  const { id, name, mission, place } = foundation
  return pageMetadata({
    title: `${name}, fundación en ${place.city}`,
    description: shorten(
      mission ??
        `Mascotas en adopción, contacto y comentarios de ${name}, en ${place.city}, ${place.country}.`,
      160,
    ),
    path: foundationPath(id),
  })
}

export default async function FoundationPage({ params }: Props) {
  const foundation = await readFoundation(params)
  if (!foundation) {
    return (
      <Missing>
        <FoundationMissing />
      </Missing>
    )
  }
  const [reviews, ratings, pets, cityPets, totals, sums, expenses] = await Promise.all([
    getReviews(foundation.id, SHOWN_REVIEWS),
    getRatingCounts(foundation.id),
    getPetsOfFoundation(foundation.id, SHOWN_PETS),
    getCityPetsOfOthers(foundation.place.cityId, foundation.id),
    getPublicTotals(foundation.id),
    getExpenseSums(foundation.id),
    getLatestExpenses(foundation.id),
  ])
  return (
    <>
      <FoundationJsonLd foundation={foundation} site={env.SITE_URL} />
      <FoundationView
        foundation={foundation}
        reviews={reviews}
        ratings={ratings}
        pets={pets}
        cityPets={cityPets}
        money={{ totals, sums, expenses }}
      />
    </>
  )
}
