import Link from 'next/link'
import type { ReactNode } from 'react'
import { ConfirmButton } from '@/components/publish/confirm-button'
import { StatusButtons } from '@/components/publish/status-buttons'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { COVERING_LINK } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon'
import { PetPhoto } from '@/components/ui/pet-photo'
import { TYPE_LABELS } from '@/lib/copy/labels'
import { daysAgoText, formatShortDay } from '@/lib/format'
import type { OwnPetDto } from '@/lib/pets/dto'
import { isToConfirm, ownPetNote, ownPetState } from '@/lib/pets/own-pet-words'
import { ownPetPath, petPath } from '@/lib/routes'

const COLUMNS = [
  'Imagen',
  'Nombre',
  'Tipo',
  'Publicada',
  'Estado',
  'Solicitudes',
  'Vistas',
  'Confirmada',
  'Acciones',
]

/** An owner's pets: a table on wide screens, on small ones a card for each. A pet's name leads to its page. */
export function OwnPetsTable({ pets, now }: { pets: readonly OwnPetDto[]; now: Date }) {
  return (
    <table className="w-full items-start gap-4 text-left text-small max-xl:grid md:max-xl:grid-cols-2">
      <caption className="sr-only">Mis mascotas</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-edge">
          {COLUMNS.map((label) => (
            <th
              key={label}
              scope="col"
              className="px-2 py-3 text-fine font-semibold text-ink-2 first:pl-0 last:pr-0"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {pets.map((pet) => (
        <Entry key={pet.id} pet={pet} now={now} />
      ))}
    </table>
  )
}

/** A group of its own for each pet: its row and, where there is something to explain, a line below it. */
function Entry({ pet, now }: { pet: OwnPetDto; now: Date }) {
  const { countryId } = pet.place
  const note = ownPetNote(pet)
  const { label, tone } = ownPetState(pet)
  return (
    <tbody className="border-line max-xl:block max-xl:rounded-card max-xl:border max-xl:p-4 xl:border-b">
      <tr className="relative max-xl:grid max-xl:grid-cols-[5.5rem_minmax(0,1fr)] max-xl:gap-x-4 xl:hover:bg-mist-dew">
        <td className="max-xl:row-span-3 xl:py-3.5 xl:pr-2">
          <div className="aspect-4/3 w-22 overflow-hidden rounded-control bg-mist">
            <PetPhoto photo={pet.photo} pet={pet} sizes="96px" />
          </div>
        </td>
        <td className="xl:px-2 xl:py-3.5">
          {pet.public ? (
            <Link
              href={petPath(pet.id)}
              prefetch={false}
              className={`${COVERING_LINK} text-base wrap-anywhere`}
            >
              {pet.name}
            </Link>
          ) : (
            <span className="text-base font-semibold wrap-anywhere">{pet.name}</span>
          )}
        </td>
        <td className="text-ink-2 xl:px-2 xl:py-3.5 xl:text-ink">{TYPE_LABELS[pet.type].one}</td>
        <td className="text-ink-2 xl:px-2 xl:py-3.5 xl:text-ink">
          <span className="xl:hidden">{pet.hold === null ? 'Publicada' : 'Enviada'} el </span>
          {formatShortDay(pet.publishedAt, countryId)}
        </td>
        <Fact label="Estado" className="max-xl:mt-3">
          <Badge tone={tone}>{label}</Badge>
        </Fact>
        <Fact label="Solicitudes">{pet.requests}</Fact>
        <Fact label="Vistas">{pet.views}</Fact>
        <Fact label="Confirmada">
          {pet.status === 'adoptable' ? (
            <time dateTime={pet.confirmedAt} title={formatShortDay(pet.confirmedAt, countryId)}>
              {daysAgoText(pet.confirmedAt, countryId, now)}
            </time>
          ) : (
            '—'
          )}
        </Fact>
        <td className="max-xl:col-span-2 max-xl:mt-3 xl:py-3.5 xl:pl-2">
          <Actions pet={pet} />
        </td>
      </tr>
      {note && (
        <tr className="max-xl:block">
          <td colSpan={COLUMNS.length} className="max-xl:block xl:pb-3.5">
            <p className="rounded-2xl bg-maiz px-4 py-3 text-small text-pretty max-xl:mt-3">{note}</p>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A cell that carries its label along where the head of the table is not seen. */
function Fact({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <td
      className={`tabular-nums max-xl:col-span-2 max-xl:flex max-xl:min-h-9 max-xl:items-center max-xl:justify-between max-xl:border-t max-xl:border-line xl:px-2 xl:py-3.5 ${className}`}
    >
      <span aria-hidden className="text-ink-2 xl:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  )
}

/** What an owner does with a pet, above the link that covers the row. What is rare unfolds over what stands below. */
function Actions({ pet }: { pet: OwnPetDto }) {
  return (
    <div className="relative z-1 flex flex-wrap gap-2 has-[details[open]]:z-2">
      {isToConfirm(pet) && <ConfirmButton pet={pet} urgent={pet.paused} />}
      <Link
        href={ownPetPath(pet.id)}
        prefetch={false}
        aria-label={`Editar a ${pet.name}`}
        className={buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        <Icon name="pencil" size={17} />
        Editar
      </Link>
      <details name="mas-acciones" className="xl:relative">
        <summary
          aria-label={`Más acciones para ${pet.name}`}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          Más
        </summary>
        <div className="absolute top-full right-0 mt-2 rounded-card border border-line bg-white p-3 shadow-lift max-xl:left-0 xl:w-max">
          <StatusButtons pet={pet} />
        </div>
      </details>
    </div>
  )
}
