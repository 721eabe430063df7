import { chipClass } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { ScrollToCurrent } from '@/components/ui/links/scroll-to-current'
import { TextLink } from '@/components/ui/links/text-link'
import { OWN_FILTERS, type OwnFilter, type OwnListParams, ownListPath } from '@/lib/pets/own-list/params'
import { MAX_TEXT } from '@/lib/text/max-text'
import { formatCount } from '@/lib/text/numbers'
import { DASHBOARD_PETS } from '@/lib/text/routes'

const LABELS: Record<OwnFilter, string> = {
  todas: 'Todas',
  'en-adopcion': 'En adopción',
  'por-confirmar': 'Por confirmar',
  'por-corregir': 'Por corregir',
  'en-proceso': 'En proceso',
  'con-familia': 'Con familia',
  retiradas: 'Retiradas',
}

/** Finds one of many: by a part of its name or code, and by what it waits for. Works without JavaScript. */
export function OwnPetFilters({
  params: { filter, text },
  totals,
}: {
  params: OwnListParams
  totals: Record<OwnFilter, number>
}) {
  const offered = OWN_FILTERS.filter((one) => one === 'todas' || one === filter || totals[one] > 0)
  return (
    <div className="mb-6 grid grid-cols-1 gap-3">
      <search>
        <form action={DASHBOARD_PETS} className="relative max-w-md">
          {filter !== 'todas' && <input type="hidden" name="estado" value={filter} />}
          <input
            key={text}
            type="search"
            name="buscar"
            defaultValue={text}
            maxLength={MAX_TEXT}
            enterKeyHint="search"
            aria-label="Buscar entre tus mascotas por nombre o código"
            placeholder="Nombre o código"
            className="h-12 w-full rounded-full border-[1.5px] border-field bg-white pr-12.5 pl-4 text-ellipsis placeholder:text-ink-3"
          />
          <button
            type="submit"
            aria-label="Buscar"
            className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full bg-monte text-white hover:bg-monte-hover"
          >
            <Icon name="search" size={19} strokeWidth={2} />
          </button>
        </form>
      </search>
      <nav
        aria-label="Filtrar por estado"
        className="no-scrollbar -mx-5 w-[calc(100%+2.5rem)] scroll-px-5 overflow-x-auto px-5 py-0.5 md:mx-0 md:w-auto md:max-w-full md:px-0.5"
      >
        <ul className="flex gap-2">
          {offered.map((one) => (
            <li key={one} className="shrink-0">
              <Link
                href={ownListPath({ filter: one, text })}
                pending="text"
                aria-current={one === filter ? 'true' : undefined}
                className={chipClass(
                  one === filter ? 'on' : 'plain',
                  one === filter ? '[scroll-initial-target:nearest]' : undefined,
                )}
              >
                {LABELS[one]} <span className="font-semibold">{formatCount(totals[one])}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ScrollToCurrent />
      </nav>
    </div>
  )
}

export function NoneOfFilter({ filter, text }: OwnListParams) {
  return (
    <p className="rounded-card bg-mist px-5 py-6 text-pretty text-ink-2">
      {text === ''
        ? 'Ninguna de tus mascotas está aquí ahora. '
        : `Ninguna de tus mascotas tiene “${text}” en su nombre o código. `}
      <TextLink
        href={text !== '' && filter !== 'todas' ? ownListPath({ filter: 'todas', text }) : DASHBOARD_PETS}
      >
        {text !== '' && filter !== 'todas' ? 'Buscar en todas' : 'Ver todas'}
      </TextLink>
    </p>
  )
}
