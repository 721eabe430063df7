import { slugify } from '@/lib/text/text'
import type { FilterGroup, FilterKey, FilterOption } from './options'

/** One text is one value of the RSC payload; each property of an object is written and read by a renderer. */
export type PackedGroups = string & { readonly packs?: FilterGroup[] }

type PackedGroup = [key: FilterKey, title: string, options: PackedOption[]]
/**
 * A tuple, as there are hundreds. 0 for the value means `slugify(label)`, 0 for detail or swatches none; absent items at the
 * end are left out.
 */
type PackedOption = [
  label: string,
  count: number | null,
  value: string | 0,
  detail?: string | 0,
  swatches?: readonly string[] | 0,
  chosen?: 1,
]

export const packGroups = (groups: readonly FilterGroup[]): PackedGroups =>
  JSON.stringify(groups.map(({ key, title, options }): PackedGroup => [key, title, options.map(packOption)]))

export const unpackGroups = (packed: PackedGroups): FilterGroup[] =>
  (JSON.parse(packed) as PackedGroup[]).map(([key, title, options]) => ({
    key,
    title,
    options: options.map(unpackOption),
  }))

function packOption({ value, label, detail, swatches, count, chosen }: FilterOption): PackedOption {
  const packed: PackedOption = [label, count, value === slugify(label) ? 0 : value]
  if (detail || swatches || chosen) packed.push(detail ?? 0)
  if (swatches || chosen) packed.push(swatches ?? 0)
  if (chosen) packed.push(1)
  return packed
}

const unpackOption = ([label, count, value, detail, swatches, chosen]: PackedOption): FilterOption => ({
  value: value || slugify(label),
  label,
  detail: detail || undefined,
  swatches: swatches || undefined,
  count,
  chosen: chosen === 1,
})
