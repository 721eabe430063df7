/** Distinct people by `countPeople`: who shares an IP counts once, all visitors without an account count as one. */
export const REPORTERS_TO_HIDE = 3

/** After a decision, further reports of the pet by the same people do not count for this long. */
export const DECISION_COOLDOWN_MS = 30 * 24 * 3_600_000

/** Reports of younger accounts do not count, so that nobody hides a pet with three new ones. Our own rule. */
export const MIN_ACCOUNT_AGE_MS = 24 * 3_600_000

interface ReportSource {
  reporter: number | string
  open: boolean
}

/**
 * Counts the distinct people behind a pet's open reports.
 * Accounts and visitors that share an IP, directly or through others, are one person, not counted once staff have
 * answered any of them. Visitors without an account are one person together, because a single line may have any
 * number of IPs; an answered one silences that IP alone, or nobody could speak for those without an account.
 * @param knownIps hashed IPs each account has signed in from.
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
