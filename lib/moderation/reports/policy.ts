import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'

/** After a decision, further reports of the pet by the same people do not count for this long. */
export const DECISION_COOLDOWN_MS = RETENTION_DAYS.reporterIp * DAY_MS

/** Reports of younger accounts do not count, so that nobody hides a pet with new ones. Our own rules, all of these. */
export const MIN_ACCOUNT_AGE_MS = DAY_MS
/** An account that takes patience to make. */
export const ESTABLISHED_AGE_MS = 14 * DAY_MS

/** An account that hid so many pets within a day counts again once staff agreed with it, or a day later. */
export const MAX_HIDDEN_A_DAY = 3
/** Accounts that hid a pet together are one person for this long, for all other pets, unless staff agreed. */
export const TOGETHER_MS = 7 * DAY_MS

/** An account whose reports staff dismissed so often in this time, and more often than not, does not count. */
export const MAX_DISMISSED = 3
export const DISMISSED_MS = 90 * DAY_MS

interface Reporters {
  /** Distinct ones, by `countPeople`. */
  people: number
  established: number
}

/** Staff looked at the documents of an approved foundation, so that it takes more to doubt it. */
const NEEDED = {
  person: { people: 3, established: 1 },
  foundation: { people: 5, established: 5 },
} satisfies Record<string, Reporters>

/** Whether a pet is hidden before staff have seen it. */
export function hidesPet({ people, established }: Reporters, owner: keyof typeof NEEDED): boolean {
  const needed = NEEDED[owner]
  return people >= needed.people && established >= needed.established
}

interface ReportSource {
  reporter: number | string
  /** False once staff have answered, and where trust is used up: silences the person. */
  open: boolean
}

/**
 * Counts the distinct people behind a pet's open reports.
 * Accounts and visitors that share an IP, directly or through others, are one person, not counted once staff have
 * answered any of them. Visitors without an account are one person together, because a single line may have any
 * number of IPs; an answered one silences that IP alone, or nobody could speak for those without an account.
 * @param ties what accounts have in common: hashed IPs each has signed in from, mailbox and telephone, pets that they hid together
 * @param established accounts
 */
export function countPeople(
  sources: readonly ReportSource[],
  ties: ReadonlyMap<number, readonly string[]>,
  established: ReadonlySet<number>,
): Reporters {
  let people: { names: Set<number | string>; heard: boolean }[] = []
  for (const { reporter, open } of sources) {
    const names = typeof reporter === 'number' ? [reporter, ...(ties.get(reporter) ?? [])] : [reporter]
    const same = people.filter((person) => names.some((name) => person.names.has(name)))
    const others = people.filter((person) => !same.includes(person))
    const person = {
      names: new Set([...names, ...same.flatMap((one) => [...one.names])]),
      heard: !open || same.some(({ heard }) => heard),
    }
    people = [...others, person]
  }
  const unheard = people.filter(({ heard }) => !heard).map(({ names }) => [...names])
  const withAccount = unheard.filter((names) => names.some((name) => typeof name === 'number'))
  const isEstablished = (name: number | string) => typeof name === 'number' && established.has(name)
  return {
    people: withAccount.length + (unheard.length > withAccount.length ? 1 : 0),
    established: withAccount.filter((names) => names.some(isEstablished)).length,
  }
}
