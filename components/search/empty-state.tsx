import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import type { EmptyStateView } from '@/lib/search/empty-state'
import type { SearchSuggestion } from '@/lib/search/suggestions'
import { SuggestionChips } from './suggestion-chips'

const ART = { src: '/art/cut-lie.webp', width: 500, height: 557 }

export function EmptyState({ view }: { view: EmptyStateView }) {
  const { title, hint, similarCities, main, removableFilters, nearbyCities } = view
  return (
    <EmptyPanel
      title={title}
      text={hint}
      art={ART}
      action={
        <div className="grid justify-items-center gap-4">
          <SuggestionGroup title="Ciudades de nombre parecido" suggestions={similarCities} />
          <LinkButton href={main.href} scroll={false} prefetch={false}>
            {main.label}
          </LinkButton>
          <SuggestionGroup title="Sin un filtro" suggestions={removableFilters} />
          <SuggestionGroup title="Ciudades cercanas" suggestions={nearbyCities} />
        </div>
      }
    />
  )
}

function SuggestionGroup({ title, suggestions }: { title: string; suggestions: SearchSuggestion[] }) {
  if (suggestions.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-small font-semibold">{title}</h3>
      <SuggestionChips suggestions={suggestions} keepScroll className="justify-center" />
    </section>
  )
}
