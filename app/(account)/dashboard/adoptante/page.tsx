import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { MatchFacts } from '@/components/dashboard/match-facts'
import { QuizOffer } from '@/components/dashboard/quiz-offer'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { findMatch } from '@/lib/matches/queries'
import { DASHBOARD_ADOPTER, QUIZ } from '@/lib/routes'

export const metadata: Metadata = { title: 'Perfil Adoptante' }

export default async function AdopterPage() {
  const { db, shell, account } = await loadDashboard(DASHBOARD_ADOPTER)
  const match = await findMatch(db, account.id)
  return (
    <DashboardShell {...shell} title="Perfil Adoptante">
      {match ? <MatchFacts match={match} /> : <NoMatch />}
    </DashboardShell>
  )
}

function NoMatch() {
  return (
    <>
      <EmptyPanel
        tone="lila"
        title="No tienes una mascota ideal"
        text="Muy pronto, con tus respuestas a un test corto, la buscaremos contigo."
        action={
          <LinkButton href={QUIZ} prefetch={false}>
            Hacer el test
          </LinkButton>
        }
        art={{ src: '/art/cut-gato.webp', width: 681, height: 838 }}
      />
      <QuizOffer />
    </>
  )
}
