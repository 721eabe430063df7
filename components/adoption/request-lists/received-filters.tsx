import { chipClass } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { ScrollToCurrent } from '@/components/ui/links/scroll-to-current'
import { RECEIVED_FILTERS, type ReceivedFilter, type RequestCountsDto } from '@/lib/adoption/requests/dto'
import { receivedPath } from '@/lib/adoption/requests/params'
import { formatCount } from '@/lib/text/numbers'

const FILTER_LABELS: Record<ReceivedFilter, string> = {
  todas: 'Todas',
  'por-responder': 'Por responder',
  'sin-leer': 'Sin leer',
  aceptadas: 'Aceptadas',
  'en-espera': 'En espera',
  anteriores: 'Anteriores',
}

export function ReceivedFilters({
  filter,
  pet,
  counts,
}: {
  filter: ReceivedFilter
  pet: { id: number; name: string } | null
  counts: RequestCountsDto['received']
}) {
  const offered = RECEIVED_FILTERS.filter((one) => one !== 'sin-leer' || one === filter || counts[one] > 0)
  return (
    <nav
      aria-label="Filtrar por estado"
      className="no-scrollbar -mx-5 w-[calc(100%+2.5rem)] scroll-px-5 overflow-x-auto px-5 py-0.5 md:mx-0 md:w-auto md:max-w-full md:px-0.5"
    >
      <ul className="flex gap-2">
        {pet && (
          <li className="shrink-0">
            <Link
              href={receivedPath(filter)}
              pending="text"
              aria-label={`Quitar el filtro: solo ${pet.name}`}
              className={chipClass('on')}
            >
              {pet.name}
              <Icon name="x" size={15} />
            </Link>
          </li>
        )}
        {offered.map((value) => (
          <li key={value} className="shrink-0">
            <Link
              href={receivedPath(value, pet?.id)}
              pending="text"
              aria-current={value === filter ? 'true' : undefined}
              className={chipClass(
                value === filter ? 'on' : 'plain',
                value === filter ? '[scroll-initial-target:nearest]' : undefined,
              )}
            >
              {FILTER_LABELS[value]} <span className="font-semibold">{formatCount(counts[value])}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ScrollToCurrent />
    </nav>
  )
}
