import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { FoundationForm } from '@/components/dashboard/foundation-form'
import { FaceSection, LinkSection, VerifiedNote } from '@/components/dashboard/foundation-sections'
import { findOwnFoundation } from '@/lib/foundations/queries'
import { findCurrentSlug } from '@/lib/foundations/slug-queries'
import { env } from '@/lib/platform/env'
import { DASHBOARD_FOUNDATION } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mi Fundación' }

/** Not in the specification, whose `dashboard/foundation` is 'Donaciones Recibidas'. */
export default async function OwnFoundationPage() {
  const { db, shell, account } = await loadDashboard(DASHBOARD_FOUNDATION)
  const [foundation, slug] = await Promise.all([
    findOwnFoundation(db, account.id),
    findCurrentSlug(db, account.id),
  ])
  if (!foundation) notFound()
  return (
    <DashboardShell {...shell} title="Mi Fundación">
      <VerifiedNote id={account.id} foundation={foundation} />
      <div>
        <FaceSection
          id={account.id}
          name={foundation.name}
          photo={account.photo}
          countryId={account.countryId ?? ''}
        />
      </div>
      <FoundationForm foundation={foundation} />
      <LinkSection slug={slug} name={foundation.name} site={env.SITE_URL} />
    </DashboardShell>
  )
}
