import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Markup } from '@/lib/platform/http/html'

let source: Promise<string> | undefined

/** The worker with the page that it shows where nothing is kept: a new page is a new worker to browsers, too. */
export async function workerScript(offlinePage: Markup): Promise<string> {
  source ??= readFile(path.join(process.cwd(), 'lib/platform/offline/worker.js'), 'utf8')
  return `const OFFLINE_PAGE = ${JSON.stringify(`<!doctype html>${offlinePage}`)}\n${await source}`
}

/** In place of the worker, ends it where it runs, with all it kept (`OFFLINE=off`). */
export const WITHDRAWN_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
async function end() {
  for (const name of await caches.keys())
    if (name.startsWith('querencia-guardado:')) await caches.delete(name)
  await self.registration.unregister()
}
`
