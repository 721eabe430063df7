import NextLink, { type LinkProps as Props } from 'next/link'

/** `href` is a path of `lib/text/routes`, or one of the application's literal paths. */
export type LinkProps = Props<string>

/**
 * The framework's link, without prefetching: pages of a visitor are rendered per request, and a list of pets would ask for
 * each of them. A link to a page that is the same for everybody may say `prefetch="auto"`.
 */
export function Link(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />
}
