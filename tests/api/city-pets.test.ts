import { beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

describe('other pets of the same city', () => {
  type Listed = { id: number; userId: number; contact: { address: { city: string; country: string } } }
  let pets: Listed[]
  beforeAll(async () => {
    pets = await (await fetch(`${BASE_URL}/api/v1.0/pets`)).json()
  })
  const placeOf = ({ contact: { address } }: Listed) => `${address.city}, ${address.country}`
  /** Ids of the cards in the row, in which the page of a change may be two seconds late. */
  const shownOn = async (path: string) => {
    const html = await (await fetch(BASE_URL + path)).text()
    const [, row = ''] = html.split('id="misma-ciudad-fila"')
    const links = (row.split('</section>')[0] ?? '').matchAll(/<h3[^>]*><a[^>]*href="\/pet-detail\/(\d+)"/g)
    return [...links].map(([, id]) => Number(id))
  }
  const expectFiveOf = async (path: string, others: readonly Listed[]) => {
    expect(others.length).toBeGreaterThan(5)
    const ids = others.map(({ id }) => id)
    await expect
      .poll(async () => {
        const shown = await shownOn(path)
        return { count: shown.length, elsewhere: shown.filter((id) => !ids.includes(id)) }
      })
      .toEqual({ count: 5, elsewhere: [] })
  }

  it('a pet page shows five others of its city', async () => {
    const ofCity = (pet: Listed) => pets.filter((one) => placeOf(one) === placeOf(pet) && one.id !== pet.id)
    const pet = pets.toSorted((a, b) => ofCity(b).length - ofCity(a).length)[0]
    if (!pet) throw new Error('The demo world has no pets')
    await expectFiveOf(`/pet-detail/${pet.id}`, ofCity(pet))
  })

  it('a foundation page shows five of others in its city', async () => {
    type Foundation = { id: number; country: string; city: { name: string } }
    const foundations: Foundation[] = await (await fetch(`${BASE_URL}/api/v1.0/fundations`)).json()
    const ofOthers = ({ id, city, country }: Foundation) =>
      pets.filter((pet) => placeOf(pet) === `${city.name}, ${country}` && pet.userId !== id)
    const foundation = foundations.toSorted((a, b) => ofOthers(b).length - ofOthers(a).length)[0]
    if (!foundation) throw new Error('The demo world has no foundations')
    await expectFiveOf(`/foundation/${foundation.id}`, ofOthers(foundation))
  })
})
