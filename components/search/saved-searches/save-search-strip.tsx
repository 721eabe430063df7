import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import type { SavableSearch } from '@/lib/search/dto'
import { SaveSearchLink } from './save-search-link'

/** Beside the results, before or after them; the same for everybody. One row on phones, where the first result stays in the upper half. */
export function SaveSearchStrip({ search, isLast }: { search: SavableSearch; isLast: boolean }) {
  return (
    <div
      className={classNames(
        isLast ? 'mt-8' : 'mb-2.5 md:mb-5',
        'flex items-center gap-2 print:hidden rounded-full bg-monte-tint py-0.5 pr-0.5 pl-4 cramped:flex-wrap cramped:rounded-card cramped:py-2 md:gap-3 md:rounded-card md:py-3 md:pr-3 md:pl-4.5',
      )}
    >
      <Icon name="bell-plus" size={22} className="shrink-0 text-monte-dark max-md:hidden" />
      <p className="min-w-0 grow leading-tight max-md:text-fine">¿Te avisamos cuando llegue otra así?</p>
      <SaveSearchLink
        search={search}
        className={buttonClass({ variant: 'ghost', size: 'sm' }, 'shrink-0 bg-white')}
      >
        <Icon name="bell-plus" size={18} />
        <span>
          Guardar<span className="max-md:sr-only"> búsqueda</span>
        </span>
      </SaveSearchLink>
    </div>
  )
}
