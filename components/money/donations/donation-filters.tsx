import type { Route } from 'next'
import { Button, buttonClass, LinkButton } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import type { DonationOptionsDto } from '@/lib/money/donations/dto'
import { type DonationFilters, filteredPath } from '@/lib/money/donations/params'
import { DONATION_STATUS_LABELS } from '@/lib/text/copy/labels'
import { DONATION_STATUSES } from '@/lib/text/vocabulary'

export function DonationFilterForm({
  path,
  csvPath,
  filters,
  options,
  other,
}: {
  path: Route
  csvPath: Route
  filters: DonationFilters
  options: DonationOptionsDto
  other: { name: 'fundacion' | 'mascota'; label: string; all: string; value: number | null }
}) {
  const isFiltered = filteredPath(path, filters) !== path
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-2.5 cramped:grid-cols-1 md:flex md:flex-wrap md:justify-between md:gap-3">
      <form action={path} className="contents grow flex-wrap items-end gap-2.5 md:flex">
        <SelectField label="Año" name="anio" defaultValue={filters.year ?? ''}>
          <option value="">Todos</option>
          {options.years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </SelectField>
        <SelectField label="Estado" name="estado" defaultValue={filters.status ?? ''}>
          <option value="">Todos</option>
          {DONATION_STATUSES.map((status) => (
            <option key={status} value={status}>
              {DONATION_STATUS_LABELS[status]}
            </option>
          ))}
        </SelectField>
        {options.others.length > 0 && (
          <div className="col-span-full md:max-w-60">
            <SelectField label={other.label} name={other.name} defaultValue={other.value ?? ''}>
              <option value="">{other.all}</option>
              {options.others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <Button type="submit" variant="ghost">
          Filtrar
        </Button>
        {isFiltered && (
          <LinkButton href={path} variant="ghost">
            Borrar Filtros
          </LinkButton>
        )}
      </form>
      <a
        href={filteredPath(csvPath, filters)}
        download
        className={buttonClass({ variant: 'ghost' }, isFiltered ? 'max-md:col-span-full' : 'max-md:px-3')}
      >
        <Icon name="download" size={18} />
        Descargar CSV
      </a>
    </div>
  )
}
