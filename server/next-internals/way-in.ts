import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Something of the framework that it does not document, and that the server program relies on. */
export interface WayIn {
  name: string
  /** The framework's version that it was read in. */
  readAt: string
  /** What the site does without it, for whoever reads the log. */
  without: string
  /** Whether the installed framework still is as it was read. May throw, which is a no. */
  fits(framework: Installed): boolean
}

/** The framework as it is installed, and what it has built. */
export interface Installed {
  version: string
  /** @param file `next/dist/…`. @throws where it is missing */
  text(file: string): string
  /** @param file `next/dist/…`; only modules that need nothing of the framework to be set up. @throws where it is missing */
  load(file: string): Record<string, unknown>
  /** A file of the build. @throws where it is missing */
  built(file: string): string
}

/** With which a build renders its pages, and runs its route handlers. */
export const PAGE_RUNTIME = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'
export const ROUTE_RUNTIME = 'next/dist/compiled/next-server/app-route-turbo.runtime.prod.js'

/** @param dir folder with the framework in `node_modules`. @param distDir folder of the build */
export function installedFramework(dir: string, distDir: string): Installed {
  const load = createRequire(`${dir}/`)
  const texts = new Map<string, string>()
  const text = (file: string) => {
    const known = texts.get(file) ?? readFileSync(path.join(dir, 'node_modules', file), 'utf8')
    texts.set(file, known)
    return known
  }
  return {
    version: String(load('next/package.json').version),
    text,
    load,
    built: (file) => readFileSync(path.join(distDir, file), 'utf8'),
  }
}
