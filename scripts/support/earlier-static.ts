import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'

/** Builds whose files stay available beside those of the newest. */
const EARLIER_BUILDS = 2

/**
 * Serves the hashed files of the last builds too: tabs opened before a release load their scripts as they go on. A build
 * empties its folder but for `cache`, which is why they are kept there.
 * @param from folder of the build. @param to the static files that are served.
 */
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
