import type { Route } from 'next'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { textLinkClass } from '@/components/ui/links/text-link'
import { NearestForm } from '@/components/ui/nearest-form'
import { farWords, type NearFoundation } from '@/lib/foundations/nearest'
import { counted } from '@/lib/text/numbers'
import { ALL_PETS, REGISTER, SPONSOR, sponsorChosenPath } from '@/lib/text/routes'
import { NearMe } from './near-me'
import { BackLink, RecipientNote } from './sponsor-parts'

interface Props {
  foundations: readonly (NearFoundation & { currencyName: string })[]
  /** Why it is asked; null when nobody was named. */
  note: string | null
  /** 'Medellín, Colombia'. */
  near: string | null
  /** A typed city that we do not know. */
  unknownCity: string | null
  back: Route
  path: Route
  petId: number | null
}

/** Nearest foundations first. */
export function ChooseFoundation({ foundations, note, near, unknownCity, back, path, petId }: Props) {
  if (foundations.length === 0) return <NobodyToGiveTo back={back} />
  return (
    <div className="mx-auto w-wrap pt-3 pb-12 lg:pt-5 lg:pb-22">
      <BackLink href={back} />
      <h1 className="mt-1 text-display">¿A qué fundación quieres donar?</h1>
      {note && <RecipientNote>{note}</RecipientNote>}
      {near ? (
        <div className="mt-5 mb-4 grid gap-2.5">
          <p className="text-ink-2">
            Cerca de <b className="font-semibold text-ink">{near}</b>
          </p>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2.5">
            <NearMe path={path} isAnswered />
            {/* Closes for the next city. */}
            <details key={near} className="max-w-full max-md:open:w-full print:hidden">
              <summary className={textLinkClass('underlined', 'flex min-h-11 items-center')}>
                Cambiar ciudad
              </summary>
              <div className="pt-2">
                <CityForm petId={petId} />
              </div>
            </details>
          </div>
        </div>
      ) : (
        <>
          <div className="mt-5 mb-5 flex flex-wrap items-end gap-x-5 gap-y-2.5">
            <CityForm petId={petId} unknownCity={unknownCity} />
            <NearMe path={path} isAnswered={unknownCity !== null} />
          </div>
          <p className="mb-3 text-ink-2">
            {counted(foundations.length, 'fundación verificada', 'fundaciones verificadas')}
          </p>
        </>
      )}
      <ul className="grid gap-2.5 md:grid-cols-2 md:gap-3.5">
        {foundations.map(({ foundation, km, currencyName }) => (
          <li key={foundation.id} className="min-w-0">
            <Link
              href={sponsorChosenPath(foundation.id)}
              className="flex h-full items-center gap-3.5 rounded-3xl border-[1.5px] border-line p-3 hover:bg-mist-dew cramped:flex-col cramped:items-start md:p-4"
            >
              <SmallFoundationAvatar
                foundation={foundation}
                className="size-18 shrink-0 rounded-[1.25rem] object-cover"
              />
              <span className="min-w-0 grow">
                <span className="block font-display text-lead leading-tight font-bold wrap-anywhere">
                  {foundation.name}
                </span>
                <span className="mt-1 block text-small wrap-anywhere text-ink-2">
                  {foundation.place.city}, {foundation.place.country} · {currencyName}
                </span>
                {km !== null && (
                  <span className="mt-1.5 inline-block rounded-full bg-monte-tint px-2.5 py-0.5 text-fine font-semibold text-monte-dark">
                    {farWords(km)}
                  </span>
                )}
              </span>
              <Icon name="chevron-right" size={20} className="shrink-0 cramped:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const NobodyToGiveTo = ({ back }: Pick<Props, 'back'>) => (
  <div className="mx-auto grid w-wrap gap-3 pt-3 pb-12 lg:pt-5 lg:pb-22">
    <BackLink href={back} />
    <EmptyPanel
      level="h1"
      tone="durazno"
      title="Todavía no hay fundaciones a las que donar"
      text="Las donaciones van solo a fundaciones verificadas: apenas publiquemos la primera, estará aquí."
      action={
        <>
          <LinkButton href={ALL_PETS}>Ver mascotas en adopción</LinkButton>
          <LinkButton href={REGISTER} variant="ghost" className="signed-in:hidden">
            Registrar una fundación
          </LinkButton>
        </>
      }
    />
  </div>
)

const CityForm = ({ petId, unknownCity = null }: Pick<Props, 'petId'> & { unknownCity?: string | null }) => (
  <NearestForm action={SPONSOR} unknownCity={unknownCity}>
    {petId !== null && <input type="hidden" name="mascota" value={petId} />}
  </NearestForm>
)
