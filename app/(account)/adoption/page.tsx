import type { Metadata } from 'next'
import { AskRefused, NoPetToAskFor } from '@/components/adoptions/ask-refused'
import { AskScreen } from '@/components/adoptions/ask-screen'
import { DossierStep } from '@/components/adoptions/dossier-step'
import { NO_PET, UNKNOWN_PET } from '@/lib/adoptions/ask-copy'
import { findAskScreen } from '@/lib/adoptions/ask-queries'
import { getAnswerRate } from '@/lib/adoptions/cache'
import type { AskScreenDto } from '@/lib/adoptions/dto'
import { createContext } from '@/lib/context'
import { needsConsent } from '@/lib/dossiers/policy'
import { readId } from '@/lib/params'
import { ADOPTION, adoptPath } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Solicitud de adopción' }

type Param = string | string[]
type Props = { searchParams: Promise<{ mascota?: Param; enviada?: Param; hogar?: Param }> }

export default async function AdoptionPage({ searchParams }: Props) {
  const { mascota, enviada, hogar } = await searchParams
  const petId = readId(mascota)
  const { account, actor } = await requireSession(petId === null ? ADOPTION : adoptPath(petId))
  if (petId === null) return <NoPetToAskFor {...(mascota === undefined ? NO_PET : UNKNOWN_PET)} />
  const { db, now } = createContext(actor)
  const screen = await findAskScreen(db, actor, petId, now)
  const rate = screen.pet && (await getAnswerRate(screen.pet.owner.id))
  if (screen.kind === 'form') {
    if (hogar !== undefined || needsConsent(screen.dossier)) return <DossierStep screen={screen} />
    return <AskScreen screen={screen} rate={rate} />
  }
  const sentNow = enviada !== undefined && isSentNow(screen, now)
  return <AskRefused screen={screen} email={account.email} sentNow={sentNow} rate={rate} />
}

/** A minute later the address, from the history or a restored tab, tells no news any more. */
const isSentNow = ({ request }: Extract<AskScreenDto, { kind: 'refused' }>, now: Date) =>
  request !== null && now.getTime() - Date.parse(request.createdAt) < 60_000
