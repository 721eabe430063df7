import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { wantedPet } from '@/lib/people/matches/card-copy'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { ADMIN, ALL_PETS, DASHBOARD_ADOPTER, FOR_YOU, HOME, QUIZ } from '@/lib/text/routes'
import { profilePath } from '@/lib/text/sign-in-routes'

/** @param city of the adopter, null if unknown like their country */
export function ForYouLead({
  byMatch,
  city,
  country,
}: {
  byMatch: boolean
  city: string | null
  country: string | null
}) {
  if (!byMatch) return 'Cada ficha dice en qué coincide contigo. Ninguna se oculta.'
  if (country && city)
    return `Primero las de ${country} que más coinciden contigo y están más cerca de ${city}. Ninguna se oculta.`
  return (
    <>
      Primero las {country && `de ${country} `}que más coinciden contigo. Ninguna se oculta.{' '}
      <TextLink href={profilePath(FOR_YOU)}>Agrega tu ciudad</TextLink> y verás antes las más cercanas.
    </>
  )
}

export function WantedLine({ count, match }: { count: string; match: MatchAnswers }) {
  return (
    <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-3.5 text-small text-ink-2">
      <p>
        <span role="status">{count}</span>
        {' · buscas '}
        <strong className="font-semibold text-ink">{wantedPet(match)}</strong>
      </p>
      <TextLink href={DASHBOARD_ADOPTER} className="inline-flex min-h-11 items-center">
        Cambiar<span className="sr-only"> lo que buscas</span>
      </TextLink>
    </div>
  )
}

export function NoMatch() {
  return (
    <Panel
      tone="lila"
      title="Primero, cuéntanos qué buscas"
      text="Con seis respuestas ordenamos las mascotas para ti y te decimos por qué. Ninguna se oculta."
      action={
        <>
          <LinkButton href={QUIZ}>Hacer el test</LinkButton>
          <AllPets />
        </>
      }
      art={{ src: '/art/cut-gato.webp', width: 455, height: 560 }}
    />
  )
}

export function NotForYou({ role }: { role: 'fundation' | 'admin' }) {
  return (
    <Panel
      title="Esta página es para quienes quieren adoptar"
      text={
        role === 'admin'
          ? 'Las cuentas del equipo no adoptan: entra con tu cuenta personal y ordenamos las mascotas para ti.'
          : 'Tu cuenta es de una fundación. Con una cuenta personal ordenamos las mascotas según lo que busca cada quien.'
      }
      action={
        <>
          <AllPets />
          {role === 'admin' && (
            <LinkButton href={ADMIN} variant="ghost">
              Administración
            </LinkButton>
          )}
        </>
      }
    />
  )
}

const AllPets = () => (
  <LinkButton href={ALL_PETS} variant="ghost">
    Ver todas las mascotas
  </LinkButton>
)

function Panel(props: Omit<React.ComponentProps<typeof EmptyPanel>, 'level'>) {
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: 'Para ti' }]} />
      <div className="mt-4">
        <EmptyPanel level="h1" {...props} />
      </div>
    </div>
  )
}
