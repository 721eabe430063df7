import { classNames } from '@/components/ui/class-names'
import { initialsOf as foundationInitials } from '@/components/ui/foundation-avatar/placeholder'

const TONES = [
  'bg-lila text-lila-deep',
  'bg-cielo text-cielo-deep',
  'bg-durazno text-durazno-deep',
  'bg-maiz text-maiz-deep',
]

const SIZES = {
  md: 'size-11.5 rounded-2xl text-lead',
  lg: 'size-15 rounded-card text-card',
}

const first = (word: string | undefined) => (word ? [...word][0] : '')

/** First letters of the first and the last word: 'Ana María Paz' → 'AP'. */
const initialsOf = (name: string): string => {
  const [head, ...rest] = name.trim().split(/\s+/)
  return `${first(head)}${first(rest.at(-1))}`.toLocaleUpperCase('es')
}

const toneOf = (name: string): string | undefined =>
  TONES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TONES.length]

/** Decorative stand-in for a face; its colour comes from the name. A foundation has the letters of its sign. */
export function Initials({
  name,
  isFoundation = false,
  size = 'md',
}: {
  name: string
  isFoundation?: boolean
  size?: keyof typeof SIZES
}) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center font-display leading-none font-bold',
        SIZES[size],
        toneOf(name),
      )}
    >
      {isFoundation ? foundationInitials(name) : initialsOf(name)}
    </span>
  )
}
