import type { Route } from 'next'
import { SmallFoundationAvatar } from '@/components/ui/foundation-avatar/small-foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { FoundationDto } from '@/lib/foundations/dto'
import { MONEY_TRAVEL, moneyTravel } from '@/lib/money/donations/copy'
import type { PetDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { counted } from '@/lib/text/numbers'
import type { Currency } from '@/lib/text/vocabulary'
import { DonateForm } from './donate-form'
import { BackLink, RecipientNote } from './sponsor-parts'

const FACE = 'size-14 shrink-0 rounded-2xl object-cover'

export function DonateScreen({
  foundation,
  pet,
  currency,
  chargeDay,
  note,
  back,
  isTest,
}: {
  foundation: FoundationDto
  pet: PetDto | null
  currency: Currency
  /** See `chargeDayText`. */
  chargeDay: string
  /** Why it is for the foundation where a pet was named. */
  note: string | null
  back: Route
  isTest: boolean
}) {
  const { id, name, place, petCount } = foundation
  return (
    <div className="mx-auto w-wrap pt-3 pb-12 max-md:pb-0 lg:pt-5 lg:pb-22">
      <BackLink href={back} />
      <h1 className="mt-1 text-display wrap-anywhere">{pet ? `Apadrina a ${pet.name}` : `Dona a ${name}`}</h1>
      {note && <RecipientNote>{note}</RecipientNote>}
      <p className="mt-2.5 mb-6.5 max-w-[36em] text-lead text-ink-2">
        {pet
          ? `Está con ${name}, en ${place.city}.`
          : `En ${place.city}, ${place.country}. Revisamos su documento: es una fundación verificada.`}
      </p>
      <DonateForm
        foundation={{
          id,
          name,
          petsText: petCount === 0 ? 'Para toda la fundación.' : `Para ${petsText(petCount)} que tiene hoy.`,
          face: <SmallFoundationAvatar foundation={foundation} className={FACE} />,
        }}
        pet={
          pet && {
            id: pet.id,
            name: pet.name,
            face: <img src={pet.photo?.small ?? NO_PHOTO} alt="" width={56} height={56} className={FACE} />,
          }
        }
        currency={currency}
        chargeDay={chargeDay}
        summary={<SummaryHead foundation={foundation} pet={pet} />}
        note={<TravelNote isTest={isTest} />}
      />
    </div>
  )
}

const petsText = (count: number) =>
  count === 1 ? 'la mascota' : `las ${counted(count, 'mascota', 'mascotas')}`

function SummaryHead({ foundation, pet }: { foundation: FoundationDto; pet: PetDto | null }) {
  return (
    <>
      {pet ? (
        <div className="h-53 overflow-hidden bg-mist">
          <PetPhoto photo={pet.photo} pet={pet} sizes="400px" />
        </div>
      ) : (
        <SmallFoundationAvatar foundation={foundation} className="h-53 w-full object-cover" />
      )}
      <div className="px-6 pt-5 pb-4">
        <h2 className="text-card wrap-anywhere">{pet?.name ?? foundation.name}</h2>
        <p className="mt-1 text-small text-ink-2">
          {pet ? `Con ${foundation.name}, verificada` : `En ${foundation.place.city}, verificada`}
        </p>
      </div>
    </>
  )
}

function TravelNote({ isTest }: { isTest: boolean }) {
  return (
    <p className="flex gap-3 text-small text-ink-2">
      <Icon name="route" size={20} className="mt-0.5 shrink-0 text-monte" />
      <span>
        {moneyTravel(isTest)} <TextLink href={MONEY_TRAVEL}>Cómo viaja tu dinero</TextLink>
      </span>
    </p>
  )
}
