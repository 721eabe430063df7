import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Child, startNode } from './child'
import { fingerprintOf } from './fingerprint'
import { NEXT, PROJECT_ROOT } from './settings'
import { orStopped } from './stop-signal'

/** What a build is made of. Whatever else lies in the folder does not make it stale. */
const INGREDIENTS = [
  'tailwind.config.ts',
  'tsconfig.side.json',
  'app',
  'components',
  'lib',
  'db',
  'public',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** A build has a folder of its own, so that tests do not pull the running demo's from under it. */
type BuildOptions = { distDir: string; variables: Record<string, string>; stop: AbortSignal }

const stampFile = (distDir: string) => path.join(PROJECT_ROOT, distDir, 'querencia.stamp')

/** Whether the folder holds a finished build of these very sources and variables. */
export function isBuilt({ distDir, variables }: BuildOptions): boolean {
  return existsSync(stampFile(distDir)) && readFileSync(stampFile(distDir), 'utf8') === fingerprint(variables)
}

/**
 * Builds the application for production and completes the standalone server, which does not bring its static files.
 * @throws Error with the build's own output when it fails.
 */
export async function build({ distDir, variables, stop }: BuildOptions): Promise<void> {
  const stamp = fingerprint(variables)
  rmSync(stampFile(distDir), { force: true })
  // The types that `next dev` leaves here name pages that may be gone, and the build would check them.
  rmSync(path.join(PROJECT_ROOT, distDir, 'dev/types'), { recursive: true, force: true })
  const child: Child = startNode([NEXT, 'build'], { ...variables, ...productionVariables(distDir) })
  try {
    const code = await orStopped(stop, child.exited)
    if (code !== 0) throw new Error(`La compilación falló:\n${child.output()}`)
  } finally {
    await child.stop()
  }
  completeStandalone(distDir)
  writeFileSync(stampFile(distDir), stamp)
}

export function productionVariables(distDir: string): Record<string, string> {
  return { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: distDir }
}

/** The server that a finished build leaves. */
export function standaloneServer(distDir: string): string {
  return path.join(PROJECT_ROOT, distDir, 'standalone/server.js')
}

/** Copies the static files beside the standalone server; a content network may serve them from there instead. */
export function completeStandalone(distDir: string): void {
  const from = path.join(PROJECT_ROOT, distDir)
  const to = path.join(from, 'standalone')
  cpSync(path.join(from, 'static'), path.join(to, distDir, 'static'), { recursive: true })
  const assets = path.join(PROJECT_ROOT, 'public')
  if (existsSync(assets)) cpSync(assets, path.join(to, 'public'), { recursive: true })
}

function fingerprint(variables: Record<string, string>): string {
  return fingerprintOf(INGREDIENTS, JSON.stringify(variables), process.version)
}
