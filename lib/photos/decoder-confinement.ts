import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Its name as long as it was an experiment: Node 20, early releases of 22. */
const PERMISSION = ['--permission', '--experimental-permission']

/**
 * Options of Node for a program that reads its own file and the packages it loads, and nothing else: no environment of other
 * processes, no file of the site, no child processes. They hold JavaScript alone, not native code that a picture has taken
 * over (docs/decisions/0057).
 */
export function confinement(script: string): string[] {
  const permission = PERMISSION.find((option) => process.allowedNodeEnvironmentFlags.has(option))
  if (permission === undefined) return []
  const readable = [realpathSync(script), ...packagesOf(script)]
  return [
    permission,
    '--allow-addons',
    ...readable.map((file) => `--allow-fs-read=${file}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ]
}

function packagesOf(script: string): string[] {
  try {
    const library = createRequire(script).resolve('sharp')
    return [library.slice(0, library.lastIndexOf(SHARP) + SHARP.length - 'sharp'.length)]
  } catch {
    return []
  }
}

const SHARP = path.join(path.sep, 'node_modules', 'sharp')
