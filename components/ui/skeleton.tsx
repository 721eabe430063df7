import { classNames } from './class-names'

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
