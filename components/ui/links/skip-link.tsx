import { classNames } from '@/components/ui/class-names'

/** Leads past what stands before a part of the page; seen when it has the focus. */
export const SkipLink = ({
  href,
  className,
  children,
}: {
  href: `#${string}`
  className?: string
  children: string
}) => (
  <a
    href={href}
    className={classNames(
      'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-white',
      className,
    )}
  >
    {children}
  </a>
)
