import { readdirSync } from 'node:fs'
import { fingerprintOf, type Inputs } from './fingerprint'
import { PROJECT_ROOT } from './settings'

/** Top-level entries that no build reads: hidden files, generated files, documents, tools. */
const NOT_BUILT =
  /^(\..*|.*\.md|.*\.tsbuildinfo|LICENSE|next-env\.d\.ts|node_modules|deploy|docs|scripts|tests|(bench|test)-results)$/
/** Sources that the application never imports. */
const NOT_IMPORTED = ['db/local', 'db/seed']
/** Modules that make a build, or that its configuration or the server program imports. */
const BUILDERS = [
  'build.ts',
  'build-inputs.ts',
  'fingerprint.ts',
  'heap-limit.mjs',
  'server-program.ts',
  'settings.ts',
]
/** Read by Next.js itself. */
const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** Everything a build may read. New files and folders count unless excluded. */
export function buildInputs(root = PROJECT_ROOT): Inputs {
  const entries = readdirSync(root).filter((name) => !NOT_BUILT.test(name))
  const builders = BUILDERS.map((name) => `scripts/support/${name}`)
  return { include: [...entries, ...ENV_FILES, ...builders], exclude: NOT_IMPORTED }
}

/** Of the sources alone, so that it is the same wherever the same release is built. */
export const buildIdOf = (): string =>
  fingerprintOf({
    ...buildInputs(),
    include: buildInputs().include.filter((place) => !ENV_FILES.includes(place)),
  })
