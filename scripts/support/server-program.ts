import path from 'node:path'
import { buildSync } from 'esbuild'
import { PROJECT_ROOT } from './settings'

/** Bundled each into a file of its own. */
const ENTRIES = ['server/main.ts', 'server/page-cache/handler.ts', 'server/photo-decoder.ts']

const programFolder = (distDir: string, root = PROJECT_ROOT) =>
  path.join(root, distDir, 'standalone', distDir, 'program')

/** @param root where the build lies, if that is not the project */
export const serverProgram = (distDir: string, root?: string): string =>
  path.join(programFolder(distDir, root), 'main.cjs')

/** Bundles share modules with neither each other nor the framework: shared state goes through `processSingleton`. */
export function bundleServerProgram(distDir: string): void {
  buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: ENTRIES,
    outbase: path.join(PROJECT_ROOT, 'server'),
    outdir: programFolder(distDir),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    // `server-only` throws without it.
    conditions: ['react-server'],
    external: ['next', 'next/*', 'sharp'],
    logLevel: 'error',
  })
}
