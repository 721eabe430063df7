import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { MoneyTable } from '@/components/moderation/money/money-table'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listWaitingMoney } from '@/lib/moderation/staff/money/queries'
import { findLastReconciliation } from '@/lib/money/reconciliation/queries'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { formatRecentMoment } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { ADMIN_MONEY } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Dinero por revisar' }

export default async function MoneyPage(props: StaffPageProps) {
  const { ctx, db, work, countryId, page } = await requireStaff(ADMIN_MONEY, props)
  const [waiting, last] = await Promise.all([listWaitingMoney(db, page), findLastReconciliation(db)])
  const compared = last
    ? `Última comparación con Stripe: ${formatRecentMoment(last.finishedAt, countryId, ctx.now)}, ${counted(last.payments, 'pago', 'pagos')}.`
    : 'Todavía no hubo una comparación con Stripe: se hace cada noche.'
  return (
    <StaffShell work={work} path={ADMIN_MONEY} title="Dinero por revisar">
      <p className="mb-5 text-ink-2">
        {payments?.books
          ? compared
          : 'Sin comparación en modo de prueba: no hay un proveedor con libros propios.'}
      </p>
      <PagedList
        path={ADMIN_MONEY}
        page={waiting}
        empty={
          <EmptyPanel
            title="No hay dinero por revisar"
            text="Aquí verás los pagos que no calzan con una donación, y lo que sea distinto en Stripe y en nuestros libros."
          />
        }
      >
        <MoneyTable waiting={waiting.rows} countryId={countryId} now={ctx.now} />
      </PagedList>
    </StaffShell>
  )
}
