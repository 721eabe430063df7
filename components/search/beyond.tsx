import { PetGrid } from '@/components/pets/pet-grid'
import type { BeyondView } from '@/lib/search/beyond-view'
import { SuggestionChips } from './suggestion-chips'

/** Below the last local result, under a heading of its own. */
export function Beyond({ view: { title, cards, all } }: { view: BeyondView }) {
  return (
    <section aria-labelledby="tambien" className="mt-12 border-t border-line pt-7">
      <h2 id="tambien" className="mb-5 text-card">
        {title}
      </h2>
      {cards.length > 0 && <PetGrid pets={cards} columns="search" />}
      <SuggestionChips suggestions={[all]} className={cards.length > 0 ? 'mt-7' : undefined} />
    </section>
  )
}
