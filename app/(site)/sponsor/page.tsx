import type { Metadata } from 'next'
import { ChooseFoundation } from '@/components/money/donations/choose-foundation'
import { DonateScreen } from '@/components/money/donations/donate-screen'
import { foundationMetadata, PREVIEW_PETS, pageMetadata, previewImage } from '@/components/site/seo/metadata'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { chargeDayText } from '@/lib/money/donations/charge-days'
import { DONATIONS_OFF } from '@/lib/money/donations/copy'
import { petAlt } from '@/lib/pets/alt'
import { getPetsOfFoundation } from '@/lib/pets/cache'
import { previewPath } from '@/lib/pets/pictures/picture'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { capitalise } from '@/lib/text/capitalise'
import { FOUNDATIONS, sponsorFoundationPath, sponsorPetPath } from '@/lib/text/routes'
import { COUNTRY_IDS } from '@/lib/text/vocabulary'
import { findRecipient, loadSponsor, type SponsorQuery } from './load-sponsor'

interface Props {
  searchParams: Promise<SponsorQuery>
}

/** A link that asks for money shows whom it is for. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const robots = { index: false }
  const { sponsored: pet, foundation } = await findRecipient(await searchParams)
  if (!payments || !foundation) return { title: 'Apadrina Mascotas', robots }
  const { id, name, place } = foundation
  const where = `fundación verificada en ${place.city}, ${place.country}.`
  if (pet) {
    const page = { title: `Apadrina a ${pet.name}`, description: `Está con ${name}, ${where}` }
    const image = previewImage(previewPath(pet), petAlt(pet))
    return { ...pageMetadata({ ...page, path: sponsorPetPath(pet.id), image }), robots }
  }
  const page = { title: `Dona a ${name}`, description: capitalise(where), path: sponsorFoundationPath(id) }
  return { ...foundationMetadata(foundation, await getPetsOfFoundation(id, PREVIEW_PETS), page), robots }
}

/** Asks for the foundation when none that takes donations is named. */
export default async function SponsorPage({ searchParams }: Props) {
  if (!payments) return <DonationsOff />
  const screen = await loadSponsor(await searchParams)
  if (screen.kind === 'choice') {
    const { kind: _, ...choice } = screen
    return <ChooseFoundation {...choice} />
  }
  const { foundation, pet, currency, note, back } = screen
  return (
    <DonateScreen
      // A new form per recipient, also once it takes another currency.
      key={`${foundation.id} ${pet?.id} ${currency}`}
      foundation={foundation}
      pet={pet}
      currency={currency}
      note={note}
      chargeDay={chargeDayText(new Date(), [foundation.place, ...COUNTRY_IDS])}
      back={back}
      isTest={payments.name === 'local'}
    />
  )
}

const DonationsOff = () => (
  <div className="mx-auto w-wrap py-7 lg:py-11">
    <EmptyPanel
      level="h1"
      tone="durazno"
      title={DONATIONS_OFF.title}
      text={DONATIONS_OFF.text}
      action={
        <LinkButton href={FOUNDATIONS} prefetch>
          Ver fundaciones
        </LinkButton>
      }
    />
  </div>
)
