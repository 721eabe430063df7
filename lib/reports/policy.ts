/** So many different people hide a listing until staff have looked at it. */
export const REPORTERS_TO_HIDE = 3

/** After staff have decided, the same people's reports of that listing are read for so long, but do not count. */
export const DECISION_COOLDOWN_MS = 30 * 24 * 3_600_000

/**
 * So old is an account whose reports count: nobody makes three in one evening to hide a listing. The specification is
 * silent; a day is ours, and what younger ones say is still there for staff to read.
 */
export const MIN_ACCOUNT_AGE_MS = 24 * 3_600_000

/** Who reported a pet. */
export interface ReportSource {
  /** An account by its id, or a signed-out visitor by the keyed hash of the IP address. */
  reporter: number | string
  /** False once staff have decided about the report. */
  open: boolean
}

/**
 * How many different people stand behind the open reports of a pet. Accounts and visitors that share an IP address are
 * one person, also by way of a third; whoever staff have answered already, as either, is not counted again.
 * Signed-out visitors are one person together, because a single line may have any number of addresses. An answered
 * visitor silences that address alone, or nobody could speak for those without an account.
 * @param knownIps the hashed IP addresses each account has signed in from.
 */
export function countPeople(
  sources: readonly ReportSource[],
  knownIps: ReadonlyMap<number, readonly string[]>,
): number {
  let people: { names: Set<number | string>; heard: boolean }[] = []
  for (const { reporter, open } of sources) {
    const names = typeof reporter === 'number' ? [reporter, ...(knownIps.get(reporter) ?? [])] : [reporter]
    const same = people.filter((person) => names.some((name) => person.names.has(name)))
    const others = people.filter((person) => !same.includes(person))
    const person = {
      names: new Set([...names, ...same.flatMap((one) => [...one.names])]),
      heard: !open || same.some(({ heard }) => heard),
    }
    people = [...others, person]
  }
  const unheard = people.filter(({ heard }) => !heard)
  const withAccount = unheard.filter(({ names }) => [...names].some((name) => typeof name === 'number'))
  return withAccount.length + (unheard.length > withAccount.length ? 1 : 0)
}
