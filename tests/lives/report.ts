import { RETENTION, type Retention } from '@/lib/privacy/retention/table'
import { printTable } from '@/tests/bench/stats'
import type { Told } from './lives'

/** Prints what had to go and went, by table and end, and what was found wrong. */
export function printReport(
  { violations, went, oldest, deeds, refused, departed }: Told,
  { count, seed, seconds }: { count: number; seed: number; seconds: number },
): void {
  const retention: readonly [string, Retention][] = Object.entries(RETENTION)
  const rows = retention.flatMap(([table, { personal, ends }]) =>
    ends.map(({ term, atEnd, job }) => ({
      table,
      columns: personal.join(', '),
      term,
      'at its end': atEnd,
      went: went.get(`${table} ${job === 'account deletion' ? 'departure' : 'cleanup'}`) ?? 0,
      'oldest kept, days of the term': oldest.get(`${table}: ${term}`)?.toFixed(1) ?? '',
    })),
  )
  printTable('What went, by table and end', rows)
  printTable(
    'What was done',
    [...deeds].toSorted().map(([deed, times]) => ({ deed, times })),
  )
  console.log(
    `\n${count} lives, ${departed} accounts deleted, ${refused} deeds refused, seed ${seed}, ${seconds.toFixed(0)} s, ${violations.length} violations`,
  )
  for (const violation of violations) console.log(`  ${violation}`)
}
