import { SectionHeading } from '@/components/ui/section-heading'
import type { PayoutDto } from '@/lib/money/donations/dto'
import { PayoutTable } from './donation-tables'

export function PayoutSection({ payouts }: { payouts: readonly PayoutDto[] }) {
  return (
    <section aria-labelledby="transferencias" className="mt-12">
      <SectionHeading id="transferencias">Transferencias de Querencia</SectionHeading>
      <p className="-mt-2 mb-4 max-w-[60ch] text-ink-2">
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
