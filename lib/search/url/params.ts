import { type Position, roundPosition } from '@/lib/platform/geo'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { CARE_LABELS, companionLabel } from '@/lib/text/copy/labels'
import { MAX_TEXT } from '@/lib/text/max-text'
import { parseDegrees, parseId } from '@/lib/text/params'
import { slugify } from '@/lib/text/text'
import { parseText } from '@/lib/text/text-param'
import {
  AGES,
  type Age,
  CARES,
  type Care,
  COATS,
  COMPANIONS,
  type Coat,
  type Companion,
  GENDERS,
  type Gender,
  PET_TYPES,
  type PetType,
  SIZES,
  type Size,
  WAITING,
  type Waiting,
} from '@/lib/text/vocabulary'
import { PARAM_NAMES, SORT_VALUES } from './param-names'

/** A parsed query string. Breed and colour are slugs: only the catalogue knows which exist. */
export interface SearchQuery {
  type?: PetType
  breed?: string
  age?: Age
  size?: Size
  gender?: Gender
  companion?: Companion
  coat?: Coat
  color?: string
  care?: Care
  waiting?: Waiting
  foundationId?: number
  /** Of a path without a place: not to be opened with the place that the visitor has chosen. */
  everywhere?: true
  text?: string
  /** Equal to `text`, whose words are then not read as filters. Another text is typed into the same form and is read. */
  asText?: string
  near?: Position
  page: number
}

export type RawQuery = Readonly<Record<string, string | string[] | undefined>>

const MAX_PAGE = 999_999

export interface Param<Value> {
  read: (raw: string) => Value | undefined
  write: (value: Value) => string
}

type Plain = Required<Omit<SearchQuery, 'near' | 'page'>>

const slug: Param<string> = {
  read: (raw) => slugify(raw.slice(0, MAX_TEXT)) || undefined,
  write: (value) => value,
}

/** In canonical order; form fields follow it too. */
export const PARAMS: { [Key in keyof Plain]: Param<Plain[Key]> } = {
  type: oneOf(PET_TYPES),
  breed: slug,
  age: oneOf(AGES),
  size: oneOf(SIZES),
  gender: oneOf(GENDERS),
  companion: oneOf(COMPANIONS, (value) => companionLabel(value, null)),
  coat: oneOf(COATS),
  color: slug,
  care: oneOf(CARES, (value) => CARE_LABELS[value]),
  waiting: oneOf(WAITING),
  foundationId: { read: (raw) => parseId(raw.replace(/^0+/, '')) ?? undefined, write: String },
  everywhere: { read: (raw) => raw === ALL_PLACES || undefined, write: () => ALL_PLACES },
  text: { read: parseText, write: (text) => text },
  asText: { read: parseText, write: (text) => text },
}

const KEYS = Object.keys(PARAMS) as (keyof Plain)[]

/** Parses any query string without failing: first valid value of each parameter, numbers clamped, the rest ignored. */
export function parseSearchQuery(raw: RawQuery): SearchQuery {
  const query: SearchQuery = { page: readFirst(raw, PARAM_NAMES.page, readPage) ?? 1 }
  for (const key of KEYS) assign(query, key, raw)
  if (query.asText !== query.text) delete query.asText
  if (query.waiting) return query
  const sort = readFirst(raw, PARAM_NAMES.sort, (value) => value || undefined)
  const near = sort === SORT_VALUES.near ? readPosition(raw) : undefined
  if (near) query.near = near
  if (sort === SORT_VALUES.oldest) query.waiting = 'antiguo'
  if (sort === SORT_VALUES.newest) query.waiting = 'reciente'
  return query
}

/** The canonical query string, with its question mark; `parseSearchQuery` is its inverse. */
export function formatSearchQuery(query: SearchQuery): string {
  const text = new URLSearchParams(searchPairs(query)).toString()
  return text && `?${text}`
}

export function searchPairs(query: SearchQuery): [name: string, value: string][] {
  const pairs = KEYS.flatMap((key) => writePair(query, key))
  if (query.near) {
    const { lat, lng } = query.near
    pairs.push(
      [PARAM_NAMES.sort, SORT_VALUES.near],
      [PARAM_NAMES.lat, String(lat)],
      [PARAM_NAMES.lng, String(lng)],
    )
  }
  if (query.page > 1) pairs.push([PARAM_NAMES.page, String(query.page)])
  return pairs
}

export function isCanonicalQuery(raw: RawQuery, query: SearchQuery): boolean {
  const given = Object.entries(raw).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return JSON.stringify(given) === JSON.stringify(searchPairs(query))
}

export function hasFilters(query: SearchQuery): boolean {
  const { type: _type, everywhere: _everywhere, near: _near, page: _page, ...filters } = query
  return Object.values(filters).some((value) => value !== undefined)
}

function assign<Key extends keyof Plain>(query: SearchQuery, key: Key, raw: RawQuery): void {
  const value = readFirst<Plain[Key]>(raw, PARAM_NAMES[key], PARAMS[key].read)
  if (value !== undefined) Object.assign(query, { [key]: value })
}

function writePair<Key extends keyof Plain>(query: Partial<Plain>, key: Key): [string, string][] {
  const value = query[key]
  if (key === 'asText' && value !== query.text) return []
  return value === undefined ? [] : [[PARAM_NAMES[key], PARAMS[key].write(value)]]
}

function readFirst<Value>(raw: RawQuery, name: string, read: (raw: string) => Value | undefined) {
  for (const given of [raw[name] ?? []].flat()) {
    const value = read(given)
    if (value !== undefined) return value
  }
  return undefined
}

function oneOf<Value extends string>(
  values: readonly Value[],
  label: (value: Value) => string = (value) => value,
): Param<Value> {
  const write = (value: Value) => slugify(label(value))
  return { write, read: (raw) => values.find((value) => write(value) === slugify(raw)) }
}

function readPage(raw: string): number | undefined {
  return /^\d+$/.test(raw) ? Math.min(Math.max(Number(raw), 1), MAX_PAGE) : undefined
}

function readPosition(raw: RawQuery): Position | undefined {
  const lat = readFirst(raw, PARAM_NAMES.lat, (value) => parseDegrees(value, 90))
  const lng = readFirst(raw, PARAM_NAMES.lng, (value) => parseDegrees(value, 180))
  return lat === undefined || lng === undefined ? undefined : roundPosition({ lat, lng })
}

/** The canonical URL of what a form sends, which spares a redirect. */
export function formSearchUrl(
  path: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  return path + formatSearchQuery(parseSearchQuery(Object.fromEntries(fields)))
}
