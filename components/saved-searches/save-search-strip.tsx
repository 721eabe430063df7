import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { SavableSearch } from '@/lib/search/dto'
import { SaveSearchLink } from './save-search-link'

/** Between the filters and the results; the same for everybody. */
export function SaveSearchStrip({ search }: { search: SavableSearch }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2.5 rounded-card bg-monte-tint py-3 pr-3 pl-4.5">
      <Icon name="bell-plus" size={22} className="shrink-0 text-monte-dark" />
      <p className="min-w-0 flex-[1_1_13rem]">¿Te avisamos cuando llegue otra así?</p>
      <SaveSearchLink search={search} className={buttonClass({ variant: 'ghost', size: 'sm' }, 'bg-white')}>
        <Icon name="bell-plus" size={18} />
        Guardar búsqueda
      </SaveSearchLink>
    </div>
  )
}
