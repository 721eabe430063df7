/** Shorter words are within two edits of too many names. */
const MIN_LENGTH = 4
const MAX_EDITS = 2
const MAX_NAMES = 3

/**
 * Up to three of the folded `names` that are equally near to a misspelt one: the fewest edits (insertion, deletion,
 * substitution, swap of neighbours), at most two. In the order of `names`; empty for words under four letters.
 */
export function nearestNames(names: Iterable<string>, typed: string): string[] {
  if (typed.length < MIN_LENGTH) return []
  let nearest: string[] = []
  let fewest = MAX_EDITS
  for (const name of new Set(names)) {
    if (Math.abs(name.length - typed.length) > fewest) continue
    const edits = editDistance(name, typed)
    if (edits > fewest) continue
    if (edits < fewest) nearest = []
    fewest = edits
    nearest.push(name)
  }
  return nearest.slice(0, MAX_NAMES)
}

/** Optimal string alignment distance, row by row. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const at = (cells: readonly number[], column: number) => cells[column] ?? Number.POSITIVE_INFINITY
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
