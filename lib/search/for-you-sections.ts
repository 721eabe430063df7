import { judge } from '@/lib/people/matches/score'
import type { PetCardDto } from '@/lib/pets/dto'
import { groupBy } from '@/lib/platform/collections'
import type { SearchScreen } from './load-search'

export interface CardSection {
  /** Null for the first part of a list, which the page's own heading names. */
  heading: string | null
  cards: PetCardDto[]
}

/** The cards of a page as they come; for an adopter in parts, so that nobody takes a pet abroad for one near home. */
export function cardSections(
  screen: Pick<SearchScreen, 'scope' | 'request' | 'result' | 'countries'>,
): CardSection[] {
  const { cards } = screen.result
  const headings = groupBy(cards, (card) => headingOf(card, screen))
  return [...headings].map(([heading, of]) => ({ heading, cards: of }))
}

function headingOf(
  card: PetCardDto,
  { scope, request, countries }: Pick<SearchScreen, 'scope' | 'request' | 'countries'>,
): string | null {
  const { place, type } = scope
  if (place.kind !== 'for-you' || request.sort !== 'relevance') return null
  if (place.settled.includes(card.id)) return 'Las que ya pediste o publicaste'
  const country = countries.find(({ id }) => id === place.home.countryId)
  if (!country) return null
  const isOwn = card.place.countryId === country.id
  // Of one chosen type nothing is wanted more than the rest.
  const isWanted = type !== null || judge('type', card, place.match) === 'fits'
  if (isWanted) return isOwn ? null : 'También en otros países'
  return isOwn ? `Otras mascotas en ${country.name}` : 'Otras mascotas en otros países'
}
