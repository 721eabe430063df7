import type { ReactNode } from 'react'
import { EditDialogs } from '@/components/pets/own/edit-link'
import { MainAction } from '@/components/pets/own/main-action'
import { OwnPetMenu } from '@/components/pets/own/own-pet-menu'
import { PetActions } from '@/components/pets/own/pet-actions'
import { Badge } from '@/components/ui/badge'
import { COVERING_LINK } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { receivedPath } from '@/lib/adoption/requests/params'
import { isBlockedListing, isToConfirm, ownPetNote, ownPetState } from '@/lib/pets/copy'
import type { OwnPetDto } from '@/lib/pets/dto'
import { confirmationDue } from '@/lib/pets/freshness/copy'
import { type ShareTarget, type ShareVoice, shareTarget } from '@/lib/pets/share'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { daysAgoText, formatShortDay } from '@/lib/text/dates'
import { counted, formatCount } from '@/lib/text/numbers'
import { petPath } from '@/lib/text/routes'
import type { PetStatus } from '@/lib/text/vocabulary'

const GROUPS = [
  { status: 'adoptable', title: 'En adopción' },
  { status: 'en proceso', title: 'En proceso' },
  { status: 'adoptado', title: 'Con familia' },
] as const

type ShareOf = (pet: OwnPetDto) => ShareTarget | undefined

const COLUMNS = ['Imagen', 'Nombre', 'Tipo', 'Publicada', 'Acciones']

/** By status; withdrawn ones are collapsed at the end. */
export function OwnPets({
  pets,
  counts,
  none,
  now,
  site,
  voice,
}: {
  pets: readonly OwnPetDto[]
  /** Over all pages. */
  counts: Partial<Record<PetStatus, number>>
  /** In place of the list. Within the providers, whose messages outlive its last pet. */
  none: ReactNode
  now: Date
  site: string
  voice: ShareVoice
}) {
  const shareOf: ShareOf = (pet) =>
    pet.public ? shareTarget(pet, new URL(petPath(pet.id), site).href, voice) : undefined
  const of = (group: PetStatus) => pets.filter(({ status }) => status === group)
  const withdrawn = of('inactivo')
  return (
    <PetActions>
      <EditDialogs>
        {pets.length === 0 && none}
        <div className="grid gap-8">
          {GROUPS.filter(({ status }) => of(status).length > 0).map(({ status, title }) => (
            <section key={status} aria-labelledby={`grupo-${status.replace(' ', '-')}`}>
              <h2 id={`grupo-${status.replace(' ', '-')}`} className="mb-3 text-card">
                {title} <span className="font-medium text-ink-2">{formatCount(counts[status] ?? 0)}</span>
              </h2>
              <PetTable caption={title} pets={of(status)} now={now} shareOf={shareOf} />
            </section>
          ))}
          {withdrawn.length > 0 && (
            <Withdrawn count={counts.inactivo ?? 0} isOpen={withdrawn.length === pets.length}>
              <PetTable caption="Retiradas" pets={withdrawn} now={now} shareOf={shareOf} />
            </Withdrawn>
          )}
        </div>
      </EditDialogs>
    </PetActions>
  )
}

function Withdrawn({ count, isOpen, children }: { count: number; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/withdrawn">
      <summary className="flex min-h-14 items-center justify-between gap-3 rounded-card bg-mist px-5 font-semibold">
        <h2 className="font-sans text-base">Retiradas</h2>
        <span className="flex items-center gap-2.5 text-ink-2">
          {formatCount(count)}
          <Icon
            name="chevron-down"
            size={18}
            className="transition-transform group-open/withdrawn:rotate-180"
          />
        </span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

/** A table whose rows are cards at any width. */
function PetTable({
  caption,
  pets,
  ...rest
}: {
  caption: string
  pets: readonly OwnPetDto[]
  now: Date
  shareOf: ShareOf
}) {
  return (
    <table className="grid w-full gap-2.5 text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {COLUMNS.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {pets.map((pet) => (
        <Entry key={pet.id} pet={pet} {...rest} />
      ))}
    </table>
  )
}

