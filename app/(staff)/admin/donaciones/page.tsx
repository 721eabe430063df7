import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { MoneyHolderTable, PaymentIssueTable } from '@/components/staff/donation-desk'
import { StaffShell } from '@/components/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { SectionHeading } from '@/components/ui/section-heading'
import { ADMIN_DONATIONS } from '@/lib/routes'
import { listMoneyHolders, listPaymentIssues } from '@/lib/staff/donation-queries'

export const metadata: Metadata = { title: 'Donaciones' }

export default async function DonationDeskPage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_DONATIONS, props)
  const [issues, holders] = await Promise.all([listPaymentIssues(db), listMoneyHolders(db, page)])
  return (
    <StaffShell work={work} path={ADMIN_DONATIONS} title="Donaciones">
      {issues.length > 0 && (
        <section aria-labelledby="por-revisar" className="mb-12">
          <SectionHeading id="por-revisar">Pagos por revisar</SectionHeading>
          <PaymentIssueTable issues={issues} countryId={countryId} />
        </section>
      )}
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
