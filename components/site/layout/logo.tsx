import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { HOME } from '@/lib/text/routes'

const TONES = {
  light: { word: 'text-monte-dark', cat: 'fill-monte', face: 'fill-white' },
  dark: { word: 'text-cream', cat: 'fill-mango', face: 'fill-foot' },
}

export function Logo({ on = 'light' }: { on?: keyof typeof TONES }) {
  const { word, cat, face } = TONES[on]
  return (
    <Link
      href={HOME}
      aria-label="Querencia, inicio"
      className={classNames(
        // The word goes where the line has no room for it, as beside buttons with wide letters: it wraps to a line that is cut off.
        'inline-flex h-11 min-w-8.5 flex-wrap content-start items-center gap-2 overflow-hidden font-display text-xl leading-none font-extrabold tracking-[-0.035em] min-[24rem]:gap-2.5 min-[24rem]:text-[1.5625rem]',
        word,
      )}
    >
      <svg viewBox="0 0 40 46" width="34" height="39" aria-hidden="true" className="my-[2.5px]">
        <g className={cat}>
          <path d="M7 12 9.4 2.6c.3-1.1 1.6-1.4 2.4-.6l5.4 5.2h5.6L28.2 2c.8-.8 2.1-.5 2.4.6L33 12" />
          <path d="M20 5.5c8.8 0 15.5 6.4 15.5 15v17.3c0 4-3.4 6.7-6.9 6.7-2.7 0-4.4-1.5-4.4-3.4 0-1.7 1.3-2.9 2.9-2.9 1 0 1.5.5 2.1.5.8 0 1.3-.7 1.3-1.7v-3.4A17 17 0 0 1 20 36.3C11.2 36.3 4.5 29.6 4.5 20.9S11.2 5.5 20 5.5Z" />
        </g>
        <g className={face}>
          <circle cx="14" cy="20" r="2.5" />
          <circle cx="26" cy="20" r="2.5" />
          <path d="M17.8 25.4h4.4L20 27.9Z" />
        </g>
      </svg>
      <span translate="no" className="flex h-11 items-center max-[21.5rem]:hidden">
        querencia
      </span>
    </Link>
  )
}
