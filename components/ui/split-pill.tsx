import { classNames } from './class-names'

/** A link and a menu trigger; two circles on phones. */
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

export const PILL_LINK =
  'flex min-w-11 items-center justify-center rounded-l-full hover:bg-mist max-md:hidden'

export const PILL_TRIGGER =
  'flex min-h-11 min-w-11 items-center justify-center rounded-full font-semibold hover:bg-mist md:h-full md:min-h-0 md:rounded-l-none'
