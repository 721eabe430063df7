import { classNames } from './class-names'

const TONES = {
  maiz: 'bg-maiz text-ink',
  lila: 'bg-lila text-ink',
  monte: 'bg-monte-tint text-monte-dark',
  guayaba: 'bg-guayaba-tint text-guayaba-hover',
  mist: 'bg-mist-2 text-ink-2',
  ink: 'bg-ink text-white',
}

export function Badge({
  tone = 'maiz',
  className,
  children,
}: {
  tone?: keyof typeof TONES
  className?: string
  children: React.ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-1 text-tiny font-semibold whitespace-nowrap cramped:whitespace-normal',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
