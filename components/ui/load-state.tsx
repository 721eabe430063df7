import { classNames } from './class-names'

export function RetryLine({
  text,
  label = 'Reintentar',
  onRetry,
}: {
  text: string
  label?: string
  onRetry: () => void
}) {
  return (
    <p className="text-ink-2">
      {text}{' '}
      <button type="button" onClick={onRetry} className="min-h-11 font-semibold text-monte hover:underline">
        {label}
      </button>
    </p>
  )
}

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block animate-shimmer rounded-lg bg-[linear-gradient(100deg,var(--color-mist-2)_40%,var(--color-mist)_50%,var(--color-mist-2)_60%)] bg-size-[220%_100%]',
        className,
      )}
    />
  )
}
