import NextLink, { type LinkProps as Props } from 'next/link'

/** A path of `lib/text/routes`, or a literal one. */
export type LinkProps = Props<string>

/**
 * Without prefetching: a list of pets would ask for each page. Pages that are the same for everybody may say
 * `prefetch="auto"`.
 */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />
}
