import type { Metadata } from 'next'
import { requireTab } from '@/app/(account)/dashboard/load-dashboard'
import { ExpenseForm } from '@/components/money/expenses/expense-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { NOT_APPROVED_YET, spenderRefusal } from '@/lib/money/expenses/copy'
import { NEW_EXPENSE } from '@/lib/money/expenses/paths'
import { findSpender, listOpenSums } from '@/lib/money/expenses/queries'
import { isoDay } from '@/lib/text/dates'
import { formatMoney } from '@/lib/text/money'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/text/routes'

const TITLE = 'Publicar un gasto'

export const metadata: Metadata = { title: TITLE }

export default async function NewExpensePage() {
  const { db, now, account } = await requireTab(DASHBOARD_DONATIONS_RECEIVED, NEW_EXPENSE)
  const [spender, sums] = await Promise.all([findSpender(db, account.id), listOpenSums(db, account.id)])
  const refusal = spenderRefusal(spender)
  const open = sums.filter(({ minor }) => minor > 0).map((sum) => formatMoney(sum.minor, sum.currency))
  return (
    <div key={account.id} className="mx-auto w-wrap pb-16">
      <Breadcrumb
        crumbs={[{ label: 'Donaciones Recibidas', href: DASHBOARD_DONATIONS_RECEIVED }, { label: TITLE }]}
      />
      <h1 className="mt-3 text-title">{TITLE}</h1>
      {spender === null || refusal !== null ? (
        <div className="mt-6">
          <EmptyPanel
            title="Todavía no"
            text={refusal ?? NOT_APPROVED_YET}
            action={
              <LinkButton href={DASHBOARD_DONATIONS_RECEIVED}>Volver a Donaciones Recibidas</LinkButton>
            }
          />
        </div>
      ) : (
        <>
          <p className="mt-2 mb-7 text-lead text-ink-2">
            Se ve en tu página, junto al total recibido.{' '}
            {open.length > 0 ? `Falta explicar ${open.join(' y ')}.` : 'Ya contaste todo lo recibido.'}
          </p>
          <ExpenseForm currencies={spender.currencies} today={isoDay(now, spender)} />
        </>
      )}
    </div>
  )
}
