import { likelyEmail } from '@/lib/people/accounts/email-typos'

/** Asks whether a mistyped address is meant otherwise: the mail that confirms it would never arrive. */
export function LikelyEmail({ typed, onAccept }: { typed: string; onAccept: (email: string) => void }) {
  const likely = likelyEmail(typed)
  return (
    <p role="status" className="-mt-3.5 text-small wrap-anywhere empty:sr-only">
      {likely && (
        <>
          ¿Quisiste decir{' '}
          <button
            type="button"
            onClick={() => onAccept(likely)}
            className="min-h-11 text-left font-semibold text-monte underline underline-offset-3"
          >
            {likely}
          </button>
          ?
        </>
      )}
    </p>
  )
}
