/** Pets per page of the search (specification, section 9). */
export const PER_PAGE = 9

/** How many pages a list has; an empty one has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}

/** The numbers of a pager, seven places at most: ends, neighbours, and 'gap' for what is left out. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  if (last <= 7) return Array.from({ length: last }, (_, at) => at + 1)
  const middle = Math.min(Math.max(page, 4), last - 3)
  const inner = [middle - 1, middle, middle + 1]
  if (middle === 4) inner.unshift(2)
  if (middle === last - 3) inner.push(last - 1)
  return [
    1,
    ...(middle > 4 ? (['gap'] as const) : []),
    ...inner,
    ...(middle < last - 3 ? (['gap'] as const) : []),
    last,
  ]
}
