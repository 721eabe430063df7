/** Error message with a retry button. */
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
