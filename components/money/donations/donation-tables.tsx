import type { ReactNode } from 'react'
import { Cell, DataTable, Row } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/links/text-link'
import { SectionHeading } from '@/components/ui/section-heading'
import { isDisputed } from '@/lib/money/donations/copy'
import { donorLabel } from '@/lib/money/donations/csv'
import type {
  DonationMadeDto,
  DonationReceivedDto,
  DonationTotalsDto,
  PayoutDto,
  UnfinishedDonationDto,
} from '@/lib/money/donations/dto'
import { formatShortCalendarDay, formatShortDay } from '@/lib/text/dates'
import { formatMoney } from '@/lib/text/money'
import { donationResultPath, foundationPath } from '@/lib/text/routes'
import { DisputedBadge, DonationBadge, ReversedBadge, UnfinishedBadge } from './donation-badge'
import { UnfinishedPayment } from './unfinished-payment'

const columns = (other: string) =>
  [{ label: 'Fecha' }, { label: other }, { label: 'Estado' }, { label: 'Monto', align: 'right' }] as const

/** Specification, 'Donations made'. */
export function DonationsMade({
  donations,
  unfinished,
  totals,
  countryId,
}: {
  donations: readonly DonationMadeDto[]
  unfinished: readonly UnfinishedDonationDto[]
  totals: readonly DonationTotalsDto[]
  countryId: string
}) {
  return (
    <>
      <DataTable caption="Donaciones realizadas" columns={columns('Fundación')}>
        {donations.map((donation) => (
          <DonationRow
            key={donation.id}
            donation={donation}
            unfinished={unfinished.find(({ id }) => id === donation.id)}
            isOwn
            countryId={countryId}
          >
            <Recipient foundation={donation.foundation} />
          </DonationRow>
        ))}
      </DataTable>
      <ListTotal totals={totals} />
    </>
  )
}

/** Specification, 'Donations received': donors are numbers unless they chose to be named. */
export function DonationsReceived({
  donations,
  totals,
  countryId,
}: {
  donations: readonly DonationReceivedDto[]
  totals: readonly DonationTotalsDto[]
  countryId: string
}) {
  return (
    <>
      <DataTable caption="Donaciones recibidas" columns={columns('Donante')}>
        {donations.map((donation) => (
          <DonationRow key={donation.id} donation={donation} countryId={countryId}>
            <span className={donation.donorNumber === null ? 'text-ink-2' : 'font-semibold wrap-anywhere'}>
              {donorLabel(donation)}
            </span>
            {donation.donorName && (
              <span className="block text-fine text-ink-2">Donante N.º {donation.donorNumber}</span>
            )}
          </DonationRow>
        ))}
      </DataTable>
      <ListTotal totals={totals} />
    </>
  )
}

function DonationRow({
  donation,
  unfinished,
  isOwn = false,
  countryId,
  children,
}: {
  donation: DonationMadeDto | DonationReceivedDto
  unfinished?: UnfinishedDonationDto | undefined
  /** Whether its own page shows it to the reader. */
  isOwn?: boolean
  countryId: string
  children: ReactNode
}) {
  const { id, amountMinor, refundedMinor, disputedMinor, currency, petName, isMonthly } = donation
  const isPartial = refundedMinor > 0 && refundedMinor < amountMinor
  return (
    <Row columns="grid-cols-[minmax(0,1fr)_auto] cramped:grid-cols-1">
      <Cell className="max-md:order-3 max-md:self-end max-md:text-ink-2">
        {formatShortDay(donation.donatedAt, countryId)}
      </Cell>
      <Cell className="max-md:order-1 max-md:mb-1.5">
        {children}
        <span className="block text-fine wrap-anywhere text-ink-2">
          {/* Perhaps for a pet that is deleted, whose name is not kept. */}
          {petName ? `Para ${petName}` : 'Para la fundación'}
          {isMonthly && ', cada mes'}
        </span>
        <span className="block text-fine text-ink-2">
          {isOwn && !unfinished ? (
            <TextLink href={donationResultPath(id)} look="inherit">
              Donación N.º {id}
            </TextLink>
          ) : (
            `Donación N.º ${id}`
          )}
        </span>
        {unfinished && <UnfinishedPayment {...unfinished} />}
      </Cell>
      <Cell className="justify-self-end max-md:order-4 cramped:justify-self-start">
        {unfinished ? <UnfinishedBadge /> : <StateBadge donation={donation} />}
      </Cell>
      <Cell align="right" className="max-md:order-2 max-md:text-right cramped:text-left">
        <span className="font-semibold md:font-normal">{formatMoney(amountMinor, currency)}</span>
        {isPartial && (
          <span className="block text-fine text-ink-2">
            Se devolvió {formatMoney(refundedMinor, currency)}
          </span>
        )}
        {disputedMinor > 0 && (
          <span className="block text-fine text-ink-2">
            El banco retiene {formatMoney(disputedMinor, currency)} mientras decide
          </span>
        )}
      </Cell>
    </Row>
  )
}

