import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PROJECT_ROOT } from './settings'

/** One short word for the content of these files and folders of the project: it changes when any of them does. */
export function fingerprintOf(places: string[], ...extras: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(extras))
  for (const place of places) {
    for (const file of listFiles(place)) hash.update(file).update(readFileSync(path.join(PROJECT_ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Files below a place, relative to the project, in a stable order; none when the place does not exist. */
export function listFiles(place: string): string[] {
  const absolute = path.join(PROJECT_ROOT, place)
  if (!existsSync(absolute)) return []
  if (statSync(absolute).isFile()) return [place]
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(PROJECT_ROOT, path.join(entry.parentPath, entry.name)))
    .sort()
}
