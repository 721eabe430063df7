import { expect, it } from 'vitest'
import { parseSource, readSources, type Source } from '@/tests/support/sources'

const TYPES_ONLY =
  /\b(?:import|export) type [^'"]*from\s*['"][^'"]+['"]|\b(?:import|export) \{(?:\s*type \w+,?)+\s*\} from\s*['"][^'"]+['"]/g
const SERVERS_ONLY = /^(server-only|node:|next\/headers|db\/client|lib\/(env|context|runtime))/

const sources = new Map(
  readSources(['app', 'components', 'db', 'lib']).map(({ file, text }) => {
    const source = parseSource(file, text.replace(TYPES_ONLY, ''))
    return [file.replace(/\.tsx?$/, ''), source] as const
  }),
)
const begins = (source: Source, directive: string) => source.text.startsWith(`'${directive}'`)

/** How a component reaches what browsers must not load: the files on the way, the last one what they must not. */
function wayToServer(from: string, seen: Set<string>): string[] | null {
  if (SERVERS_ONLY.test(from)) return [from]
  const source = sources.get(from)
  // An action is called from a browser, not loaded.
  if (!source || seen.has(from) || begins(source, 'use server')) return null
  seen.add(from)
  for (const target of source.imports) {
    const rest = wayToServer(target, seen)
    if (rest) return [from, ...rest]
  }
  return null
}

it('what browsers load reaches neither the database nor the environment, by however many steps', () => {
  const components = [...sources].filter(([, source]) => begins(source, 'use client')).map(([name]) => name)
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap((name) => wayToServer(name, new Set())?.join(' → ') ?? [])).toEqual([])
  expect(wayToServer('lib/platform/secrets', new Set())?.at(-1)).toMatch(SERVERS_ONLY)
})
