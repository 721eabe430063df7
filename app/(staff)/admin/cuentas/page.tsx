import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { BlockedTable, SuspendedTable } from '@/components/moderation/accounts/account-tables'
import { FindAccountForm } from '@/components/moderation/accounts/find-account-form'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { PagedList } from '@/components/ui/links/page-links'
import { listBlocked } from '@/lib/moderation/staff/accounts/blocked-queries'
import { listSuspendedAccounts } from '@/lib/moderation/staff/accounts/queries'
import { ADMIN_ACCOUNTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Cuentas' }

export default async function AccountsPage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_ACCOUNTS, props)
  const suspended = await listSuspendedAccounts(db, page)
  const list = page === 1 ? await listBlocked(db) : null
  return (
    <StaffShell work={work} path={ADMIN_ACCOUNTS} title="Cuentas">
      <FindAccountForm />
      <h2 className="mt-9 mb-2 text-panel">Suspendidas</h2>
      <PagedList
        path={ADMIN_ACCOUNTS}
        page={suspended}
        empty={<p className="text-ink-2">Ninguna cuenta está suspendida.</p>}
      >
        <SuspendedTable accounts={suspended.rows} countryId={countryId} />
      </PagedList>
      {list && (
        <>
          <h2 className="mt-9 mb-2 text-panel">Bloqueadas por un tiempo</h2>
          {list.total === 0 ? (
            <p className="text-ink-2">Ninguna cuenta ni publicación está bloqueada.</p>
          ) : (
            <BlockedTable {...list} countryId={countryId} />
          )}
        </>
      )}
    </StaffShell>
  )
}
