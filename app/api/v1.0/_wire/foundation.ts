import { z } from 'zod'
import type { FoundationDto } from '@/lib/foundations/dto'
import type { ReviewDto } from '@/lib/moderation/reviews/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { roundRating } from '@/lib/text/numbers'
import { cityWire } from './catalog'
import { countryId } from './ids'

/** Existing clients expect at least one picture URL; of a pet it is `NO_PHOTO`. */
const FOUNDATION_PLACEHOLDER = '/icons/icon-512.png'

export const foundationWire = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    photo: z.url().describe('La foto que subió; sin ella, el ícono de la aplicación'),
    address: z.string().nullable(),
    country: z.string(),
    countryId: countryId,
    city: cityWire,
    cityId: z.int(),
    stars: z.array(z.int().min(0).max(5)).min(1).describe('Promedio redondeado; 0 sin reseñas'),
    role: z.literal('fundation'),
    active: z.boolean(),
    verification: z.boolean(),
  })
  .meta({ id: 'Foundation' })

export const reviewsWire = z
  .object({
    puntuacion: z.number().min(0).max(5).describe('Promedio con un decimal; 0 sin reseñas'),
    comentarios: z.array(
      z.object({
        id: z.int().describe('Id de quien escribió'),
        name: z.string(),
        img: z.url().nullable(),
        coment: z.string(),
        start: z.int().min(1).max(5),
      }),
    ),
  })
  .meta({ id: 'Reviews' })

/** For approved foundations of active accounts only. */
export function wireFoundation(foundation: FoundationDto): z.output<typeof foundationWire> {
  const { id, name, email, phone, address, photo, place, rating } = foundation
  return {
    id,
    name,
    email,
    phone,
    photo: absoluteUrl(photo?.small ?? FOUNDATION_PLACEHOLDER),
    address,
    country: place.country,
    countryId: place.countryId,
    city: { id: place.cityId, name: place.city, countryId: place.countryId },
    cityId: place.cityId,
    stars: [Math.round(rating ?? 0)],
    role: 'fundation',
    active: true,
    verification: true,
  }
}

/** @param rating over all reviews that are shown, also those that the list leaves out */
export function wireReviews(
  rating: FoundationDto['rating'],
  reviews: readonly ReviewDto[],
): z.output<typeof reviewsWire> {
  return {
    puntuacion: roundRating(rating ?? 0),
    comentarios: reviews.map(({ userId, name, comment, points: start }) => ({
      id: userId,
      name,
      img: null,
      coment: comment,
      start,
    })),
  }
}
