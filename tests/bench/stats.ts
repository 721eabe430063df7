/** The value below which a share (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (value === undefined) throw new Error('percentile of no samples')
  return value
}

/** The middle of the samples. */
export const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** Prints rows as a Markdown table, ready to paste into docs/benchmarks.md. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`
  console.log(`\n${title}\n`)
  console.log(line(columns))
  console.log(line(columns.map(() => '---')))
  for (const row of rows) console.log(line(columns.map((column) => row[column])))
}
