import { PetGrid } from '@/components/pets/pet-grid'
import { Pager } from '@/components/search/pager'
import { ListAnchor } from '@/components/search/pager-links'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import type { PetCardDto } from '@/lib/pets/dto'
import { petCount } from '@/lib/search/copy'
import { formatSearchQuery } from '@/lib/search/url/params'
import { ALL_PETS, FOUNDATIONS, FOUNDATIONS_PETS, HOME } from '@/lib/text/routes'

interface Props {
  pets: PetCardDto[]
  total: number
  page: number
  last: number
}

export function FoundationPetsView({ pets, total, page, last }: Props) {
  return (
    <div className="group/search mx-auto w-wrap pb-16">
      <Breadcrumb
        crumbs={[
          { label: 'Inicio', href: HOME },
          { label: 'Fundaciones', href: FOUNDATIONS },
          { label: 'Mascotas' },
        ]}
      />
      <h1 className="mt-2 mb-6 text-title">Mascotas de fundaciones</h1>
      {total > 0 && (
        <p className="-mt-4.5 mb-6 text-ink-2">
          {petCount(total)} {total === 1 ? 'espera' : 'esperan'} una familia
        </p>
      )}
      <ListAnchor shown={formatSearchQuery({ page })} />
      {pets.length === 0 ? <NoPets /> : <PetGrid pets={pets} columns="four" label="Mascotas" page />}
      <Pager path={FOUNDATIONS_PETS} query={{ page }} last={last} />
    </div>
  )
}

function NoPets() {
  return (
    <EmptyPanel
      title="Las fundaciones no tienen mascotas por ahora"
      text="Vuelve en unos días, o busca entre las que publican otras personas."
      action={
        <>
          <LinkButton href={ALL_PETS}>Ver todas las mascotas</LinkButton>
          <LinkButton href={FOUNDATIONS} prefetch variant="ghost">
            Ver las fundaciones
          </LinkButton>
        </>
      }
    />
  )
}
