import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInputs, fingerprintOf, listInputs } from '@/scripts/support/fingerprint'
import { TEMPLATE_INPUTS } from '@/scripts/support/test-postgres'
import { readSources } from '@/tests/support/sources'

let root = ''
const write = (file: string, content = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** What the framework runs besides the routes. */
const PROGRAMS = ['instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts']

/** The sources that these files import, directly or through others, and the files themselves. */
function withImports(entries: string[]): string[] {
  const sources = new Map(
    readSources(['app', 'db', 'lib', 'components', 'scripts', ...PROGRAMS]).map((source) => [
      source.file,
      source,
    ]),
  )
  const found = new Set<string>()
  const follow = (target: string) => {
    const file = [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((one) =>
      sources.has(one),
    )
    if (!file || found.has(file)) return
    found.add(file)
    for (const next of sources.get(file)?.imports ?? []) follow(next)
  }
  for (const entry of entries) follow(entry)
  return [...found]
}

const missingFrom = (inputs: string[], files: string[]) => files.filter((file) => !inputs.includes(file))

describe('a fingerprint of files', () => {
  const inputs = { include: ['lib', 'db/*', 'one.json'], exclude: ['lib/local'] }
  const fingerprint = (...extras: string[]) => fingerprintOf(inputs, extras, root)

  it('changes with every input, nested and new ones too, and with nothing else', () => {
    write('lib/deep/a.ts', 'a')
    write('db/client.ts', 'b')
    write('one.json', '{}')
    const seen = [fingerprint()]
    const changes: [string, string][] = [
      ['lib/deep/a.ts', 'changed'],
      ['lib/deep/new.ts', ''],
      ['db/client.ts', 'changed'],
      ['one.json', '[]'],
    ]
    for (const [file, content] of changes) {
      write(file, content)
      seen.push(fingerprint())
    }
    expect(new Set(seen).size).toBe(1 + changes.length)
    for (const other of ['lib/local/x.ts', 'db/seed/y.ts', 'two.json']) write(other, 'x')
    expect(fingerprint()).toBe(seen.at(-1))
    expect(fingerprint('DATABASE_URL=…')).not.toBe(seen.at(-1))
  })

  it('moving content between files changes the fingerprint', () => {
    const both = { include: ['moved'] }
    write('moved/a', 'xy')
    write('moved/b', 'z')
    const before = fingerprintOf(both, [], root)
    write('moved/a', 'x')
    write('moved/b', 'yz')
    expect(fingerprintOf(both, [], root)).not.toBe(before)
  })
})

describe('the inputs of a build', () => {
  it('hold every source that the application imports, its configuration and its public files', () => {
    const inputs = listInputs(buildInputs())
    const routes = readSources(['app']).map(({ file }) => file)
    expect(missingFrom(inputs, withImports([...routes, ...PROGRAMS]))).toEqual([])
    const others = [
      'postcss.config.mjs',
      'tailwind.config.ts',
      'tsconfig.side.json',
      'vercel.json',
      'public/art/compartir.jpg',
      'app/globals.css',
    ]
    expect(missingFrom(inputs, ['package.json', 'package-lock.json', ...others])).toEqual([])
  })

  it('take in what is added at the root of the project, environment files included', () => {
    write('proxy.ts')
    write('content/faq.json')
    write('.env.local')
    expect(listInputs(buildInputs(root), root)).toEqual(
      expect.arrayContaining(['proxy.ts', 'content/faq.json', '.env.local']),
    )
  })

  it('leave out what a build generates and what never reaches it', () => {
    const others = [
      'README.md',
      'next-env.d.ts',
      'tsconfig.tsbuildinfo',
      '.next/BUILD_ID',
      '.data/auth-secret',
      'node_modules/next/package.json',
      'tests/unit/x.test.ts',
      'docs/decisions.md',
      'db/seed/pictures/perro.webp',
    ]
    for (const file of others) write(file)
    expect(listInputs(buildInputs(root), root).filter((file) => others.includes(file))).toEqual([])
  })
})

describe('the inputs of the test database', () => {
  it('hold every source that migrates and seeds it, and the data they read', () => {
    const inputs = listInputs(TEMPLATE_INPUTS)
    expect(missingFrom(inputs, withImports(['db/migrate', 'scripts/support/seed']))).toEqual([])
    expect(inputs).toContain('db/migrations/meta/_journal.json')
    expect(inputs).toContain('db/seed/pictures/stamp.png')
  })
})
