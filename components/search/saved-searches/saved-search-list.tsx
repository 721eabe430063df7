import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { LIMIT_LINE, LIST_LEAD } from '@/lib/search/saved-searches/copy'
import type { SavedSearchDto } from '@/lib/search/saved-searches/dto'
import { savedSearchAnchor } from '@/lib/search/saved-searches/urls'
import { ALL_PETS } from '@/lib/text/routes'
import { DeleteSearch, FrequencyForm, RenameSearch } from './saved-search-forms'

const LINK = 'font-semibold text-monte-dark underline decoration-2 underline-offset-3'

/** @param saved the id of the one that was just saved */
export function SavedSearchList({
  searches,
  saved,
}: {
  searches: readonly SavedSearchDto[]
  saved: number | null
}) {
  return (
    <>
      <p className="max-w-[42.5em] text-ink-2">{LIST_LEAD}</p>
      <ul className="mt-6 grid gap-3">
        {searches.map((search) => (
          <SavedSearch key={search.id} search={search} isNew={search.id === saved} />
        ))}
      </ul>
      <p className="mt-5 text-small text-ink-2">
        {LIMIT_LINE}{' '}
        <Link href={ALL_PETS} className={LINK}>
          Buscar mascotas
        </Link>{' '}
        para guardar otra.
      </p>
    </>
  )
}

function SavedSearch({ search, isNew }: { search: SavedSearchDto; isNew: boolean }) {
  const isPaused = search.frequency === 'en pausa'
  return (
    <li
      id={savedSearchAnchor(search.id)}
      className={classNames(
        'grid scroll-mt-28 grid-cols-1 gap-x-6 gap-y-3.5 rounded-section border p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:px-6.5',
        isPaused ? 'bg-mist' : 'bg-white',
        isNew ? 'border-monte shadow-[inset_0_0_0_1px] shadow-monte' : 'border-line',
      )}
    >
      <div className="grid min-w-0 gap-2">
        <RenameSearch search={search} />
        <ul aria-label="Lo que busca" className="flex flex-wrap gap-1.5">
          {search.criteria.map((criterion) => (
            <li
              key={criterion}
              className={classNames(
                'rounded-full px-3 py-1 text-fine font-medium wrap-anywhere',
                isPaused ? 'bg-white' : 'bg-mist',
              )}
            >
              {criterion}
            </li>
          ))}
        </ul>
        <p className="text-small text-ink-2">
          {search.state}
          {search.news && (
            <>
              {' · '}
              <Link href={search.newestPath} pending="text" className={LINK}>
                {search.news}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <FrequencyForm search={search} />
        <DeleteSearch search={search} />
      </div>
    </li>
  )
}
