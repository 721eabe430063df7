import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { foundationWire, reviewsWire } from '@/app/api/v1.0/_wire/foundation'
import { get } from '@/tests/support/api'
import { approvedIds, pendingIds, world } from '@/tests/support/demo-world'

const site = process.env.TEST_BASE_URL ?? 'http://localhost:3000'
const foundationList = z.array(z.strictObject(foundationWire.shape))

describe('GET /fundations', () => {
  it('GET /fundations lists approved foundations with their public contacts and a city object', async () => {
    const { status, body } = await get('/fundations')
    expect(status).toBe(200)
    const foundations = foundationList.parse(body)
    const ids = foundations.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...approvedIds]))
    expect(ids.filter((id) => pendingIds.has(id))).toEqual([])
    for (const { role, city, cityId, email } of foundations) {
      expect(role).toBe('fundation')
      expect(city.id).toBe(cityId)
      expect(email).toContain('@')
    }
  })
})

describe('GET /start/{id}', () => {
  const reviewed = [...approvedIds].filter((id) => world.reviews.some((review) => review.foundationId === id))
  const unreviewed = [...approvedIds].filter((id) => !reviewed.includes(id))

  it('GET /start/{id} answers the reviews and their average, which the list of foundations rounds', async () => {
    const foundations = foundationList.parse((await get('/fundations')).body)
    expect(reviewed.length).toBeGreaterThan(0)
    for (const id of reviewed) {
      const { puntuacion, comentarios } = reviewsWire.parse((await get(`/start/${id}`)).body)
      const points = comentarios.map((review) => review.start)
      const average = points.reduce((sum, one) => sum + one, 0) / points.length
      expect(puntuacion).toBe(Math.round(average * 10) / 10)
      expect(comentarios).toHaveLength(world.reviews.filter((one) => one.foundationId === id).length)
      expect(foundations.find((one) => one.id === id)?.stars[0]).toBe(Math.round(average))
    }
  })

  it('GET /start/{id} answers 0 and an empty list without reviews', async () => {
    for (const id of unreviewed)
      expect(await get(`/start/${id}`)).toMatchObject({
        status: 200,
        body: { puntuacion: 0, comentarios: [] },
      })
  })

  it.each(['99999', '100001', 'abc', '99999999999', '%00'])(
    'GET /start/{id} answers 404 to %s',
    async (id) => {
      expect(await get(`/start/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    },
  )
})

describe('/foundations/cerca', () => {
  it.each([
    ['?ciudad=quito', 'Fundaciones cerca de Quito'],
    ['?ciudad=cuzco', 'Fundaciones cerca de Cusco'],
    ['?ciudad=san-miguel&pais=chile', 'Fundaciones cerca de San Miguel, Chile'],
    ['?ciudad=San+Miguel,+Ecuador', 'Fundaciones cerca de San Miguel, Ecuador'],
  ])(
    '%s is headed by the city, and by its country where others have one of the name',
    async (query, title) => {
      const answer = await fetch(`${site}/foundations/cerca${query}`)
      expect(await answer.text()).toContain(`>${title}</h1>`)
    },
  )
})
