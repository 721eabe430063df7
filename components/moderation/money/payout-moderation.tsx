import { DecisionForm } from '@/components/moderation/staff/decision-form'
import { PayoutTable } from '@/components/money/donations/donation-tables'
import type { PayoutDto } from '@/lib/money/donations/dto'

/** The bank transfers to a foundation, for staff, who can reverse one. */
export const PayoutModeration = ({
  payouts,
  asksPassword,
}: {
  payouts: readonly PayoutDto[]
  asksPassword: boolean
}) => (
  <PayoutTable payouts={payouts}>
    {({ id, reference, reversedAt }) =>
      !reversedAt && (
        <DecisionForm
          decision="reversePayout"
          id={`motivo-transferencia-${id}`}
          about={{ payoutId: id }}
          asksPassword={asksPassword}
          unfold={
            <>
              Anular<span className="sr-only"> la transferencia {reference}</span>
            </>
          }
        />
      )
    }
  </PayoutTable>
)
