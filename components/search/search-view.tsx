import type { ReactNode } from 'react'
import { type PartOf, PetGrid } from '@/components/pets/pet-grid'
import { SaveSearchStrip } from '@/components/search/saved-searches/save-search-strip'
import { ChipLink } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { Link } from '@/components/ui/links/link'
import { SkipLink } from '@/components/ui/links/skip-link'
import type { BeyondView } from '@/lib/search/beyond'
import type { CardSection } from '@/lib/search/for-you-sections'
import type { SearchScreen } from '@/lib/search/load-search'
import { packGroups } from '@/lib/search/packed-groups'
import type { UnderstoodView, SearchView as View } from '@/lib/search/view'
import { ActiveFilters, OpenFilters, TypeChoice } from './choice-links'
import { EmptyState } from './empty-state'
import { FilterPanel } from './filter-panel'
import { FilterSections } from './filter-section'
import { COUNT_ID, RESULTS_ID } from './ids'
import { Pager } from './pager'
import { ListAnchor } from './pager-links'
import { PlaceChip } from './place-chip'
import { SearchBox } from './search-box'
import { SortSelect } from './sort-select'
import { SuggestionChips } from './suggestion-chips'

interface Props {
  screen: SearchScreen
  view: View
  starOf?: PartOf
  matchOf?: PartOf
  /** Said of the whole list below the heading; the count is then right above the pets, in `aboveList`. */
  lead?: ReactNode
  aboveList?: ReactNode
  children?: ReactNode
}

export function SearchView({ aboveList, children, ...props }: Props) {
  const { screen, view } = props
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={view.crumbs} />
      <Header {...props} />
      {view.isFilterable && (
        <SkipLink href={`#${RESULTS_ID}`} className="max-lg:hidden">
          Saltar a los resultados
        </SkipLink>
      )}
      <div
        className={classNames(
          'group/search lg:mt-4',
          !view.isSearchable && 'max-lg:mt-4',
          view.isFilterable && 'lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-11 print:block',
        )}
      >
        {view.isFilterable && (
          <FilterPanel
            path={screen.path}
            shown={view.shown}
            clearHref={view.clearHref}
            submitLabel={view.submitLabel}
          >
            <HiddenFields pairs={view.carried.before} />
            <FilterSections groups={packGroups(view.groups)} />
            <HiddenFields pairs={view.carried.after} />
          </FilterPanel>
        )}
        <div className="min-w-0">
          {view.isSearchable && view.types.length > 0 && <TypeChoice links={view.types} />}
          {view.isSearchable && <Toolbar screen={screen} view={view} />}
          {view.understood && <Understood view={view.understood} />}
          <ListAnchor shown={view.shown} />
          <section
            id={RESULTS_ID}
            aria-label="Resultados"
            aria-describedby={props.lead ? undefined : COUNT_ID}
            tabIndex={-1}
            className="outline-none"
          >
            {aboveList}
            <List {...props} />
          </section>
          {children}
        </div>
      </div>
    </div>
  )
}

function Header({ screen: { request }, view, lead }: Props) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 max-lg:gap-y-2 pt-1 pb-1 cramped:flex cramped:flex-col cramped:items-start lg:pt-2 lg:pb-1.5">
      <h1 className="text-title max-lg:col-span-2">{view.heading}</h1>
      {view.place && <PlaceChip choice={view.place} />}
      {lead ? (
        <p className="row-start-2 mt-1 text-ink-2 max-lg:col-span-2 lg:mt-1.5">{lead}</p>
      ) : (
        <p
          id={COUNT_ID}
          role="status"
          className={classNames(
            'wrap-anywhere text-ink-2 lg:mt-1.5',
            view.place ? 'row-start-3 max-lg:col-span-2 max-lg:text-fine' : 'row-start-2',
          )}
        >
          {view.summary}
        </p>
      )}
      {view.isSearchable && (
        <SortSelect
          options={view.sorts}
          near={request.near}
          className={lead ? 'max-lg:row-start-3' : undefined}
        />
      )}
    </header>
  )
}

/** On phones only the row with the text search and the filter button is sticky. */
function Toolbar({ screen: { path, query }, view }: Props) {
  return (
    <>
      <div
        data-head-bar
        className="print:hidden max-lg:sticky max-lg:top-17 max-lg:z-11 max-lg:-mx-5 max-lg:flex max-lg:items-center max-lg:gap-2 max-lg:bg-white max-lg:px-5 max-lg:pt-2 max-lg:pb-3 max-lg:cramped:flex-wrap low:max-lg:top-0 lg:mb-4"
      >
        <SearchBox path={path} shown={view.shown} text={query.text ?? ''}>
          <HiddenFields pairs={view.carriedByBox} />
        </SearchBox>
        {view.isFilterable && <OpenFilters count={view.filterCount} />}
      </div>
      <ActiveFilters chips={view.chips} clearHref={view.clearHref} />
    </>
  )
}

function Understood({ view: { said, asText } }: { view: UnderstoodView }) {
  return (
    <p className="mb-4 wrap-anywhere text-ink-2">
      {said}{' '}
      <Link href={asText.href} className="py-3.25 font-semibold text-monte-dark underline">
        {asText.label}
      </Link>
    </p>
  )
}

function List({ screen: { result, path, query, lastPage }, view, starOf, matchOf }: Props) {
  if (view.empty) {
    return (
      <>
        <EmptyState view={view.empty} savable={view.savable} />
        <Beyond views={view.beyond} />
      </>
    )
  }
  const offer = view.savable && (
    <SaveSearchStrip search={view.savable} isLast={view.offersNotice === 'last'} />
  )
  return (
    <>
      {view.offersNotice === 'first' && offer}
      {result.correctedText && (
        <p className="mb-4 text-ink-2">Mostrando resultados para “{result.correctedText}”</p>
      )}
      {view.onlyType && (
        <p className="mb-4">
          <ChipLink href={view.onlyType.href}>{view.onlyType.label}</ChipLink>
        </p>
      )}
      {view.offers.length > 0 && <SuggestionChips suggestions={view.offers} className="mb-4" />}
      <Regions view={view} />
      <ResultSections sections={view.sections} starOf={starOf} matchOf={matchOf} />
      <Pager path={path} query={query} last={lastPage} />
      {view.offersNotice === 'last' && offer}
      <Beyond views={view.beyond} />
    </>
  )
}

/** Before the pets that have the name of a region in their text. */
function Regions({ view: { regions, regionNote } }: { view: View }) {
  return (
    <>
      {regionNote && <p className="mb-3 text-ink-2">{regionNote}.</p>}
      {regions.map(({ title, suggestions }) => (
        <div key={title} className="mb-5">
          <p className="mb-2 text-small font-semibold">{title}</p>
          <SuggestionChips suggestions={suggestions} />
        </div>
      ))}
    </>
  )
}

function HiddenFields({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) {
  return pairs.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

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

/** The cards of a page, each part after the first under a heading of its own. */
function ResultSections({
  sections,
  ...parts
}: {
  sections: readonly CardSection[]
  starOf?: PartOf
  matchOf?: PartOf
}) {
  return sections.map(({ heading, cards }, at) =>
    heading === null ? (
      <PetGrid key="first" pets={cards} columns="search" label="Mascotas" page {...parts} />
    ) : (
      <section key={heading} className={at > 0 ? 'mt-12 border-t border-line pt-7' : undefined}>
        <h2 className="mb-4 text-card">{heading}</h2>
        <PetGrid pets={cards} columns="search" label="Mascotas" page={at === 0 ? true : 'below'} {...parts} />
      </section>
    ),
  )
}
