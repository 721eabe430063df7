import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { readSources } from '@/tests/support/sources'

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')
const list = (folder: string) => readdirSync(path.join(PROJECT_ROOT, folder), { withFileTypes: true })

const decisions = list('docs/decisions').flatMap(({ name }) => (name === 'README.md' ? [] : name))
const documents = [
  ...['ARCHITECTURE.md', 'CHANGELOG.md', 'README.md', 'tests/README.md'],
  ...['docs', 'docs/decisions', 'docs/guides'].flatMap((folder) =>
    list(folder).flatMap(({ name }) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
  ),
]
/** Of the list of decisions, in its order. */
const AREAS = [
  ...['Platform', 'Text', 'People', 'Foundations', 'Pets', 'Search', 'Adoption', 'Money', 'Moderation'],
  'Server',
]
/** Names that the framework gives a meaning, of files that are not here. */
const FRAMEWORK_FILES = ['loading.tsx', 'proxy.ts']
const architecture = read('ARCHITECTURE.md')

describe('the documents', () => {
  it.each(documents)('%s links only to files that exist', (document) => {
    const targets = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
    const missing = targets.filter(
      (target) => !existsSync(path.join(PROJECT_ROOT, path.dirname(document), target)),
    )
    expect(missing).toEqual([])
  })

  it.each(documents)('%s names only files and folders that exist', (document) => {
    const named = [
      ...read(document).matchAll(
        /`((?:app|components|db|deploy|docs|lib|public|scripts|server|tests)\/[^`*…\s]+)`/g,
      ),
    ]
    const missing = named.filter(([, name = '']) =>
      ['', '.ts', '.tsx'].every((ending) => !existsSync(path.join(PROJECT_ROOT, name + ending))),
    )
    expect(missing.map(([, name]) => name)).toEqual([])
  })

  it.each(['ARCHITECTURE.md', ...decisions.map((name) => `docs/decisions/${name}`)])(
    '%s names source files by their whole path',
    (document) => {
      const named = [...read(document).matchAll(/`([^`/*\s]+\.(?:tsx?|mjs|json))`/g)]
      const elsewhere = named.filter(
        ([, name = '']) => !FRAMEWORK_FILES.includes(name) && !existsSync(path.join(PROJECT_ROOT, name)),
      )
      expect(elsewhere.map(([, name]) => name)).toEqual([])
    },
  )

  it.each(['one-machine', 'two-instances'])('%s says how large bodies a proxy lets pass', (guide) => {
    const [, size] = /max_size (\d+)MB/.exec(read('deploy/Caddyfile')) ?? []
    expect(read(`docs/guides/${guide}.md`)).toContain(`bodies of ${size} MB`)
  })

  it('tell of no change twice', () => {
    const entries = read('CHANGELOG.md').split(/\n(?=- |\n|#)/)
    const changes = entries.map((entry) => entry.trim()).filter((entry) => entry.startsWith('- '))
    expect(changes.filter((entry, at) => changes.indexOf(entry) !== at)).toEqual([])
  })

  it('say alike how long backups are kept', () => {
    const guide = read('docs/guides/backups.md')
    const [, days] = /find \/backups .* -mtime \+(\d+) /.exec(guide) ?? []
    expect(guide).toContain(`Keep backups for ${days} days`)
    expect(guide).toContain(`FILE_RETENTION_DAYS=${days}`)
    expect(read('docs/guides/data-rights.md')).toContain(`| Backups | ${days} days`)
  })

  it('number decisions without gaps: each number is a page of its own or merged into one page', () => {
    const merged = decisions.flatMap((name) => {
      const [, replaced = ''] = /^\d{4}-\d\d-\d\d, replaces (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? []
      return [...replaced.matchAll(/\b\d{4}\b/g)].map(([number]) => Number(number))
    })
    const numbers = [...decisions.map((name) => Number(name.slice(0, 4))), ...merged].toSorted(
      (a, b) => a - b,
    )
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it('list each decision once by its title, under one of the areas', () => {
    const [, ...areas] = read('docs/decisions/README.md').split(/^## /m)
    expect(areas.map((area) => area.split(':')[0])).toEqual(AREAS)
    const listed = areas.flatMap((area) => area.split('\n').filter((line) => line.startsWith('- ')))
    const entries = decisions.map((name) => {
      const [, title] = /^# \d{4} · (.+)\n/.exec(read(`docs/decisions/${name}`)) ?? []
      return `- [${name.slice(0, 4)}](${name}) ${title}`
    })
    expect(listed.toSorted()).toEqual(entries)
  })

  it('say of each helper of the tests what it is for, and of no other', () => {
    const [, ...cells] = read('tests/README.md').split(/^\| Helper .*\n.*\n\|/m)
    const rows = cells.flatMap((table) => (table.split('\n\n')[0] ?? '').split('\n'))
    const named = rows.flatMap((row) => [
      ...(row.replace(/^\|/, '').split('|')[0] ?? '').matchAll(/`(\S+)`/g),
    ])
    const helpers = readdirSync(path.join(PROJECT_ROOT, 'tests/support'), { recursive: true })
      .map((name) => String(name).split(path.sep).join('/'))
      .flatMap((name) => /^(.+)\.(?:ts|mjs)$/.exec(name)?.[1] ?? [])
    expect(named.map(([, name]) => name).toSorted()).toEqual(helpers.toSorted())
  })

  it('name every area of lib on the map, and no other', () => {
    const [, map = ''] = /^lib\/ .*\n([\s\S]*?)^db\//m.exec(architecture) ?? []
    const named = [...map.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name)
    expect(named.toSorted()).toEqual(
      list('lib')
        .map((entry) => entry.name)
        .toSorted(),
    )
  })

  it('contain every decision that a comment refers to', () => {
    const sources = readSources(['app', 'components', 'db', 'lib', 'scripts', 'server', 'tests'])
    const named = sources.flatMap(({ text }) => [...text.matchAll(/docs\/decisions\/(\d{4})/g)])
    expect(named.length).toBeGreaterThan(0)
    const missing = named.filter(([, number = '']) => !decisions.some((name) => name.startsWith(number)))
    expect(missing).toEqual([])
  })
})
