import type { Metadata } from 'next'
import { FoundationStories } from '@/components/adoption/stories/stories-view'
import { FoundationMissing } from '@/components/foundations/foundation-missing'
import { FoundationView } from '@/components/foundations/foundation-view'
import { Missing } from '@/components/site/layout/missing'
import { FoundationJsonLd } from '@/components/site/seo/json-ld'
import { foundationMetadata } from '@/components/site/seo/metadata'
import { getStoriesOfFoundation } from '@/lib/adoption/stories/cache'
import { getFoundation } from '@/lib/foundations/cache'
import { getRatingCounts, getReviews } from '@/lib/moderation/reviews/cache'
import { getPublicTotals } from '@/lib/money/donations/cache'
import { getExpenseSums, getLatestExpenses } from '@/lib/money/expenses/cache'
import { getCityPetsOfOthers, getPetsOfFoundation } from '@/lib/pets/cache'
import { shorten } from '@/lib/pets/copy'
import { env } from '@/lib/platform/env'
import { parseId } from '@/lib/text/params'
import { foundationPath } from '@/lib/text/routes'

/** Rendered on the first view, cached until the foundation changes. */
export function generateStaticParams() {
  return []
}

const SHOWN = { pets: 6, reviews: 20, stories: 3 }

type Props = { params: Promise<{ id: string }> }

async function readFoundation(params: Props['params']) {
  const id = parseId((await params).id)
  return id === null ? null : getFoundation(id)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const foundation = await readFoundation(params)
  if (!foundation) return { title: 'Fundación no encontrada', robots: { index: false } }
  const { id, name, mission, place } = foundation
  const summary = `Mascotas en adopción, contacto y comentarios de ${name}, en ${place.city}, ${place.country}.`
  return foundationMetadata(foundation, await getPetsOfFoundation(id, SHOWN.pets), {
    title: `${name}, fundación en ${place.city}`,
    description: shorten(mission ?? summary, 160),
    path: foundationPath(id),
  })
}

export default async function FoundationPage({ params }: Props) {
  const foundation = await readFoundation(params)
  if (!foundation) return <Missing page={<FoundationMissing />} />
  const [reviews, ratings, pets, cityPets, stories, totals, sums, expenses] = await Promise.all([
    getReviews(foundation.id, SHOWN.reviews),
    getRatingCounts(foundation.id),
    getPetsOfFoundation(foundation.id, SHOWN.pets),
    getCityPetsOfOthers(foundation.place.cityId, foundation.id),
    getStoriesOfFoundation(foundation.id, SHOWN.stories),
    getPublicTotals(foundation.id),
    getExpenseSums(foundation.id),
    getLatestExpenses(foundation.id),
  ])
  return (
    <>
      <FoundationJsonLd foundation={foundation} site={env.SITE_URL} />
      <FoundationView
        site={env.SITE_URL}
        donations={env.DONATIONS === 'on'}
        foundation={foundation}
        reviews={reviews}
        ratings={ratings}
        pets={pets}
        cityPets={cityPets}
        stories={<FoundationStories stories={stories} />}
        money={{ totals, sums, expenses }}
      />
    </>
  )
}
