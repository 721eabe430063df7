import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { DIST_DIR } from '@/scripts/support/stages'

const ROOT = path.join(PROJECT_ROOT, '.data/chaos/release')
const BUILT = path.join(ROOT, DIST_DIR, 'standalone', DIST_DIR)
/** Where the names of scripts and styles stand: manifests, pages rendered at build time, scripts themselves. */
const TEXTS = /\.(?:js|cjs|json|html|rsc|meta|body|css|txt)$/
/** As many as `addEarlierStatic` leaves beside the newest. */
const EARLIER = 2

/**
 * A copy of a finished build that turns into the next release at once: another build id, and other names of all scripts and
 * styles. Those of the two releases before stay, as after a deployment; older ones are gone.
 */
export class ReleaseCopy {
  readonly root = ROOT
  #number = 0
  #id: string
  #scripts = 'chunks'

  constructor() {
    rmSync(ROOT, { recursive: true, force: true })
    cpSync(path.join(PROJECT_ROOT, DIST_DIR, 'standalone'), path.join(ROOT, DIST_DIR, 'standalone'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    this.#id = readFileSync(path.join(BUILT, 'BUILD_ID'), 'utf8').trim()
  }

  /** The folder that the scripts of this release's pages come from. */
  get scripts(): string {
    return `/_next/static/${this.#scripts}/`
  }

  /** While no server runs from it. */
  next(): void {
    this.#number++
    const [id, scripts] = [`release-${this.#number}`, `r${this.#number}`]
    const statics = path.join(BUILT, 'static')
    cpSync(path.join(statics, this.#scripts), path.join(statics, scripts), { recursive: true })
    if (existsSync(path.join(statics, this.#id)))
      cpSync(path.join(statics, this.#id), path.join(statics, id), { recursive: true })
    const changes = [
      [`static/${this.#scripts}/`, `static/${scripts}/`],
      [this.#id, id],
    ] as const
    for (const folder of [path.join(BUILT, 'server'), path.join(statics, scripts), path.join(statics, id)])
      rewrite(folder, changes)
    for (const name of readdirSync(BUILT)) rewriteFile(path.join(BUILT, name), changes)
    rmSync(path.join(statics, this.#number - EARLIER > 1 ? `r${this.#number - EARLIER - 1}` : 'none'), {
      recursive: true,
      force: true,
    })
    if (this.#number === EARLIER + 1) rmSync(path.join(statics, 'chunks'), { recursive: true })
    this.#id = id
    this.#scripts = scripts
  }

  remove(): void {
    rmSync(ROOT, { recursive: true, force: true })
  }
}

type Changes = readonly (readonly [string, string])[]

function rewrite(folder: string, changes: Changes): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) rewriteFile(path.join(entry.parentPath, entry.name), changes)
}

function rewriteFile(file: string, changes: Changes): void {
  if (path.basename(file) !== 'BUILD_ID' && !TEXTS.test(file)) return
  const text = readFileSync(file, 'utf8')
  const changed = changes.reduce((all, [from, to]) => all.replaceAll(from, to), text)
  if (changed !== text) writeFileSync(file, changed)
}
