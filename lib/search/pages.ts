/** Specification, section 9. */
export const PER_PAGE = 9

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}

/** Page numbers of a pager in at most seven places, with 'gap' for omitted ones. */
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
