import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './settings'

/** A file, a folder with everything below, or `folder/*` for its direct files. */
export type Inputs = { include: readonly string[]; exclude?: readonly string[] }

export function fingerprintOf(inputs: Inputs, extras: readonly string[] = [], root = PROJECT_ROOT): string {
  const hash = createHash('sha256').update(JSON.stringify(extras))
  for (const file of listInputs(inputs, root)) {
    const content = readFileSync(path.join(root, file))
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

export function listInputs({ include, exclude = [] }: Inputs, root = PROJECT_ROOT): string[] {
  const excluded = (file: string) => exclude.some((place) => file === place || file.startsWith(`${place}/`))
  return [...new Set(include.flatMap((place) => listFiles(place, root)))]
    .filter((file) => !excluded(file))
    .sort()
}

/** Sorted, with forward slashes; empty for a missing place. */
export function listFiles(place: string, root = PROJECT_ROOT): string[] {
  const folder = place.replace(/\/\*$/, '')
  const absolute = path.join(root, folder)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [place]
  return readdirSync(absolute, { recursive: folder === place, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** Top-level entries that no build reads: hidden files, generated files, documents, tools. */
const NOT_BUILT =
  /^(\..*|.*\.md|.*\.tsbuildinfo|LICENSE|next-env\.d\.ts|node_modules|deploy|docs|scripts|tests|(bench|test)-results)$/
const NOT_IMPORTED = ['db/local', 'db/seed']
/** They make a build, or its configuration or the server program imports them. */
const BUILDERS = ['build.ts', 'fingerprint.ts', 'heap-limit.mjs', 'settings.ts']
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** New files and folders count unless excluded. */
export function buildInputs(root = PROJECT_ROOT): Inputs {
  const entries = readdirSync(root).filter((name) => !NOT_BUILT.test(name))
  const builders = BUILDERS.map((name) => `scripts/support/${name}`)
  return { include: [...entries, ...ENV_FILES, ...builders], exclude: NOT_IMPORTED }
}

/** The same wherever a release is built. */
export const buildIdOf = (): string =>
  fingerprintOf({
    ...buildInputs(),
    include: buildInputs().include.filter((place) => !ENV_FILES.includes(place)),
  })
