import { classNames } from './class-names'

/** From tablets on a pill that holds a link and what opens a menu; on phones, circles of 44 px side by side. */
export function SplitPill({ className, children }: { className?: string; children: React.ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-center md:h-11.5 md:items-stretch md:rounded-full md:border-[1.5px] md:border-edge md:bg-white',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** The classes of the link at the left of a pill. */
export const PILL_LINK =
  'flex min-w-11 items-center justify-center rounded-l-full hover:bg-mist max-md:hidden'

/** The classes of what opens the menu of a pill. */
export const PILL_TRIGGER =
  'flex min-h-11 min-w-11 items-center justify-center rounded-full font-semibold hover:bg-mist md:h-full md:min-h-0 md:rounded-l-none'
