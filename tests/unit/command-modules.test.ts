import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutTypeImports } from '@/tests/support/browser-code'
import { parseSource, readSources, type Source } from '@/tests/support/sources'

/** What is loaded when it is needed; a program's own parts are needed at once. */
const LAZY = /\bimport\(/g
const isOwnPart = (file: string) => /^(scripts|tests)\//.test(file)

/** The project's sources by their path without ending, with the imports that loading them runs. */
const SOURCES: ReadonlyMap<string, Source> = new Map(
  readSources(['app', 'components', 'db', 'lib', 'scripts', 'server', 'tests']).map(({ file, text }) => [
    file.replace(/\.tsx?$/, ''),
    parseSource(file, withoutTypeImports(isOwnPart(file) ? text : text.replace(LAZY, 'lazy('))),
  ]),
)
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, entry] = /(\S+)\.ts$/.exec(command) ?? []
  return entry && !command.includes('--conditions=react-server') ? [[name, entry]] : []
})

/** The modules from an entry to the first of the server's alone; empty for none. */
function pathToServerOnly(entry: string): string[] {
  const from = new Map<string, string | null>([[entry, null]])
  for (const [file] of from) {
    const source = SOURCES.get(file)
    if (source?.imports.includes('server-only')) return pathFrom(from, file)
    for (const target of source?.imports ?? []) if (!from.has(target)) from.set(target, file)
  }
  return []
}

function pathFrom(from: ReadonlyMap<string, string | null>, file: string): string[] {
  const importer = from.get(file)
  return importer ? [...pathFrom(from, importer), file] : [file]
}

it('has commands to check', () => {
  expect(commands.map(([name]) => name)).toEqual(
    expect.arrayContaining(['bench', 'chaos', 'fuzz', 'scale-out']),
  )
})

it.each(commands)(
  'npm run %s loads no module of the server alone, which would end it',
  (_name, entry = '') => {
    expect(SOURCES.has(entry)).toBe(true)
    expect(pathToServerOnly(entry)).toEqual([])
  },
)

it('no browser test loads one, which would end them all', () => {
  const entries = [...SOURCES.keys()].filter((file) => /^tests\/e2e\/.*\.spec$/.test(file))
  expect(entries.length).toBeGreaterThan(50)
  expect(entries.map(pathToServerOnly).filter(({ length }) => length > 0)).toEqual([])
})
