import { MAX_COMMENT } from '@/lib/moderation/reviews/schema'

/** Instead of `maxlength`, which would cut a pasted text silently. */
export function CommentCounter({ text, hint }: { text: string; hint: string }) {
  const length = [...text.trim()].length
  return (
    <span className="flex justify-between gap-x-4 cramped:flex-wrap">
      <span>{hint}</span>
      <span className="hidden shrink-0 noscript:inline">Hasta {MAX_COMMENT} caracteres</span>
      <span
        className={`shrink-0 tabular-nums noscript:hidden ${length > MAX_COMMENT ? 'font-semibold text-guayaba' : ''}`}
      >
        {length}/{MAX_COMMENT}
      </span>
    </span>
  )
}
