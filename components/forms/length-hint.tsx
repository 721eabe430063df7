import { counted, formatCount } from '@/lib/text/numbers'
import { cleanLength } from '@/lib/text/plain-text'

/**
 * What a text is for, and how long it is. Instead of `maxlength`, which would cut a pasted text silently.
 * @param clean of the field's schema
 */
export function LengthHint({
  text,
  most,
  hint,
  clean,
}: {
  text: string
  most: number
  hint: string
  clean?: (text: string) => string
}) {
  const length = cleanLength(text, clean)
  return (
    <span className="flex justify-between gap-x-4 cramped:flex-wrap">
      <span>{hint}</span>
      <span className="hidden shrink-0 noscript:inline">Hasta {counted(most, 'carácter', 'caracteres')}</span>
      <span
        className={`shrink-0 tabular-nums noscript:hidden ${length > most ? 'font-semibold text-guayaba' : ''}`}
      >
        {formatCount(length)}/{formatCount(most)}
      </span>
    </span>
  )
}
