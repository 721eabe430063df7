import type { OwnFoundationDto } from './dto'
import { DAYS } from './hours'
import { dayFields } from './schema'

export function initialFields(foundation: OwnFoundationDto): Record<string, string> {
  const { name, proposedName, mission, address, state, region, postcode } = foundation
  const { website, instagram, facebook, tiktok, adoptionPolicy, adoptionUrl, hours } = foundation
  const told = { mission, address, postcode, website, facebook, adoptionPolicy, adoptionUrl }
  const days = DAYS.flatMap((_, day) => {
    const names = dayFields(day)
    const value = hours?.[day] ?? null
    if (value === null || typeof value === 'string') return [[names.choice, value ?? '']]
    return [
      [names.choice, 'abierto'],
      [names.from, value.from],
      [names.to, value.to],
    ]
  })
  return {
    ...Object.fromEntries(Object.entries(told).map(([key, value]) => [key, value ?? ''])),
    name: proposedName ?? name,
    state: state ?? region ?? '',
    instagram: instagram === null ? '' : `@${instagram}`,
    tiktok: tiktok === null ? '' : `@${tiktok}`,
    ...Object.fromEntries(days),
  }
}
