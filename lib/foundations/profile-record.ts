import type { OwnFoundationDto } from './dto'
import { DAYS } from './hours'
import { dayFields } from './schema'

/** What 'Mi Fundación' changes; its name is the one that waits for staff, if there is one. */
export function foundationRecord(
  foundation: Omit<OwnFoundationDto, 'status' | 'verifiedAt' | 'city' | 'region' | 'home' | 'phone'>,
) {
  const { name, proposedName, mission, address, state, postcode, website } = foundation
  const { instagram, facebook, tiktok, adoptionPolicy, adoptionUrl, hours } = foundation
  return {
    name: proposedName ?? name,
    mission,
    address,
    state,
    postcode,
    hours,
    website,
    instagram,
    facebook,
    tiktok,
    adoptionPolicy,
    adoptionUrl,
  }
}

export type FoundationRecord = ReturnType<typeof foundationRecord>

/** What the form of 'Mi Fundación' begins with. */
export function initialFields(foundation: OwnFoundationDto): Record<string, string> {
  const { hours, ...record } = foundationRecord(foundation)
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
  const told = {
    ...record,
    state: record.state ?? foundation.region,
    instagram: record.instagram && `@${record.instagram}`,
    tiktok: record.tiktok && `@${record.tiktok}`,
  }
  return {
    ...Object.fromEntries(Object.entries(told).map(([key, value]) => [key, value ?? ''])),
    ...Object.fromEntries(days),
  }
}
