import { describe, expect, it } from 'vitest'
import { wireFoundation, wireReviews } from '@/app/api/v1.0/_wire/foundation'
import { pictureDto } from '@/lib/photos/dto'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { sampleFoundation } from '@/tests/support/fixtures'

describe('a foundation on the wire', () => {
  it('a foundation has the URL of its picture, or of the icon', () => {
    expect(wireFoundation(sampleFoundation()).photo).toBe(absoluteUrl('/icons/icon-512.png'))
    const photo = pictureDto('0123456789abcdef0123456789abcdef')
    expect(wireFoundation(sampleFoundation({ photo })).photo).toBe(absoluteUrl(photo.small))
  })
})

it('an average is rounded once, for the stars and for the figure', () => {
  const rating = 49 / 11
  expect(wireFoundation(sampleFoundation({ rating })).stars).toEqual([4])
  expect(wireReviews(rating, []).puntuacion).toBe(4.5)
})

const review = (userId: number, points: number) => ({
  id: 100 + userId,
  userId,
  name: 'Ana',
  comment: 'Muy atentos',
  points,
  createdAt: '2026-10-12T02:00:00.000Z',
  updatedAt: '2026-10-12T02:00:00.000Z',
  editedAt: null,
  reply: null,
})

it('a foundation on the wire has every field of the specification', () => {
  const { id, name, email, phone, photo, address, country, city, cityId, countryId, stars } = wireFoundation(
    sampleFoundation({ phone: '+576045550123', address: 'Calle 9', rating: 4.4 }),
  )
  expect({ id, name, email, phone, address, country, city, cityId, countryId, stars }).toEqual({
    id: 3,
    name: 'Fundación Cola Contenta',
    email: 'contacto@cola.example',
    phone: '+576045550123',
    address: 'Calle 9',
    country: 'Colombia',
    city: { id: 9, name: 'Medellín', countryId: 'COL' },
    cityId: 9,
    countryId: 'COL',
    stars: [4],
  })
  expect(photo).toMatch(/^http/)
})

describe('reviews on the wire', () => {
  it('are nought and an empty list where there are none', () => {
    expect(wireReviews(null, [])).toEqual({ puntuacion: 0, comentarios: [] })
  })

  it('carry the average of all with one decimal', () => {
    const { puntuacion, comentarios } = wireReviews(4.3, [review(4, 5), review(5, 4), review(6, 4)])
    expect(puntuacion).toBe(4.3)
    expect(comentarios[0]).toEqual({ id: 4, name: 'Ana', img: null, coment: 'Muy atentos', start: 5 })
  })
})
