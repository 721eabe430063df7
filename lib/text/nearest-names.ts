/** Shorter words are within two edits of too many names. */
const MIN_LENGTH = 4
const MAX_EDITS = 2
const MAX_NAMES = 3

/** Up to three equally near folded `names`, at most two edits away. Empty for words under four letters. */
export function nearestNames(names: Iterable<string>, typed: string): string[] {
  if (typed.length < MIN_LENGTH) return []
  let nearest: string[] = []
  let fewest = MAX_EDITS
  for (const name of new Set(names)) {
    if (Math.abs(name.length - typed.length) > fewest) continue
    const edits = editDistance(name, typed, fewest)
    if (edits > fewest) continue
    if (edits < fewest) nearest = []
    fewest = edits
    nearest.push(name)
  }
  return nearest.slice(0, MAX_NAMES)
}

const FAR = Number.POSITIVE_INFINITY

/**
 * Optimal string alignment; infinite above `most`.
 * @param mayReplace whether one letter may stand for another, by one edit
 */
export function editDistance(
  a: string,
  b: string,
  most: number,
  mayReplace?: (one: string, other: string) => boolean,
): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const one = a[i - 1] ?? ''
      const other = b[j - 1] ?? ''
      const change = one === other ? 0 : !mayReplace || mayReplace(one, other) ? 1 : FAR
      const changed = (last[j - 1] ?? FAR) + change
      const isSwap = one === b[j - 2] && a[i - 2] === other
      const swapped = isSwap ? (beforeLast[j - 2] ?? FAR) + 1 : FAR
      const edits = Math.min((last[j] ?? FAR) + 1, (row[j - 1] ?? FAR) + 1, changed, swapped)
      row.push(edits)
      least = Math.min(least, edits)
    }
    // A swap reaches back one row further, at the cost of one edit.
    if (least > most + 1) return FAR
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
