import type { FilterGroup } from './options'

/**
 * Filter groups on their way from a server component to a client component: one text is one value of the RSC payload,
 * whereas each property of an object is written by one renderer and read by the other.
 */
export type PackedGroups = string & { readonly packs?: FilterGroup[] }

export const packGroups = (groups: FilterGroup[]): PackedGroups => JSON.stringify(groups)

export const unpackGroups = (packed: PackedGroups): FilterGroup[] => JSON.parse(packed)
