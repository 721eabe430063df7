import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

/** Files that are read while they are sent, endpoints and pages. */
const PATHS = [
  '/art/hero-b.webp',
  '/robots.txt',
  '/sw.js',
  '/manifest.webmanifest',
  '/f/nadie',
  '/icon.svg',
  '/dashboard',
  '/searcher/todos',
  '/no-existe',
]

/** Goes away that many milliseconds after asking. */
function askAndLeave(path: string, afterMs: number): Promise<void> {
  const { hostname, port, host } = new URL(BASE_URL)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, async () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
      await wait(afterMs)
      socket.destroy()
      resolve()
    })
    socket.on('error', () => resolve())
  })
}

it('visitors who leave before the answer has come keep nobody waiting', async () => {
  for (const path of PATHS) {
    for (const afterMs of [0, 0, 1, 1, 2, 2, 3, 4, 6, 8, 12])
      await askAndLeave(`${path}?de=${afterMs}`, afterMs)
  }
  // Never kept, and 503 after five seconds without a place.
  const answer = await fetch(`${BASE_URL}/no-existe`, { redirect: 'manual' })
  expect(answer.status).toBe(307)
})

it.each([
  ['/api/v1.0/auth/userLogin', 'application/json', 300_000],
  ['/api/v1.0/user', 'multipart/form-data; boundary=x', 40_000_000],
  ['/api/webhooks/stripe', 'application/json', 3_000_000],
])(
  'a body that %s refuses half-way keeps no later request on its connection waiting',
  async (path, type, bytes) => {
    const { hostname, port, host } = new URL(BASE_URL)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = `${(100_000).toString(16)}\r\n${'a'.repeat(100_000)}\r\n`
    for (let sent = 0; sent < bytes; sent += 100_000)
      if (!socket.write(chunk)) await new Promise((resolve) => socket.once('drain', resolve))
    socket.write(`0\r\n\r\nGET /api/salud HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await expect.poll(() => received, { timeout: 5_000 }).toMatch(/^HTTP\/1.1 4\d\d [\s\S]*HTTP\/1.1 200 /)
    socket.destroy()
  },
)
