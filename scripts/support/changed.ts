import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './settings'

/** `related`: the tests that import a changed file. */
type Extent = 'none' | 'related' | 'all'
export type ChangedStages = Record<'unit' | 'integration' | 'api' | 'e2e', Extent>

const NOTHING: ChangedStages = { unit: 'related', integration: 'none', api: 'none', e2e: 'none' }
const EVERYTHING: ChangedStages = { unit: 'all', integration: 'all', api: 'all', e2e: 'all' }

/** The first rule that fits counts. Unit tests always run as far as related. */
const RULES: readonly [RegExp, Partial<ChangedStages>][] = [
  [/\.md$|^(docs|deploy|\.ci)\//, {}],
  [/^tests\/(bench|chaos|fuzz)\//, {}],
  [/^tests\/unit\//, {}],
  [/^tests\/integration\//, { integration: 'related' }],
  [/^tests\/api\//, { api: 'related' }],
  [/^tests\/e2e\//, { e2e: 'related' }],
  [/^tests\//, { integration: 'related', api: 'related', e2e: 'related' }],
  [/^playwright\.config\.ts$/, { e2e: 'all' }],
  [/^vitest\.config\.ts$/, { unit: 'all', integration: 'all', api: 'all' }],
  // Integration tests know the schema and the demo world by the database, not by imports.
  [/^db\//, { integration: 'all', api: 'all', e2e: 'all' }],
  [/^lib\/.*(queries|operations|cache)\b/, { integration: 'related', api: 'all' }],
  [/^lib\//, { integration: 'related', api: 'all', e2e: 'all' }],
  [/^app\/(api|media|sitemaps)\//, { api: 'all' }],
  [/^(app|components|public)\//, { api: 'all', e2e: 'all' }],
  [/^server\//, { integration: 'related', api: 'all', e2e: 'all' }],
  [/^scripts\/(?!support\/)/, { integration: 'related' }],
]

const ORDER: readonly Extent[] = ['none', 'related', 'all']
const larger = (a: Extent, b: Extent) => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b)

/** Files that no rule knows may break everything. */
export function stagesFor(files: readonly string[]): ChangedStages {
  const total = { ...NOTHING }
  for (const file of files) {
    const found = RULES.find(([pattern]) => pattern.test(file))
    const stages = found ? { ...NOTHING, ...found[1] } : EVERYTHING
    for (const stage of ['unit', 'integration', 'api', 'e2e'] as const)
      total[stage] = larger(total[stage], stages[stage])
  }
  return total
}

/** Where the branch left its upstream or `main`; else the last commit. */
export function findBase(): string {
  for (const name of ['@{upstream}', 'origin/main', 'main']) {
    const base = git(['merge-base', 'HEAD', name], () => '')
    if (base && listChanged(base).length > 0) return base
  }
  return git(['rev-parse', 'HEAD~1'])
}

/** Changed since, new files included. @throws Error without the commit. */
export function listChanged(revision: string): string[] {
  const lists = [
    git(['diff', '--name-only', revision, '--']),
    git(['ls-files', '--others', '--exclude-standard']),
  ]
  return lists.flatMap((list) => list.split('\n')).filter(Boolean)
}

/** Unit tests that read files of the project, whatever they import. */
export function listReadingTests(): string[] {
  const folder = path.join(PROJECT_ROOT, 'tests/unit')
  return readdirSync(folder)
    .filter((name) => /support\/sources|node:fs/.test(readFileSync(path.join(folder, name), 'utf8')))
    .map((name) => `tests/unit/${name}`)
}

function git(
  args: string[],
  onError = (error: unknown): string => {
    throw error
  },
): string {
  try {
    return execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch (error) {
    return onError(error)
  }
}
