import type { LinkProps as NextLinkProps } from 'next/link'
import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'

/** What the attribute `data-link` says, any of them. */
export type LinkWord = 'replace' | 'stay' | 'prefetch' | PendingMark
/** Where the spinner of a link stands. */
export const PENDING_MARKS = ['text', 'card'] as const
type PendingMark = (typeof PENDING_MARKS)[number]

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of `lib/text/routes`, or a literal one. */
  href: Extract<NextLinkProps<string>['href'], string>
  /** In place of the current entry of the history. */
  replace?: boolean
  /** `false` keeps the position of the page. */
  scroll?: boolean
  /** Fetches the page when a mouse is over the link: for pages that are the same for everybody. */
  prefetch?: boolean
  /** Where a spinner stands while the page loads: after the text, or in the corner of the card that the link covers. */
  pending?: PendingMark
}

/**
 * A plain anchor, for server and browser: `LinkNavigation` follows all links of a page, so that none of them has to be
 * hydrated: docs/decisions/0090.
 */
export function Link({ replace, scroll, prefetch, pending, ...rest }: LinkProps) {
  const words: (LinkWord | undefined | false)[] = [
    replace && 'replace',
    scroll === false && 'stay',
    prefetch && 'prefetch',
    pending,
  ]
  return <a data-link={classNames(...words)} {...rest} />
}

/** A new tab or window, a download, another site. */
export function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const staysHere = link.target === '' || link.target === '_self'
  const isOurs = link.origin === location.origin && link.protocol === location.protocol
  return opensElsewhere || !staysHere || link.hasAttribute('download') || !isOurs
}
