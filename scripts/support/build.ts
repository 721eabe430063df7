import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import { isServed } from '@/server/build-lease'
import { type Child, startNode } from './child'
import { buildInputs, fingerprintOf } from './fingerprint'
import { NEXT, PROJECT_ROOT } from './settings'
import { orStopped } from './stop-signal'

/** By `next.config.ts` and prerendered pages, besides what a run sets. */
const ALSO_READ = ['AUTH_SECRET', 'BENCH', 'OIDC_ISSUER', 'OIDC_NAME'] as const

/** Different folders, so that tests and the demo build at the same time. */
type BuildOptions = {
  distDir: string
  variables: Record<string, string>
  /** Instead of DATABASE_URL where that differs in every run. */
  content?: string
  /** Pays where sources change between builds. */
  cache?: boolean
  stop: AbortSignal
}

const stampFile = (distDir: string) => path.join(PROJECT_ROOT, distDir, 'querencia.stamp')

export function isBuilt(options: BuildOptions): boolean {
  const stamp = stampFile(options.distDir)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(options)
}

/** @throws Error where a server runs from what a build would empty. */
export async function refuseWhileServed(distDir: string): Promise<void> {
  if (await isServed(path.join(PROJECT_ROOT, distDir, 'standalone')))
    throw new Error(
      'Un servidor usa lo compilado en esta carpeta, y compilar la vacía: ciérralo primero, o compila en otra copia del proyecto.',
    )
}

/** With the standalone server. @throws Error with the build's output. */
export async function build(options: BuildOptions): Promise<void> {
  const { distDir, variables, cache = true, stop } = options
  const stamp = fingerprint(options)
  rmSync(stampFile(distDir), { force: true })
  // Types left by `next dev` may name deleted pages, and the build would check them.
  rmSync(path.join(PROJECT_ROOT, distDir, 'dev/types'), { recursive: true, force: true })
  // A third of the time; `npm test` and `npm run build` check them.
  const environment = {
    ...variables,
    ...productionVariables(distDir),
    SKIP_TYPE_CHECK: '1',
    ...(!cache && { BUILD_CACHE: 'off' }),
  }
  const child: Child = startNode([NEXT, 'build'], environment)
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

/** As a serverless host runs it. */
export function frameworkServer(distDir: string): string {
  return path.join(PROJECT_ROOT, distDir, 'standalone/server.js')
}

/** Static files and our server program, which the framework leaves out. */
export function completeStandalone(distDir: string): void {
  const from = path.join(PROJECT_ROOT, distDir)
  const to = path.join(from, 'standalone')
  cpSync(path.join(from, 'static'), path.join(to, distDir, 'static'), { recursive: true })
  addEarlierStatic(from, path.join(to, distDir, 'static'))
  const assets = path.join(PROJECT_ROOT, 'public')
  if (existsSync(assets)) cpSync(assets, path.join(to, 'public'), { recursive: true })
  bundleServerProgram(programFolder(distDir))
  removeEnvFiles(to)
}

/** The framework copies them beside the server: secrets that nothing needs there, and that a change would leave behind. */
export function removeEnvFiles(standalone: string): void {
  for (const name of readdirSync(standalone))
    if (/^\.env(\.|$)/.test(name)) rmSync(path.join(standalone, name))
}

function fingerprint({ variables, content }: BuildOptions): string {
  const read = { ...Object.fromEntries(ALSO_READ.map((name) => [name, process.env[name]])), ...variables }
  const settings = content === undefined ? read : { ...read, DATABASE_URL: content }
  return fingerprintOf(buildInputs(), [JSON.stringify(settings), process.version])
}

/** Builds whose files stay available beside those of the newest. */
const EARLIER_BUILDS = 2

/** For open tabs; kept in `cache`, which builds do not empty. @param to the static files served */
export function addEarlierStatic(from: string, to: string): void {
  const kept = path.join(from, 'cache/static-files')
  const current = path.join(kept, readFileSync(path.join(from, 'BUILD_ID'), 'utf8').trim())
  mkdirSync(current, { recursive: true })
  cpSync(path.join(from, 'static'), current, { recursive: true })
  const now = new Date()
  utimesSync(current, now, now)
  const earlier = readdirSync(kept)
    .map((name) => path.join(kept, name))
    .filter((folder) => folder !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const [index, folder] of earlier.entries()) {
    if (index >= EARLIER_BUILDS) rmSync(folder, { recursive: true })
    else if (existsSync(folder)) cpSync(folder, to, { recursive: true, force: false })
  }
}

/** Bundled each into a file of its own. */
const ENTRIES = ['server/main.ts', 'server/page-cache/handler.ts', 'server/photo-decoder.ts']

const programFolder = (distDir: string, root = PROJECT_ROOT) =>
  path.join(root, distDir, 'standalone', distDir, 'program')

/** @param root where the build lies, if that is not the project */
export const serverProgram = (distDir: string, root?: string): string =>
  path.join(programFolder(distDir, root), 'main.cjs')

/** Bundles share modules with neither each other nor the framework: shared state goes through `processSingleton`. */
export function bundleServerProgram(folder: string): void {
  buildSync({
    absWorkingDir: PROJECT_ROOT,
    entryPoints: ENTRIES,
    outbase: path.join(PROJECT_ROOT, 'server'),
    outdir: folder,
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
