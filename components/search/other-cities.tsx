import { WayChips } from '@/components/search/way-chips'
import type { WayOut } from '@/lib/search/ways-out'

/** Where to look on when a city has shown all it has; nothing without such cities. */
export function OtherCities({ cities }: { cities: readonly WayOut[] }) {
  if (cities.length === 0) return null
  return (
    <section aria-labelledby="otras-ciudades" className="mt-12 border-t border-line pt-7">
      <h2 id="otras-ciudades" className="mb-4 text-card">
        También en otras ciudades
      </h2>
      <WayChips ways={cities} />
    </section>
  )
}
