import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { ProfileFacts } from '@/components/dashboard/profile-facts'
import { LinkButton } from '@/components/ui/button'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { DASHBOARD_PROFILE, PROVIDER_DASHBOARD } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mi Perfil' }

export default async function ProviderProfilePage() {
  const { db, shell, account } = await loadDashboard(PROVIDER_DASHBOARD)
  const profile = await findProfile(db, account.id)
  if (!profile) notFound()
  return (
    <DashboardShell {...shell} title="Mi Perfil">
      <ProfileFacts profile={profile} />
      <LinkButton href={DASHBOARD_PROFILE} variant="ghost" className="mt-6">
        Cambiar mis datos
      </LinkButton>
    </DashboardShell>
  )
}
