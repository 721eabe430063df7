import { expect, it } from 'vitest'
import { APPLICATION, isClientModule, isServerAction } from '@/tests/support/browser-code'

/** What knows the environment or the database, and what weighs too much: the telephone rules of the countries. */
const SERVERS_ONLY =
  /^(server-only|node:|next\/headers|db\/client|lib\/platform\/(env|context|runtime)$|lib\/text\/phone-number$)/

/** How a component reaches what browsers must not load: the files on the way, the last one what they must not. */
function wayToServer(from: string, seen: Set<string>): string[] | null {
  if (SERVERS_ONLY.test(from)) return [from]
  const source = APPLICATION.get(from)
  // An action is called from a browser, not loaded.
  if (!source || seen.has(from) || isServerAction(source)) return null
  seen.add(from)
  for (const target of source.imports) {
    const rest = wayToServer(target, seen)
    if (rest) return [from, ...rest]
  }
  return null
}

it('what browsers load reaches neither the database nor the environment, by however many steps', () => {
  const components = [...APPLICATION].filter(([, source]) => isClientModule(source)).map(([name]) => name)
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap((name) => wayToServer(name, new Set())?.join(' → ') ?? [])).toEqual([])
  expect(wayToServer('lib/platform/secrets', new Set())?.at(-1)).toMatch(SERVERS_ONLY)
})
