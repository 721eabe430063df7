import { describe, expect, it, vi } from 'vitest'
import { PetIndexSync, type PetSource } from '@/lib/search/memory/index-sync'
import { leastPetsInMemory, MemorySearch } from '@/lib/search/memory/memory-search'

type Heard = Parameters<PetSource['listen']>[0]

/** A source of so many pets, of which none is read. */
function sourceOf(pets: number) {
  const source = {
    pets,
    heard: null as Heard | null,
    count: vi.fn(async () => source.pets),
    cities: vi.fn(async () => []),
    async *all() {},
    some: vi.fn(async () => []),
    listen: (on: Heard) => {
      source.heard = on
      on.up()
    },
    release: vi.fn(),
  }
  return source
}

const fail = (error: unknown) => {
  throw error
}

const openSearch = (source: PetSource, leastPets: number) =>
  new MemorySearch({ source, leastPets, listCards: async () => [], onError: fail })

const anything = { text: '', scope: { type: null, place: { kind: 'anywhere' } } } as const

describe('the index in memory', () => {
  it('is loaded where the host may keep one: by name at once, else for many pets', () => {
    expect(leastPetsInMemory('auto', { searchesInMemory: false })).toBeNull()
    expect(leastPetsInMemory('auto', { searchesInMemory: true })).toBe(300_000)
    expect(leastPetsInMemory('memory', { searchesInMemory: true })).toBe(0)
  })

  it('is not loaded for fewer pets than it pays for, and keeps no connection then', async () => {
    const source = sourceOf(9)
    const search = openSearch(source, 10)
    await vi.waitFor(() => expect(source.release).toHaveBeenCalledOnce())
    source.heard?.change([1])
    expect(source.cities).not.toHaveBeenCalled()
    expect(source.some).not.toHaveBeenCalled()
    expect(search.engineFor(anything)).toBeNull()
    expect(search.status).toEqual({ isReady: true, petsInMemory: null })
  })

  it('is loaded from so many pets on, and again decided by their number after a bulk load', async () => {
    const source = sourceOf(10)
    const search = openSearch(source, 10)
    await vi.waitFor(() => expect(search.engineFor(anything)).not.toBeNull())
    source.pets = 9
    source.heard?.change('all')
    expect(search.engineFor(anything)).toBeNull()
    await vi.waitFor(() => expect(source.release).toHaveBeenCalledOnce())
    source.pets = 10
    source.heard?.change('all')
    await vi.waitFor(() => expect(search.engineFor(anything)).not.toBeNull())
  })

  it('is waited for when it was asked for by name, and only until it was loaded once', async () => {
    const source = sourceOf(0)
    const search = openSearch(source, 0)
    expect(search.status.isReady).toBe(false)
    await vi.waitFor(() => expect(search.status).toEqual({ isReady: true, petsInMemory: 0 }))
    source.heard?.down()
    expect(search.status).toEqual({ isReady: true, petsInMemory: null })
    expect(source.count).not.toHaveBeenCalled()
  })

  it('answers neither texts nor what depends on a person', async () => {
    const search = openSearch(sourceOf(0), 0)
    await vi.waitFor(() => expect(search.engineFor(anything)).not.toBeNull())
    expect(search.engineFor({ ...anything, text: 'luna' })).toBeNull()
    const favourites = { type: null, place: { kind: 'favourites', userId: 1 } } as const
    expect(search.engineFor({ text: '', scope: favourites })).toBeNull()
  })

  it('reads again what could not be counted', async () => {
    const source = sourceOf(10)
    source.count.mockRejectedValueOnce(new Error('away'))
    const failures: unknown[] = []
    const sync = new PetIndexSync(source, (error) => failures.push(error), 10)
    await vi.waitFor(() => expect(sync.current).not.toBeNull(), { timeout: 3000 })
    expect(failures).toHaveLength(1)
    sync.close()
  })
})
