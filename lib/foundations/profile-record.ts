import type { OwnFoundationDto } from './dto'

/** What 'Mi Fundación' changes; its name is the one that waits for staff, if there is one. */
export function foundationRecord(
  foundation: Omit<OwnFoundationDto, 'status' | 'verifiedAt' | 'city' | 'region' | 'phone'>,
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
