import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import type { ConformityRow } from '@/tests/conformity/row'
import { readSources } from '@/tests/support/sources'

/** So many demands were counted in the specification: fewer rows mean that some were lost. */
const AT_LEAST = 741
const FOLDER = 'tests/conformity'
const NO_ROWS = 'row.ts'

const list = (folder: string) => readdirSync(path.join(PROJECT_ROOT, folder))
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

const sections = await Promise.all(
  list(FOLDER)
    .filter((name) => name !== NO_ROWS)
    .map(async (name) => {
      const { ROWS }: { ROWS?: readonly ConformityRow[] } = await import(
        `../conformity/${path.parse(name).name}.ts`
      )
      return { name, rows: ROWS ?? [] }
    }),
)
const rows = sections.flatMap((section) => section.rows)
const stages = ['api', 'e2e', 'integration', 'unit']
const tests = new Map(
  readSources(stages.map((stage) => `tests/${stage}`)).map(({ file, code }) => [
    file.replace(/^tests\//, ''),
    code,
  ]),
)
const application = inOneLine(
  readSources(['app', 'components', 'lib'])
    .map(({ code }) => code)
    .join('\n'),
)
const decisions = list('docs/decisions').map((name) => name.slice(0, 4))

/** Whether a test of that title stands in the source, whatever is between `it` and the title; no `describe`. */
function hasTest(code: string, title: string): boolean {
  const quoted = new RegExp(`\\(\\s*(['"\`])${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1,`, 'g')
  const callers = [...code.matchAll(quoted)].map(({ index }) =>
    code
      .slice(0, index + 1)
      .match(/\b(?:it|test|describe)(?=[.(])/g)
      ?.at(-1),
  )
  return title !== '' && callers.some((caller) => caller === 'it' || caller === 'test')
}

/** Whether the application's sources have these words, not as a part of longer ones. */
function isSaid(words: string): boolean {
  if (words === '') return false
  const isLetter = (at: number) => /[\p{L}\d_]/u.test(application[at] ?? '')
  for (let at = application.indexOf(words); at >= 0; at = application.indexOf(words, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + words.length)) return true
  return false
}

/** What is wrong with a row, or nothing. */
function faults({ asks, test, says, decision }: ConformityRow): string[] {
  const [file = '', title = ''] = test.split(' › ')
  const code = tests.get(file)
  /** Up to what is filled in. */
  const said = inOneLine(says?.split(/\$?\{/)[0] ?? '').trim()
  return [
    ...(code === undefined ? [`${asks}: there is no ${file}`] : []),
    ...(code !== undefined && !hasTest(code, title) ? [`${asks}: ${file} has no test '${title}'`] : []),
    ...(says === undefined || isSaid(said) ? [] : [`${asks}: nothing says '${says}'`]),
    ...(decision === undefined || decisions.includes(decision) ? [] : [`${asks}: no decision ${decision}`]),
  ]
}

describe('the specification', () => {
  it.each(sections)('is proved line by line by tests that exist: $name', ({ rows: own }) => {
    expect(own.length).toBeGreaterThan(0)
    const found = own.flatMap(faults)
    expect(found, found.join('\n')).toEqual([])
  })

  it('has a row for every demand, and one alone', () => {
    const asked = rows.map(({ asks }) => asks)
    expect(asked.filter((asks, at) => asked.indexOf(asks) !== at)).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(AT_LEAST)
  })

  it.each<[string, Partial<ConformityRow>]>([
    ['a test file that does not exist', { test: 'unit/none.test.ts › a title' }],
    ['a title that no test has', { test: 'unit/conformity.test.ts › a title' }],
    ['the title of a describe block', { test: 'unit/documents.test.ts › the documents' }],
    ['the title of a table of tests', { test: 'api/catalog.test.ts › GET %s/{type}' }],
    ['a part of a title', { test: 'unit/documents.test.ts › number decisions without gaps' }],
    ['no title', { test: 'unit/documents.test.ts' }],
    ['a sentence that the application does not say', { says: 'Encuentra Tigres para Adoptar' }],
    ['a part of a word', { says: 'Mi Perfi' }],
    ['a sentence that is filled in from its first letter', { says: '{name}' }],
    ['a decision that was not made', { decision: '9999' }],
  ])('is not proved by %s', (_name, wrong) => {
    const right: ConformityRow = {
      asks: 'Decisions are listed',
      test: 'unit/documents.test.ts › list each decision once by its title, under one of the areas',
      says: 'Mi Perfil',
      decision: '0039',
    }
    expect(faults(right)).toEqual([])
    expect(faults({ ...right, ...wrong })).toHaveLength(1)
  })
})
