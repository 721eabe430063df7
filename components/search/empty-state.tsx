import { SaveSearchLink } from '@/components/search/saved-searches/save-search-link'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import type { SavableSearch, SearchSuggestion } from '@/lib/search/dto'
import type { EmptyStateView } from '@/lib/search/empty-state'
import { RESULTS_ID } from './ids'
import { SuggestionChips } from './suggestion-chips'

const ART = { src: '/art/cut-lie.webp', width: 500, height: 557 }

export function EmptyState({ view, savable }: { view: EmptyStateView; savable: SavableSearch | null }) {
  const { title, hint, regions, similarCities, countries, main, foundations } = view
  return (
    <EmptyPanel
      title={title}
      text={hint}
      art={ART}
      action={
        <div className="grid justify-items-center gap-4">
          {regions.map((region) => (
            <SuggestionGroup key={region.title} {...region} keepScroll={false} />
          ))}
          <SuggestionGroup title="Ciudades de nombre parecido" suggestions={similarCities} />
          <SuggestionGroup title="Países con mascotas" suggestions={countries} />
          <div className="flex flex-wrap justify-center gap-2.5">
            {savable && (
              <SaveSearchLink search={savable} className={buttonClass({})}>
                <Icon name="bell-plus" size={20} />
                Avísame cuando llegue una
              </SaveSearchLink>
            )}
            <LinkButton
              href={main.href}
              scroll={false}
              aria-controls={RESULTS_ID}
              variant={savable ? 'ghost' : 'solid'}
              className={savable ? 'bg-white' : undefined}
            >
              {main.label}
            </LinkButton>
          </div>
          <SuggestionGroup title="Refugios" suggestions={foundations} />
          <SuggestionGroup title="Sin un filtro" suggestions={view.removableFilters} />
          <SuggestionGroup title="Ciudades cercanas" suggestions={view.nearbyCities} />
        </div>
      }
    />
  )
}

function SuggestionGroup({
  title,
  suggestions,
  keepScroll = true,
}: {
  title: string
  suggestions: SearchSuggestion[]
  keepScroll?: boolean
}) {
  if (suggestions.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-small font-semibold">{title}</h3>
      <SuggestionChips suggestions={suggestions} keepScroll={keepScroll} className="justify-center" />
    </section>
  )
}
