import Link from 'next/link'
import { SectionHeading } from '@/components/ui/section-heading'
import { MONEY_TRAVEL } from '@/lib/donations/copy'
import type { PublicTotalDto } from '@/lib/donations/dto'
import { counted, formatDay, formatMoney } from '@/lib/format'

/** What people gave a foundation, less what was returned, on its page. */
export function DonationTotals({
  totals,
  countryId,
}: {
  totals: readonly PublicTotalDto[]
  countryId: string
}) {
  const given = totals.filter(({ netMinor }) => netMinor > 0)
  if (given.length === 0) return null
  return (
    <section aria-labelledby="donaciones" className="mt-14">
      <SectionHeading id="donaciones">Donaciones</SectionHeading>
      <div className="on-dark grid gap-5 rounded-box bg-monte-dark p-6 text-cream md:p-8">
        {given.map(({ currency, netMinor, count, since }) => (
          <div key={currency}>
            <p className="text-monte-soft">Recibido desde el {formatDay(since, countryId)}</p>
            <p className="mt-1 font-display text-banner font-extrabold wrap-anywhere tabular-nums">
              {formatMoney(netMinor, currency)}
            </p>
            <p className="mt-1.5 text-monte-soft">
              {counted(count, 'donación', 'donaciones')}, ya restado lo que se devolvió.
            </p>
          </div>
        ))}
        <Link
          href={MONEY_TRAVEL}
          prefetch={false}
          className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
        >
          Cómo viaja tu dinero
        </Link>
      </div>
    </section>
  )
}
