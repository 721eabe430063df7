import type { FilterGroup } from './options'

/** One text is one value of the RSC payload; each property of an object is written and read by a renderer. */
export type PackedGroups = string & { readonly packs?: FilterGroup[] }

export const packGroups = (groups: FilterGroup[]): PackedGroups => JSON.stringify(groups)

export const unpackGroups = (packed: PackedGroups): FilterGroup[] => JSON.parse(packed)
