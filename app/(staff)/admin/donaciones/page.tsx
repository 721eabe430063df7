import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { MoneyHolderTable } from '@/components/staff/donation-desk'
import { StaffShell } from '@/components/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { SectionHeading } from '@/components/ui/section-heading'
import { ADMIN_DONATIONS } from '@/lib/routes'
import { listMoneyHolders } from '@/lib/staff/donation-queries'

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
