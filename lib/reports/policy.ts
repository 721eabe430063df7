/** So many different people hide a listing until staff have looked at it. */
export const PEOPLE_TO_HIDE = 3

/** What `pets.heldReason` says of a listing that people have hidden. Those held for their text say 'texto: …'. */
export const HELD_BY_PEOPLE = 'avisos'
/** … and of one that staff have taken down: when its owner publishes it again, they look at it first. */
export const HELD_AFTER_REMOVAL = 'retirada'

/** After staff have decided, the same people's reports of that listing are read for so long, but do not count. */
export const QUIET_MS = 30 * 24 * 3_600_000

/** Who reported a listing. */
interface Voice {
  reporter: string
  /** False once staff have decided about it. */
  open: boolean
}

/**
 * How many different people stand behind the open reports of a listing. An account and an address it signs in from are
 * one person; whoever was heard already, as either, is not counted again.
 * @param addresses for each account among them, how reports from its known addresses are named.
 */
export function countPeople(
  voices: readonly Voice[],
  addresses: ReadonlyMap<string, readonly string[]>,
): number {
  const isSame = (one: string, other: string) =>
    one === other || addresses.get(one)?.includes(other) || addresses.get(other)?.includes(one)
  const heard = voices.filter(({ open }) => !open)
  const fresh = voices.filter(
    ({ reporter, open }) => open && !heard.some((earlier) => isSame(earlier.reporter, reporter)),
  )
  const accounts = fresh.filter(({ reporter }) => addresses.has(reporter))
  const strangers = fresh.filter(
    ({ reporter }) =>
      !addresses.has(reporter) && !accounts.some((account) => isSame(account.reporter, reporter)),
  )
  return new Set([...accounts, ...strangers].map(({ reporter }) => reporter)).size
}
