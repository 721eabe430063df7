import type { ReactNode } from 'react'

/** Currencies stand below each other and are never added up. */
export const MoneyCards = ({ children }: { children: ReactNode }) => (
  <dl className="mb-6 grid grid-cols-2 gap-2.5 tight:grid-cols-1 lg:grid-cols-4">{children}</dl>
)

const TONES = { monte: 'bg-monte-tint', mist: 'bg-mist', maiz: 'bg-maiz' }

export function MoneyCard({
  label,
  sums,
  detail,
  tone = 'mist',
}: {
  label: string
  /** One per currency. */
  sums: readonly string[]
  detail?: string
  tone?: keyof typeof TONES
}) {
  return (
    <div className={`min-w-0 rounded-card px-4 py-3.5 ${TONES[tone]}`}>
      <dt className="text-fine text-ink-2">{label}</dt>
      <dd>
        {(sums.length === 0 ? ['–'] : sums).map((sum) => (
          <span
            key={sum}
            className="block font-display text-lead font-bold wrap-anywhere tabular-nums md:text-card"
          >
            {sum}
          </span>
        ))}
        {detail && <span className="block text-fine text-ink-2">{detail}</span>}
      </dd>
    </div>
  )
}
