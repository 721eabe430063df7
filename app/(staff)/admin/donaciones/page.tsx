import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { MoneyHolderTable } from '@/components/moderation/money/donation-desk'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import { SectionHeading } from '@/components/ui/section-heading'
import { listMoneyHolders } from '@/lib/moderation/staff/money/donation-queries'
import { ADMIN_DONATIONS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Donaciones' }

export default async function DonationDeskPage(props: StaffPageProps) {
  const { db, work, page } = await requireStaff(ADMIN_DONATIONS, props)
  const holders = await listMoneyHolders(db, page)
  return (
    <StaffShell work={work} path={ADMIN_DONATIONS} title="Donaciones">
      <section aria-labelledby="por-transferir">
        <SectionHeading id="por-transferir">Por transferir</SectionHeading>
        {holders.rows.length === 0 ? (
          <EmptyPanel title="Ninguna fundación tiene donaciones" />
        ) : (
          <MoneyHolderTable holders={holders.rows} />
        )}
        <PageLinks path={ADMIN_DONATIONS} page={holders} />
      </section>
    </StaffShell>
  )
}
