const TONES = { monte: 'bg-monte-tint', mist: 'bg-mist', guayaba: 'bg-guayaba-tint' }

interface CountCard {
  label: string
  count: number
  detail: string
  tone?: keyof typeof TONES
}

/** How many rows of a file are what. */
export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  return (
    <dl className="mt-4.5 grid grid-cols-2 gap-2.5 tight:grid-cols-1 md:grid-cols-4">
      {cards.map(({ label, count, detail, tone = 'mist' }) => (
        <div key={label} className={`min-w-0 rounded-card px-4.5 py-3.5 ${TONES[tone]}`}>
          <dt className={`text-fine ${tone === 'guayaba' ? 'text-guayaba-hover' : 'text-ink-2'}`}>{label}</dt>
          <dd>
            <span className="block font-display text-panel leading-tight font-bold tabular-nums">
              {count}
            </span>
            <span className="block text-fine text-ink-2">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
