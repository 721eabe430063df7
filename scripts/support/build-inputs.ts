import { readdirSync } from 'node:fs'
import { fingerprintOf, type Inputs } from './fingerprint'
import { PROJECT_ROOT } from './settings'

/** Top-level entries that no build reads: hidden files, generated files, documents, tools. */
const NOT_BUILT =
  /^(\..*|.*\.md|.*\.tsbuildinfo|LICENSE|next-env\.d\.ts|node_modules|deploy|docs|scripts|tests|(bench|test)-results)$/
const NOT_IMPORTED = ['db/local', 'db/seed']
/** They make a build, or its configuration or the server program imports them. */
const BUILDERS = [
  'build.ts',
  'build-inputs.ts',
  'fingerprint.ts',
  'heap-limit.mjs',
  'server-program.ts',
  'settings.ts',
]
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
