import type { ReactNode } from 'react'
import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { CASE_COLUMNS, type CaseProps } from '@/components/moderation/staff/desk-parts'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/links/text-link'
import { DIFFERENCE_TEXTS, disputeState, moneyText, returnedText } from '@/lib/moderation/staff/money/copy'
import type { PaymentDifferenceDto, PaymentIssueDto } from '@/lib/moderation/staff/money/dto'
import { formatMoment } from '@/lib/text/dates'
import { foundationMoneyPath } from '@/lib/text/routes'

/** What the provider's books and ours say of a payment, side by side. */
export function DifferenceCase({
  found,
  mayReread,
  countryId,
  asksPassword,
}: CaseProps & {
  found: PaymentDifferenceDto
  /** Whether a lost webhook can explain it. */
  mayReread: boolean
}) {
  const { id, difference, ours, theirs, createdAt, isResolved, isSettled, seen } = found
  const what = difference === 'devuelto' ? 'Devuelto' : difference === 'disputa' ? 'Disputa' : 'Cobrado'
  return (
    <MoneyCase
      heading="La diferencia"
      outcome={isResolved ? 'Ya coincide' : isSettled ? 'Revisada' : null}
      facts={<Facts {...found} since={formatMoment(createdAt, countryId)} />}
      decisions={
        <>
          {mayReread && (
            <DecisionForm decision="rereadPayment" about={{ differenceId: id }} asksPassword={asksPassword} />
          )}
          <DecisionForm
            decision="settleDifference"
            variant={mayReread ? 'ghost' : undefined}
            about={{ differenceId: id, seen }}
            asksPassword={asksPassword}
          />
        </>
      }
    >
      <p className="text-ink-2">{DIFFERENCE_TEXTS[difference]}</p>
      <dl className="grid gap-2.5 md:grid-cols-2">
        <Side label="En Stripe" what={what} side={theirs} />
        <Side label="En nuestros libros" what={what} side={ours} />
      </dl>
    </MoneyCase>
  )
}

/** What a webhook told that staff have to look at. */
export function IssueCase({ found, countryId, asksPassword }: CaseProps & { found: PaymentIssueDto }) {
  const { id, amountMinor, currency, state, createdAt, isDone } = found
  const returned = returnedText(found)
  return (
    <MoneyCase
      heading="Lo que avisó Stripe"
      outcome={isDone ? 'Revisado' : null}
      facts={<Facts {...found} since={formatMoment(createdAt, countryId)} />}
      decisions={<DecisionForm decision="settleIssue" about={{ eventId: id }} asksPassword={asksPassword} />}
    >
      {returned && <p className="font-semibold">{returned}.</p>}
      <dl className="grid gap-2.5 md:grid-cols-2">
        <Side label="En Stripe" what="Monto" side={{ amountMinor, currency, state }} />
      </dl>
    </MoneyCase>
  )
}

function MoneyCase({
  heading,
  outcome,
  facts,
  decisions,
  children,
}: {
  heading: string
  /** Null where it waits for a decision. */
  outcome: string | null
  facts: ReactNode
  decisions: ReactNode
  children: ReactNode
}) {
  return (
    <div className={CASE_COLUMNS}>
      <section aria-labelledby="diferencia" className="grid min-w-0 content-start gap-4">
        <h2 id="diferencia" className="text-panel">
          {heading}
        </h2>
        {children}
        {facts}
      </section>
      <div className="grid content-start gap-6">
        {outcome ? (
          <p className="rounded-card bg-mist p-5">
            <Badge tone="monte">{outcome}</Badge>
            <span className="mt-2 block">No hay nada más que decidir aquí.</span>
          </p>
        ) : (
          decisions
        )}
      </div>
    </div>
  )
}

function Side({ label, what, side }: { label: string; what: string; side: PaymentDifferenceDto['ours'] }) {
  const { amountMinor, state } = side
  return (
    <div className="min-w-0 rounded-card bg-mist px-4 py-3.5">
      <dt className="text-fine text-ink-2">{label}</dt>
      <dd>
        <span className="block font-display text-card font-bold wrap-anywhere tabular-nums">
          {amountMinor === null ? 'Nada' : moneyText(side)}
        </span>
        <span className="block text-fine text-ink-2">
          {[amountMinor === null ? 'No aparece' : what, state && disputeState(state)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </dd>
    </div>
  )
}

function Facts({
  paymentId,
  donationId,
  monthlyGiftId,
  foundation,
  since,
}: Pick<PaymentIssueDto, 'paymentId' | 'donationId' | 'monthlyGiftId' | 'foundation'> & { since: string }) {
  return (
    <dl className="grid gap-3 rounded-card border border-line p-5 md:grid-cols-2">
      <Fact term="Donación">
        {donationId === null ? 'Ninguna nuestra' : `N.º ${donationId}`}
        {monthlyGiftId !== null && (
          <span className="block text-fine text-ink-2">Del aporte mensual N.º {monthlyGiftId}</span>
        )}
      </Fact>
      <Fact term="Fundación">
        {foundation ? (
          <TextLink href={foundationMoneyPath(foundation.id)} look="padded">
            {foundation.name}
          </TextLink>
        ) : (
          'Ninguna'
        )}
      </Fact>
      <Fact term="Desde">{since}</Fact>
      <Fact term="Pago en Stripe">
        {paymentId ? (
          <code translate="no" className="text-small wrap-anywhere">
            {paymentId}
          </code>
        ) : (
          'Sin número'
        )}
      </Fact>
    </dl>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-fine text-ink-2">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
