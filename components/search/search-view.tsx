import type { ReactNode } from 'react'
import { ActiveFilters, OpenFilters } from '@/components/search/active-filters'
import { EmptyState } from '@/components/search/empty-state'
import { FilterPanel } from '@/components/search/filter-panel'
import { FilterSection } from '@/components/search/filter-section'
import { HiddenFields } from '@/components/search/hidden-fields'
import { ListAnchor } from '@/components/search/list-anchor'
import { OtherCities } from '@/components/search/other-cities'
import { Pager } from '@/components/search/pager'
import { Results, type StarOf } from '@/components/search/results'
import { SearchBox } from '@/components/search/search-box'
import { SortSelect } from '@/components/search/sort-select'
import { TypeChoice } from '@/components/search/type-choice'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ChipLink } from '@/components/ui/chip'
import type { SearchScreen } from '@/lib/search/load-search'
import type { SearchView as View } from '@/lib/search/view'

interface Props {
  screen: SearchScreen
  view: View
  starOf?: StarOf
  children?: ReactNode
}

export function SearchView({ screen, view, starOf, children }: Props) {
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={view.crumbs} />
      <header className="pt-2 pb-1.5">
        <h1 className="text-title">{view.heading}</h1>
        <p role="status" className="mt-1.5 wrap-anywhere text-ink-2">
          {view.summary}
        </p>
      </header>
      <div className="group/search mt-4 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-11">
        <FilterPanel
          path={screen.path}
          shown={view.shown}
          clearHref={view.clearHref}
          submitLabel={view.submitLabel}
        >
          <HiddenFields pairs={view.carried.before} />
          {view.groups.map((group) => (
            <FilterSection key={group.key} group={group} />
          ))}
          <HiddenFields pairs={view.carried.after} />
        </FilterPanel>
        <div className="min-w-0">
          {view.types.length > 0 && <TypeChoice links={view.types} />}
          <Toolbar screen={screen} view={view} />
          <ListAnchor shown={view.shown} />
          <List screen={screen} view={view} starOf={starOf} />
          {children}
        </div>
      </div>
    </div>
  )
}

/** On phones only the row of buttons is sticky. */
function Toolbar({ screen: { path, query, request }, view }: Props) {
  return (
    <div className="gap-x-3 max-lg:contents lg:mb-5 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-y-4">
      <SearchBox path={path} shown={view.shown} text={query.text ?? ''}>
        <HiddenFields pairs={view.carriedByBox} />
      </SearchBox>
      <div className="sticky top-17 z-11 -mx-5 flex items-center gap-2 bg-white px-5 pt-2.5 pb-3 low:top-0 lg:contents">
        <OpenFilters count={view.filterCount} />
        <SortSelect options={view.sorts} near={request.near} />
      </div>
      <ActiveFilters chips={view.chips} clearHref={view.clearHref} />
    </div>
  )
}

function List({ screen: { result, path, query, lastPage }, view, starOf }: Props) {
  if (view.empty) return <EmptyState view={view.empty} />
  return (
    <>
      {result.correctedText && (
        <p className="mb-4 text-ink-2">Mostrando resultados para “{result.correctedText}”</p>
      )}
      {view.onlyType && (
        <p className="mb-4">
          <ChipLink href={view.onlyType.href} prefetch={false}>
            {view.onlyType.label}
          </ChipLink>
        </p>
      )}
      <Results cards={result.cards} starOf={starOf} />
      <Pager path={path} query={query} last={lastPage} />
      <OtherCities cities={view.otherCities} />
    </>
  )
}
