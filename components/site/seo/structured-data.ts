import type { FoundationPageDto } from '@/lib/foundations/dto'
import { NETWORKS, networkUrl } from '@/lib/foundations/links'
import { roundRating } from '@/lib/text/numbers'
import { parsePhoneNumber } from '@/lib/text/phone-number'
import { FOUNDATIONS, foundationPath, HOME } from '@/lib/text/routes'

export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Escapes `<`: `</script>` in user input would end the element (stored XSS). */
export function jsonLdText(data: Thing | Thing[]): string {
  const graph = Array.isArray(data)
    ? { '@context': 'https://schema.org', '@graph': data }
    : { '@context': 'https://schema.org', ...data }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}

export const organization = (site: string): Thing => ({
  '@type': 'Organization',
  name: 'Querencia',
  url: new URL(HOME, site).href,
  logo: new URL('/icons/icon-512.png', site).href,
})

/** @param site origin */
export function breadcrumbs(site: string, crumbs: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}

/** Includes a rating only with reviews. */
export function foundationData(foundation: FoundationPageDto, site: string): Thing[] {
  const { id, name, mission, photo, email, phone, address, place, rating, reviewCount, profile } = foundation
  const sameAs = [
    ...(profile.website === null ? [] : [profile.website]),
    ...NETWORKS.flatMap((network) => {
      const handle = profile[network]
      return handle === null ? [] : [networkUrl(network, handle)]
    }),
  ]
  return [
    {
      '@type': 'NGO',
      '@id': new URL(foundationPath(id), site).href,
      url: new URL(foundationPath(id), site).href,
      name,
      description: mission ?? undefined,
      image: photo === null ? undefined : new URL(photo.large, site).href,
      email,
      telephone: (phone && parsePhoneNumber(phone, place.countryId)?.text) ?? undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address ?? undefined,
        addressLocality: place.city,
        addressRegion: profile.state ?? undefined,
        postalCode: profile.postcode ?? undefined,
        addressCountry: place.country,
      },
      sameAs: sameAs.length > 0 ? sameAs : undefined,
      aggregateRating:
        rating === null
          ? undefined
          : {
              '@type': 'AggregateRating',
              ratingValue: roundRating(rating),
              reviewCount,
              bestRating: 5,
              worstRating: 1,
            },
    },
    breadcrumbs(site, [
      { name: 'Inicio', path: HOME },
      { name: 'Fundaciones', path: FOUNDATIONS },
      { name, path: foundationPath(id) },
    ]),
  ]
}
