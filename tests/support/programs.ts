import path from 'node:path'
import { buildSync } from 'esbuild'
import { type Child, startNode } from '@/scripts/support/child'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'

const bundled = new Map<string, string>()

/**
 * Starts a program of `tests/support` as a process of its own, for tests that kill it. The first call bundles it: processes
 * that each compile the application take seconds to start.
 */
export function startProgram(name: string, args: readonly (string | number)[]): Child {
  const file = bundled.get(name) ?? bundle(name)
  return startNode(['--conditions=react-server', file, ...args.map(String)], {})
}

/** @returns the bundle's file. */
function bundle(name: string): string {
  const file = path.join(TEST_DATA_DIR, 'programs', `${name}.mjs`)
  buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: [`tests/support/${name}.ts`],
    outfile: file,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    conditions: ['react-server'],
    logLevel: 'error',
  })
  bundled.set(name, file)
  return file
}
