import { PetGrid } from '@/components/pets/pet-grid'
import type { BeyondView } from '@/lib/search/beyond'
import { SuggestionChips } from './suggestion-chips'

/** Below the last local result, each part under a heading of its own. */
export function Beyond({ views }: { views: readonly BeyondView[] }) {
  return views.map(({ title, cards, all }, at) => (
    <section key={title} aria-labelledby={`tambien-${at}`} className="mt-12 border-t border-line pt-7">
      <h2 id={`tambien-${at}`} className="mb-5 text-card">
        {title}
      </h2>
      {cards.length > 0 && <PetGrid pets={cards} columns="search" />}
      <SuggestionChips suggestions={[all]} className={cards.length > 0 ? 'mt-7' : undefined} />
    </section>
  ))
}
