import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { FoundationForm } from '@/components/dashboard/foundation-form'
import { VerifiedNote } from '@/components/dashboard/verified-note'
import { findOwnFoundation } from '@/lib/foundations/queries'
import { DASHBOARD_FOUNDATION } from '@/lib/routes'

export const metadata: Metadata = { title: 'Mi Fundación' }

export default async function OwnFoundationPage() {
  const { db, shell, account } = await loadDashboard(DASHBOARD_FOUNDATION)
  const foundation = await findOwnFoundation(db, account.id)
  if (!foundation) notFound()
  return (
    <DashboardShell {...shell} title="Mi Fundación">
      <VerifiedNote id={account.id} foundation={foundation} countryId={account.countryId ?? ''} />
      <FoundationForm foundation={foundation} />
    </DashboardShell>
  )
}
