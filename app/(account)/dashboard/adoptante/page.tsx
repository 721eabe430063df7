import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { MatchFacts } from '@/components/dashboard/match-facts'
import { MatchForm } from '@/components/dashboard/match-form'
import { QuizOffer } from '@/components/dashboard/quiz-offer'
import { ProfileSection } from '@/components/dashboard/section'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon'
import { LinkPending } from '@/components/ui/link-pending'
import type { MatchDto } from '@/lib/matches/dto'
import { findMatch } from '@/lib/matches/queries'
import { DASHBOARD_ADOPTER, EDIT_MATCH, FOR_YOU, QUIZ } from '@/lib/routes'

export const metadata: Metadata = { title: 'Perfil Adoptante' }

type Props = { searchParams: Promise<{ editar?: string | string[] }> }

export default async function AdopterPage({ searchParams }: Props) {
  const isEditing = (await searchParams).editar !== undefined
  const { db, shell, account } = await loadDashboard(DASHBOARD_ADOPTER)
  const match = await findMatch(db, account.id)
  return (
    <DashboardShell {...shell} title="Perfil Adoptante">
      {match ? <Match match={match} isEditing={isEditing} /> : <NoMatch />}
    </DashboardShell>
  )
}

function Match({ match, isEditing }: { match: MatchDto; isEditing: boolean }) {
  return (
    <ProfileSection
      id="mascota-ideal"
      title="Tu mascota ideal"
      lead="Lo que respondiste en el test. Cambiarlo no afecta las solicitudes que ya enviaste."
    >
      {isEditing ? <MatchForm match={match} /> : <MatchFacts match={match} />}
      {!isEditing && (
        <div className="flex flex-wrap gap-2.5">
          <LinkButton href={FOR_YOU} prefetch={false}>
            Ver las mascotas para ti
            <LinkPending />
          </LinkButton>
          <LinkButton href={EDIT_MATCH} prefetch={false} scroll={false} variant="ghost">
            <Icon name="pencil" size={18} />
            Editar mis respuestas
            <LinkPending />
          </LinkButton>
        </div>
      )}
    </ProfileSection>
  )
}

function NoMatch() {
  return (
    <>
      <EmptyPanel
        tone="lila"
        title="No tienes una mascota ideal"
        text="Seis preguntas, menos de un minuto: con tus respuestas verás en qué coincide contigo cada mascota que pidas."
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
