import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { initialsOf, landscapeOf, placeholderOf } from '@/components/ui/foundation-avatar/placeholder'

const IDS = Array.from({ length: 400 }, (_, at) => at + 1)
const COUNTRIES = ['ARG', 'CHL', 'COL', 'ECU', 'PER']
const drawings = readFileSync('components/ui/foundation-avatar/houses.svg', 'utf8')

describe('the drawn face of a foundation', () => {
  it('has the initials of its own name, without the kind of foundation and small words', () => {
    const initials = [
      'Fundación Cola Contenta',
      'Refugio El Ombú',
      'Gatitos del Río',
      'Huellitas 24',
      'Refugio',
      'patitas felices',
      '«Ñandú»',
    ].map(initialsOf)
    expect(initials).toEqual(['CC', 'EO', 'GR', 'H2', 'R', 'PF', 'Ñ'])
  })

  it('uses drawings that exist, all of them', () => {
    const used = new Set(IDS.flatMap((id) => COUNTRIES.map((country) => landscapeOf(id, country))))
    for (const id of IDS) used.add(placeholderOf({ id, name: '' }).house)
    expect([...used].sort()).toEqual([...drawings.matchAll(/ id="(\w+)"/g)].map(([, name]) => name).sort())
  })

  it('comes in every combination of house and palette, about equally often', () => {
    const counts = new Map<string, number>()
    for (const id of IDS) {
      const { house, palette } = placeholderOf({ id, name: '' })
      counts.set(`${house} ${palette}`, (counts.get(`${house} ${palette}`) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(Math.max(...counts.values())).toBeLessThan(40)
  })
})
