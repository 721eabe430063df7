import type { SearchSuggestion } from '@/lib/search/suggestions'
import { SuggestionChips } from './suggestion-chips'

export function OtherCities({ cities }: { cities: readonly SearchSuggestion[] }) {
  if (cities.length === 0) return null
  return (
    <section aria-labelledby="otras-ciudades" className="mt-12 border-t border-line pt-7">
      <h2 id="otras-ciudades" className="mb-4 text-card">
        También en otras ciudades
      </h2>
      <SuggestionChips suggestions={cities} />
    </section>
  )
}
