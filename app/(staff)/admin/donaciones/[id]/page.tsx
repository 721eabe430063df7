import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { BalanceCards, PayoutHold } from '@/components/moderation/money/donation-desk'
import { ExpenseModeration, PayoutModeration } from '@/components/moderation/money/money-moderation'
import { PayoutForm } from '@/components/moderation/money/payout-form'
import { EmailChangeNotice } from '@/components/moderation/staff/email-change-notice'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { SectionHeading } from '@/components/ui/section-heading'
import { findMoneyHolder } from '@/lib/moderation/staff/money/donation-queries'
import { undoableUntil } from '@/lib/people/accounts/email-change-queries'
import { ADMIN_DONATIONS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Dinero de una fundación' }

export default async function FoundationMoneyPage(props: StaffCaseProps) {
  const { ctx, db, work, countryId, asksPassword, id } = await requireStaffCase(ADMIN_DONATIONS, props)
  const holder = await findMoneyHolder(db, id)
  if (!holder) notFound()
  const emailUndoable = await undoableUntil(db, id, ctx.now)
  const { name, standing, balances, hold, payouts, expenses } = holder
  return (
    <StaffShell work={work} path={ADMIN_DONATIONS} title={name}>
      <BalanceCards balances={balances} />
      {balances.some(({ dueMinor }) => dueMinor > 0) && (
        <section aria-labelledby="anotar" className="mb-12">
          <SectionHeading id="anotar">Anotar una transferencia</SectionHeading>
          {standing === 'closed' && !hold && (
            <p className="mb-4 max-w-160 rounded-2xl bg-mist px-4 py-3.5">
              La fundación N.º {holder.id} eliminó su cuenta, y no guardamos con qué encontrarla. Si ya
              entonces faltaba enviarle algo, el correo que le avisó pide responder adónde: busca esa
              respuesta.
            </p>
          )}
          <EmailChangeNotice until={emailUndoable} countryId={countryId} ofMoney />
          {hold ? (
            <PayoutHold hold={hold} foundationId={holder.id} />
          ) : (
            <PayoutForm
              key={payouts.length}
              foundationId={holder.id}
              currencies={balances.map(({ currency }) => currency)}
              asksPassword={asksPassword}
            />
          )}
        </section>
      )}
      <section aria-labelledby="hechas">
        <SectionHeading id="hechas">Transferencias hechas</SectionHeading>
        {payouts.length === 0 ? (
          <p className="text-ink-2">Ninguna todavía.</p>
        ) : (
          <PayoutModeration payouts={payouts} asksPassword={asksPassword} />
        )}
      </section>
      <ExpenseModeration expenses={expenses} asksPassword={asksPassword} />
    </StaffShell>
  )
}
