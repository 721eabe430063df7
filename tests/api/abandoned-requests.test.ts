import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { BASE_URL } from '@/tests/support/site'

/** Some are read from a disk while they are sent, others are made for each request, with and without a query of their own. */
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
  const answer = await fetch(`${BASE_URL}/searcher/todos?pag=2`)
  expect(answer.status).toBe(200)
})