/** One `<tbody>` per pet: its row, and a second one for a note. */
function Entry({ pet, now, shareOf }: { pet: OwnPetDto; now: Date; shareOf: ShareOf }) {
  const note = ownPetNote(pet)
  const { label, tone } = ownPetState(pet)
  return (
    <tbody data-own-pet={pet.id} className="block rounded-card border border-line p-3.5 hover:border-edge">
      <tr className="relative grid cramped:grid-cols-1! cramped:*:col-span-1! cramped:*:col-start-1! grid-cols-[5.25rem_minmax(0,1fr)] gap-x-3.5 max-[22.5rem]:grid-cols-[4rem_minmax(0,1fr)] max-[22.5rem]:gap-x-3 md:grid-cols-[6rem_minmax(0,1fr)_auto] md:gap-x-5">
        <td className="row-span-3">
          <div className="aspect-square overflow-hidden rounded-2xl bg-mist md:aspect-6/5">
            <PetPhoto photo={pet.photo} pet={pet} sizes="96px" />
          </div>
        </td>
        <td className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:justify-start">
          {pet.public ? (
            <Link href={petPath(pet.id)} pending="card" className={`${COVERING_LINK} ${NAME}`}>
              {pet.name}
            </Link>
          ) : (
            <span className={NAME}>{pet.name}</span>
          )}
          <Badge tone={tone}>{label}</Badge>
        </td>
        <td className="col-start-2 text-ink-2">
          <Figures pet={pet} />
        </td>
        <td className="col-start-2 text-ink-2">
          <Dates pet={pet} now={now} />
        </td>
        <td className="col-span-2 mt-3 self-center md:col-span-1 md:col-start-3 md:row-span-3 md:row-start-1 md:mt-0">
          {!isBlockedListing(pet) && (
            <div className="relative z-1 flex flex-wrap gap-2 *:first:min-w-auto *:first:grow *:first:basis-0 max-[22.5rem]:[&_form_svg]:hidden has-[details[open]]:z-2">
              <MainAction pet={pet} now={now} />
              <OwnPetMenu
                pet={{
                  id: pet.id,
                  name: pet.name,
                  status: pet.status,
                  gender: pet.gender,
                  public: pet.public,
                  adoptedHere: pet.adoptedHere,
                }}
                share={shareOf(pet)}
              />
            </div>
          )}
        </td>
      </tr>
      {note && (
        <tr className="block">
          <td colSpan={COLUMNS.length} className="block">
            <p className="mt-3 rounded-2xl bg-maiz px-4 py-3 text-pretty wrap-anywhere whitespace-pre-line">
              {note}
            </p>
          </td>
        </tr>
      )}
    </tbody>
  )
}

const NAME = 'font-display text-[1.1875rem] leading-tight font-bold wrap-anywhere'

function Figures({ pet: { id, code, name, type, views, favourites, requests } }: { pet: OwnPetDto }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>{TYPE_LABELS[type].one}</span>
      {code !== null && <span className="wrap-anywhere">Código {code}</span>}
      <span>{counted(views, 'visita', 'visitas')}</span>
      <span>{counted(favourites, 'favorito', 'favoritos')}</span>
      {requests === 0 ? (
        <span>Sin solicitudes abiertas</span>
      ) : (
        <TextLink
          href={receivedPath('todas', id)}
          className="relative z-1 after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {counted(requests, 'solicitud abierta', 'solicitudes abiertas')}
          <span className="sr-only"> para {name}</span>
        </TextLink>
      )}
    </span>
  )
}

function Dates({ pet, now }: { pet: OwnPetDto; now: Date }) {
  const { place } = pet
  const due = isToConfirm(pet) ? confirmationDue(pet, now) : null
  return (
    <span className="flex flex-wrap gap-x-3">
      <span>
        {pet.hold === null ? 'Publicada' : 'Enviada'}{' '}
        <time dateTime={pet.publishedAt}>{formatShortDay(pet.publishedAt, place)}</time>
        {' · '}
        <span className="whitespace-nowrap">{daysAgoText(pet.publishedAt, place, now)}</span>
      </span>
      {due && <span className="font-semibold text-mango-deep">{due}</span>}
      {!due && isToConfirm(pet) && pet.public && (
        <span>
          confirmada{' '}
          <time dateTime={pet.confirmedAt} title={formatShortDay(pet.confirmedAt, place)}>
            {daysAgoText(pet.confirmedAt, place, now)}
          </time>
        </span>
      )}
    </span>
  )
}
