import NextLink, { type LinkProps as Props } from 'next/link'

/** A path of `lib/text/routes`, or a literal one. */
export type LinkProps = Props<string>

/** Without prefetching, except `prefetch="auto"` for pages that are the same for everybody. */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />
}
