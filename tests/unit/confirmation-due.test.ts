import { describe, expect, it } from 'vitest'
import { confirmationDue } from '@/lib/pets/freshness/copy'
import { pausesAt } from '@/lib/pets/freshness/rules'
import { DAY_MS } from '@/lib/text/durations'

const NOW = new Date('2026-03-01T15:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const pause = (confirmed: number, reminded: number | null) =>
  pausesAt({ confirmedAt: daysAgo(confirmed), remindedAt: reminded === null ? null : daysAgo(reminded) }, NOW)

describe('the time at which an unconfirmed pet is paused', () => {
  it('is 37 days after its confirmation if its owner was asked in time', () => {
    expect(pause(31, 1)).toEqual(daysAgo(-6))
  })

  it('leaves its owner 7 days to answer a late mail', () => {
    expect(pause(60, 2)).toEqual(daysAgo(-5))
  })

  it('leaves its owner 7 days even if no mail was sent yet', () => {
    expect(pause(60, null)).toEqual(daysAgo(-7))
  })

  it('is never past', () => {
    expect(pause(60, 20)).toEqual(NOW)
  })
})

describe('the deadline that an owner reads', () => {
  const pet = {
    status: 'adoptable',
    paused: false,
    confirmedAt: daysAgo(60).toISOString(),
    remindedAt: daysAgo(2).toISOString(),
    place: { countryId: 'COL', cityId: null },
  } as const

  it('is the day on which the pet is paused', () => {
    expect(confirmationDue(pet, NOW)).toBe(
      'Confirma la publicación antes del 6 de marzo de 2026 o saldrá de la lista',
    )
  })

  it('is not shown while there is time, nor for paused pets', () => {
    expect(confirmationDue({ ...pet, confirmedAt: daysAgo(29).toISOString() }, NOW)).toBeNull()
    expect(confirmationDue({ ...pet, paused: true }, NOW)).toBeNull()
  })
})
