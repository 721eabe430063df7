import type { FoundationDto } from '@/lib/foundations/dto'
import { FOUNDATIONS, foundationPath, HOME } from '@/lib/routes'
import { breadcrumbs } from './breadcrumbs'
import { JsonLd } from './json-ld'

/** Structured data of a foundation; includes a rating only with reviews. */
export function FoundationJsonLd({ foundation, site }: { foundation: FoundationDto; site: string }) {
  const { id, name, mission, photo, email, phone, address, place, rating, reviewCount } = foundation
  return (
    <JsonLd
      data={[
        {
          '@type': 'NGO',
          '@id': new URL(foundationPath(id), site).href,
          url: new URL(foundationPath(id), site).href,
          name,
          description: mission ?? undefined,
          image: photo === null ? undefined : new URL(photo.large, site).href,
          email,
          telephone: phone ?? undefined,
          address: {
            '@type': 'PostalAddress',
            streetAddress: address ?? undefined,
            addressLocality: place.city,
            addressCountry: place.country,
          },
          aggregateRating:
            rating === null
              ? undefined
              : {
                  '@type': 'AggregateRating',
                  ratingValue: rating,
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
      ]}
    />
  )
}
