import path from 'node:path'
import { buildSync } from 'esbuild'
import { type Child, startNode } from '@/scripts/support/child'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'

const bundled = new Map<string, string>()

/** Starts a program of `tests/support` as a process of its own, for tests that kill it or measure it. */
export const startProgram = (
  name: string,
  args: readonly (string | number)[],
  variables: Record<string, string> = {},
): Child => startNode([bundleProgram(`tests/support/${name}.ts`), ...args.map(String)], variables)

/**
 * One file with all that a program imports: compiling the application in each process takes seconds, and finding its
 * packages half of what is left.
 * @returns where it is.
 */
export function bundleProgram(source: string): string {
  const file = bundled.get(source) ?? bundle(source)
  bundled.set(source, file)
  return file
}

function bundle(source: string): string {
  // Test files that run at once may bundle the same program.
  const name = `${path.basename(source, '.ts')}.${process.pid}.mjs`
  const file = path.join(TEST_DATA_DIR, 'programs', name)
  buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [source],
    outfile: file,
    bundle: true,
    // Native modules, and dictionaries that few programs load.
    external: ['sharp', '@node-rs/argon2', '@zxcvbn-ts/*'],
    // For packages that are no ES modules.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); const __dirname = import.meta.dirname`,
    },
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // `server-only` throws without it.
    conditions: ['react-server'],
    logLevel: 'error',
  })
  return file
}
