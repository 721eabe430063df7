import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  petIdOfStarLink,
  rememberPendingFavourite,
  takePendingFavourite,
} from '@/lib/pets/favourites/pending-favourite'
import { FAVORITES, favouritePath } from '@/lib/text/routes'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('knows a star by where it leads', () => {
  expect(petIdOfStarLink(favouritePath(100_015))).toBe(100_015)
  for (const href of [FAVORITES, '/favorites/1/2', '/pet-detail/100015', null])
    expect(petIdOfStarLink(href)).toBe(0)
})

describe('a favourite requested while signed out', () => {
  it('is remembered until somebody takes it, once', () => {
    expect(takePendingFavourite()).toBeNull()
    rememberPendingFavourite(100_015)
    rememberPendingFavourite(100_020)
    expect(takePendingFavourite()).toBe(100_020)
    expect(takePendingFavourite()).toBeNull()
  })

  it('is forgotten after an hour', () => {
    rememberPendingFavourite(100_015)
    vi.advanceTimersByTime(3_600_000)
    expect(takePendingFavourite()).toBeNull()
    rememberPendingFavourite(100_015)
    vi.advanceTimersByTime(3_599_999)
    expect(takePendingFavourite()).toBe(100_015)
  })

  it.each(['', '{', '7', '["7",1e15]', '[7]', '[7.5,1e15]', 'null'])(
    'is nothing where storage holds %s',
    (text) => {
      rememberPendingFavourite(100_015)
      for (const key of stored.keys()) stored.set(key, text)
      expect(takePendingFavourite()).toBeNull()
    },
  )
})
