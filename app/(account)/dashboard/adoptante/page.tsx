import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { HomeSection, type HomeSectionState } from '@/components/adoption/dossiers/home-section'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { MatchSection } from '@/components/dashboard/match-section'
import { MatchTeaser } from '@/components/dashboard/match-teaser'
import { QuizOffer } from '@/components/dashboard/quiz-offer'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { countCopies, findDossier } from '@/lib/adoption/dossiers/queries'
import { findMatch } from '@/lib/people/matches/queries'
import { findMatchTeaser } from '@/lib/search/teaser-queries'
import { DASHBOARD_ADOPTER, QUIZ } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Perfil Adoptante' }

type Param = string | string[]
type Props = { searchParams: Promise<{ editar?: Param; hogar?: Param }> }

const HOME_STATES: Record<string, HomeSectionState> = { editar: 'editing', borrar: 'deleting' }

export default async function AdopterPage({ searchParams }: Props) {
  const { editar, hogar } = await searchParams
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_ADOPTER)
  const [match, dossier, copies] = await Promise.all([
    findMatch(db, account.id),
    findDossier(db, account.id),
    countCopies(db, account.id),
  ])
  const isShown = editar === undefined && hogar === undefined
  const teaser = match && isShown ? await findMatchTeaser(db, match, now) : null
  return (
    <DashboardShell {...shell} title="Perfil Adoptante">
      {teaser && <MatchTeaser {...teaser} />}
      <div>
        {match ? <MatchSection match={match} isEditing={editar !== undefined} /> : <NoMatch />}
        <HomeSection
          dossier={dossier}
          copies={copies}
          state={HOME_STATES[String(hogar)] ?? 'shown'}
          countryId={account.countryId ?? ''}
        />
      </div>
    </DashboardShell>
  )
}

function NoMatch() {
  return (
    <>
      <EmptyPanel
        tone="lila"
        title="No tienes una mascota ideal"
        text="Seis preguntas, menos de un minuto: con tus respuestas verás en qué coincide contigo cada mascota que pidas."
        action={<LinkButton href={QUIZ}>Hacer el test</LinkButton>}
        art={{ src: '/art/cut-gato.webp', width: 681, height: 838 }}
      />
      <QuizOffer />
    </>
  )
}
