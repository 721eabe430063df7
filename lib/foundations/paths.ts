import { DASHBOARD_FOUNDATION, route, withSuffix } from '@/lib/text/routes'

/** The page that a foundation links from its social networks. */
export const shortLinkPath = (slug: string) => route(`/f/${slug}`)
/** Its pets, for a frame on its own site: the only page that others may frame. */
export const embedPath = (slug: string) => route(`/f/${slug}/mascotas`)
/** Where a foundation finds both. */
export const OWN_LINK = withSuffix(DASHBOARD_FOUNDATION, '#enlace')
