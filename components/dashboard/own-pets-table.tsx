import Link from 'next/link'
import { PetPhoto } from '@/components/pets/pet-photo'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { STATUS_LABELS, TYPE_LABELS } from '@/lib/copy/labels'
import { formatShortDay } from '@/lib/format'
import type { OwnPetDto } from '@/lib/pets/dto'
import { petPath } from '@/lib/routes'

const COLUMNS = [{ label: 'Imagen' }, { label: 'Nombre' }, { label: 'Tipo' }, { label: 'Publicada' }]

/** An owner's pets. A row leads to the pet's page where everybody can open it. */
export function OwnPetsTable({ pets }: { pets: readonly OwnPetDto[] }) {
  return (
    <DataTable caption="Mis mascotas" columns={COLUMNS}>
      {pets.map((pet) => (
        <Row key={pet.id}>
          <Cell>
            <div className="aspect-4/3 w-18 overflow-hidden rounded-control bg-mist md:w-24">
              <PetPhoto photo={pet.photo} pet={pet} sizes="96px" />
            </div>
          </Cell>
          <Cell>
            {pet.public ? (
              <Link href={petPath(pet.id)} prefetch={false} className={`${COVERING_LINK} wrap-anywhere`}>
                {pet.name}
              </Link>
            ) : (
              <span className="font-semibold wrap-anywhere">{pet.name}</span>
            )}
            <Status pet={pet} />
          </Cell>
          <Cell>{TYPE_LABELS[pet.type].one}</Cell>
          <Cell>{formatShortDay(pet.publishedAt, pet.place.countryId)}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}

/** Said where it is not the usual: that the pet does not wait any more, or that nobody sees it. */
function Status({ pet: { status, public: isPublic } }: { pet: OwnPetDto }) {
  if (status === 'adoptable' && isPublic) return null
  return (
    <div className="mt-1">
      <Badge tone="mist">{status === 'adoptable' ? 'Todavía no se ve' : STATUS_LABELS[status]}</Badge>
    </div>
  )
}
