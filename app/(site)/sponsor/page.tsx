import type { Metadata } from 'next'
import { ChooseFoundation } from '@/components/money/donations/choose-foundation'
import { DonateScreen } from '@/components/money/donations/donate-screen'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { chargeDayText } from '@/lib/money/donations/charge-days'
import { DONATIONS_OFF } from '@/lib/money/donations/copy'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { FOUNDATIONS } from '@/lib/text/routes'
import { COUNTRY_IDS } from '@/lib/text/vocabulary'
import { loadSponsor, type SponsorQuery } from './load-sponsor'

export const metadata: Metadata = { title: 'Apadrina Mascotas', robots: { index: false } }

/** Asks for the foundation when none that takes donations is named. */
export default async function SponsorPage({ searchParams }: { searchParams: Promise<SponsorQuery> }) {
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
