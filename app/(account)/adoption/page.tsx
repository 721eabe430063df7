import type { Metadata } from 'next'
import { AskRefused, NoPetToAskFor } from '@/components/adoption/asking/ask-refused'
import { AskScreen, DossierStep } from '@/components/adoption/asking/ask-screen'
import { getAnswerRate } from '@/lib/adoption/clock/cache'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import { NO_PET, UNKNOWN_PET } from '@/lib/adoption/requests/ask-copy'
import { findAskScreen } from '@/lib/adoption/requests/ask-queries'
import { getCountries } from '@/lib/platform/catalog/cache'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { adoptPath } from '@/lib/text/adopter-routes'
import { isJustNow } from '@/lib/text/durations'
import { readId } from '@/lib/text/params'
import { ADOPTION } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Solicitud de adopción' }

type Param = string | string[]
type Props = { searchParams: Promise<{ mascota?: Param; enviada?: Param; hogar?: Param; test?: Param }> }

export default async function AdoptionPage({ searchParams }: Props) {
  const { mascota, enviada, hogar, test } = await searchParams
  const petId = readId(mascota)
  const { account, actor } = await requireSession(petId === null ? ADOPTION : adoptPath(petId))
  if (petId === null) return <NoPetToAskFor {...(mascota === undefined ? NO_PET : UNKNOWN_PET)} />
  const { db, now } = createContext(actor)
  const screen = await findAskScreen(db, actor, petId, now)
  const rate = screen.pet && (await getAnswerRate(screen.pet.owner.id))
  if (screen.kind === 'form') {
    // Keyed by account: what one typed must not show in the forms of another.
    if (hogar !== undefined || needsConsent(screen.dossier))
      return <DossierStep key={account.id} screen={screen} />
    const country = (await getCountries()).find(({ id }) => id === screen.profile.countryId)
    const declined = test !== undefined
    return (
      <AskScreen
        key={account.id}
        screen={screen}
        rate={rate}
        phonePrefix={country?.phonePrefix}
        declined={declined}
      />
    )
  }
  const sentNow = enviada !== undefined && screen.request !== null && isJustNow(screen.request.createdAt, now)
  const { email, countryId } = account
  return (
    <AskRefused screen={screen} email={email} countryId={countryId ?? ''} sentNow={sentNow} rate={rate} />
  )
}
