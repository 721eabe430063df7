import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { readSources } from '@/tests/support/sources'

const read = (file: string) => readFileSync(path.join(PROJECT_ROOT, file), 'utf8')
const list = (folder: string) => readdirSync(path.join(PROJECT_ROOT, folder), { withFileTypes: true })

const decisions = list('docs/decisions').flatMap(({ name }) => (name === 'README.md' ? [] : name))
const documents = [
  ...['ARCHITECTURE.md', 'CHANGELOG.md', 'README.md'],
  ...list('docs').flatMap(({ name }) => (name.endsWith('.md') ? `docs/${name}` : [])),
  ...['README.md', ...decisions].map((name) => `docs/decisions/${name}`),
]
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
    const named = [...read(document).matchAll(/`((?:app|components|db|docs|lib|scripts|tests)\/[^`*…\s]+)`/g)]
    const missing = named.filter(([, name = '']) =>
      ['', '.ts', '.tsx'].every((ending) => !existsSync(path.join(PROJECT_ROOT, name + ending))),
    )
    expect(missing.map(([, name]) => name)).toEqual([])
  })

  it('number decisions without gaps, and list each with its title', () => {
    expect(decisions.map((name) => Number(name.slice(0, 4)))).toEqual(decisions.map((_, at) => at + 1))
    const entries = decisions.map((name) => {
      const [, title] = /^# \d{4} · (.+)\n/.exec(read(`docs/decisions/${name}`)) ?? []
      return `- [${name.slice(0, 4)}](${name}) ${title}`
    })
    expect(read('docs/decisions/README.md').trimEnd().split('\n').slice(-entries.length)).toEqual(entries)
  })

  it('name every folder of lib on the map, and no other', () => {
    const [, map = ''] = /^lib\/ .*\n([\s\S]*?)^db\//m.exec(architecture) ?? []
    const named = [...map.matchAll(/^ {2}(\S+(?: \S+)*)/gm)].flatMap(([, names = '']) => names.split(' '))
    const folders = list('lib').flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    expect(named.toSorted()).toEqual(['*.ts', ...folders].toSorted())
  })

  it('contain every decision that a comment refers to', () => {
    const sources = readSources(['app', 'components', 'db', 'lib', 'scripts', 'tests'])
    const named = sources.flatMap(({ text }) => [...text.matchAll(/docs\/decisions\/(\d{4})/g)])
    expect(named.length).toBeGreaterThan(0)
    const missing = named.filter(([, number = '']) => !decisions.some((name) => name.startsWith(number)))
    expect(missing).toEqual([])
  })
})