const StateBadge = ({ donation }: { donation: DonationMadeDto | DonationReceivedDto }) =>
  isDisputed(donation) ? <DisputedBadge /> : <DonationBadge status={donation.status} />

function Recipient({ foundation: { id, name, public: isPublic } }: Pick<DonationMadeDto, 'foundation'>) {
  return (
    <>
      {isPublic ? (
        <TextLink href={foundationPath(id)} look="inherit" className="wrap-anywhere">
          {name}
        </TextLink>
      ) : (
        <span className="font-semibold wrap-anywhere">{name}</span>
      )}
      <span className="block text-fine text-ink-2">Fundación N.º {id}</span>
    </>
  )
}

function ListTotal({ totals }: { totals: readonly DonationTotalsDto[] }) {
  // Nothing in one currency says nothing beside a sum in another.
  const shown = totals.filter(({ netMinor }) => netMinor !== 0 || totals.length === 1)
  return (
    <p className="flex flex-wrap justify-between gap-x-4 py-4 font-semibold">
      <span>Aprobado en esta lista, menos lo devuelto</span>
      <span className="tabular-nums">
        {shown.map(({ currency, netMinor }) => formatMoney(netMinor, currency)).join(' · ') || '–'}
      </span>
    </p>
  )
}

export function PayoutTable({
  payouts,
  children,
}: {
  payouts: readonly PayoutDto[]
  /** Actions for one. */
  children?: (payout: PayoutDto) => ReactNode
}) {
  const payoutColumns = [
    { label: 'Fecha' },
    { label: 'Referencia' },
    { label: 'Costo del proveedor', align: 'right' },
    { label: 'Monto', align: 'right' },
  ] as const
  return (
    <DataTable caption="Transferencias de Querencia" columns={payoutColumns}>
      {payouts.map((payout) => (
        <Row key={payout.id}>
          <Cell className="md:align-top">{formatShortCalendarDay(payout.paidOn)}</Cell>
          <Cell>
            <span className="wrap-anywhere">{payout.reference}</span>
            {payout.reversedAt && <Reversal reason={payout.reversalReason} />}
            {children?.(payout)}
          </Cell>
          <Cell align="right" label="Costo del proveedor" className="md:align-top">
            <PayoutSum minor={payout.feeMinor} payout={payout} />
          </Cell>
          <Cell align="right" className="md:align-top">
            <span className="font-semibold">
              <PayoutSum minor={payout.amountMinor} payout={payout} />
            </span>
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

/** Crossed out once it counts no more. */
function PayoutSum({ minor, payout: { currency, reversedAt } }: { minor: number; payout: PayoutDto }) {
  const text = formatMoney(minor, currency)
  return reversedAt ? <s className="text-ink-2">{text}</s> : text
}

const Reversal = ({ reason }: { reason: string | null }) => (
  <>
    {' '}
    <ReversedBadge />
    <span className="block text-fine whitespace-pre-line wrap-anywhere text-ink-2">No cuenta: {reason}</span>
  </>
)

export function PayoutSection({ payouts }: { payouts: readonly PayoutDto[] }) {
  return (
    <section aria-labelledby="transferencias" className="mt-12">
      <SectionHeading id="transferencias">Transferencias de Querencia</SectionHeading>
      <p className="-mt-2 mb-4 max-w-[38.5em] text-ink-2">
        Las donaciones llegan a la cuenta de Querencia. Aquí queda cada envío a tu banco, con su referencia.
      </p>
      {payouts.length === 0 ? (
        <p className="rounded-2xl bg-mist px-4.5 py-3.5">Todavía no hay transferencias.</p>
      ) : (
        <PayoutTable payouts={payouts} />
      )}
    </section>
  )
}
