import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'

type Handler = (event: object) => void

/** Runs a worker as a browser does. */
export function runWorker(
  site: string,
  script: string,
  { caches, fetch }: { caches: object; fetch: (request: Request) => Promise<Response> },
) {
  const handlers = new Map<string, Handler>()
  const registration = { unregister: vi.fn(async () => true), navigationPreload: { enable: async () => {} } }
  const skipWaiting = vi.fn(async () => {})
  const tabs: { url: string; focus: () => Promise<void> }[] = []
  const openWindow = vi.fn(async (_url: string) => {})
  const showNotification = vi.fn(async (_title: string, _options: object) => {})
  Object.assign(registration, { showNotification })
  runInNewContext(script, {
    self: {
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
      location: { origin: site },
      clients: { claim: async () => {}, matchAll: async () => tabs, openWindow },
      registration,
      skipWaiting,
    },
    ...{ caches, fetch, URL, Response },
  })
  const send = async (name: string, event: object = {}) => {
    const awaited: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => awaited.push(work) })
    await Promise.all(awaited)
  }
  /** Undefined where the worker leaves the request to the browser. */
  const open = async (path: string, { method = 'GET', mode = 'navigate' } = {}) => {
    let answer: Promise<Response> | undefined
    const request = { method, mode, url: site + path }
    const respondWith = (response: Promise<Response>) => {
      answer = response
    }
    handlers.get('fetch')?.({ request, preloadResponse: Promise.resolve(undefined), respondWith })
    return answer
  }
  return { send, open, registration, skipWaiting, tabs, openWindow, showNotification }
}
