/** Page size of the search's pagination (specification, section 9). */
export const PER_PAGE = 9

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}

/** Pagination item: a page number, or the gap before one. `only` limits it to wide or narrow screens. */
export interface PagerItem {
  number: number
  isGap: boolean
  only?: 'wide' | 'narrow'
}

const WIDE_PLACES = 7
const NARROW_PLACES = 5

/** At most seven items on wide screens, five on narrow ones; each includes the first, last and current page. */
export function pagerItems(page: number, last: number): PagerItem[] {
  const wide = pageNumbers(page, last, WIDE_PLACES)
  const narrow = pageNumbers(page, last, NARROW_PLACES)
  const numbers = [...new Set([...wide, ...narrow])].sort((a, b) => a - b)
  const item = (number: number, isGap: boolean, inWide: boolean, inNarrow: boolean): PagerItem[] => {
    if (inWide && inNarrow) return [{ number, isGap }]
    return inWide || inNarrow ? [{ number, isGap, only: inWide ? 'wide' : 'narrow' }] : []
  }
  return numbers.flatMap((number) => [
    ...item(number, true, followsGap(wide, number), followsGap(narrow, number)),
    ...item(number, false, wide.includes(number), narrow.includes(number)),
  ])
}

const followsGap = (numbers: readonly number[], number: number) =>
  number > 1 && numbers.includes(number) && !numbers.includes(number - 1)

function pageNumbers(page: number, last: number, places: number): number[] {
  if (last <= places) return Array.from({ length: last }, (_, at) => at + 1)
  const half = (places - 1) / 2
  const middle = Math.min(Math.max(page, half + 1), last - half)
  const from = middle === half + 1 ? 1 : middle - half + 2
  const to = middle === last - half ? last : middle + half - 2
  const inner = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return [...new Set([1, ...inner, last])]
}
