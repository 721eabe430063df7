/** So many different people hide a listing until staff have looked at it. */
export const PEOPLE_TO_HIDE = 3

/** What `pets.heldReason` says of a listing that people have hidden. Those held for their text say 'texto: …'. */
export const HELD_BY_PEOPLE = 'avisos'
/** … and of one that staff have taken down: when its owner publishes it again, they look at it first. */
export const HELD_AFTER_REMOVAL = 'retirada'

/** After staff have decided, the same people's reports of that listing are read for so long, but do not count. */
export const QUIET_MS = 30 * 24 * 3_600_000

/**
 * So old is an account whose reports count: nobody makes three in one evening to hide a listing. The specification is
 * silent; a day is ours, and what younger ones say is still there for staff to read.
 */
export const GROWN_UP_MS = 24 * 3_600_000

/** Who reported a listing. */
interface Voice {
  reporter: string
  /** False once staff have decided about it. */
  open: boolean
}

/**
 * How many different people stand behind the open reports of a listing. Accounts and visitors that share an address are
 * one person, also by way of a third one; whoever was heard already, as either of them, is not counted again.
 * Visitors without an account are one person all together: a single line may have as many addresses as it likes. One of
 * them who was heard silences that address alone, or nobody would be left to speak for those without an account.
 * @param addresses for each account among them, however few, how reports from its known addresses are named.
 */
export function countPeople(
  voices: readonly Voice[],
  addresses: ReadonlyMap<string, readonly string[]>,
): number {
  let people: { names: Set<string>; heard: boolean }[] = []
  for (const { reporter, open } of voices) {
    const names = [reporter, ...(addresses.get(reporter) ?? [])]
    const same = people.filter((person) => names.some((name) => person.names.has(name)))
    const others = people.filter((person) => !same.includes(person))
    const person = {
      names: new Set([...names, ...same.flatMap((one) => [...one.names])]),
      heard: !open || same.some(({ heard }) => heard),
    }
    people = [...others, person]
  }
  const unheard = people.filter(({ heard }) => !heard)
  const withAccount = unheard.filter(({ names }) => [...names].some((name) => addresses.has(name)))
  return withAccount.length + (unheard.length > withAccount.length ? 1 : 0)
}
