import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { stampPeer } from '@/lib/platform/http/client-ip'
import { formPostGuard } from '@/server/guard/form-posts'
import { LoopbackServer } from '@/tests/support/loopback'

const BYTES = 100 * 1024
/** Long enough for a body to arrive on a busy machine. */
const TIMEOUT_MS = 1000

let judge = formPostGuard(() => TIMEOUT_MS)

/** Answers after the body has arrived, later than the timeout. */
const answerLate: RequestListener = (request, response) => {
  expect(judge(request, response)).toBeNull()
  request.resume().on('end', () => setTimeout(() => response.end('read'), 2 * TIMEOUT_MS))
}

const server = new LoopbackServer(answerLate)
beforeAll(() => server.start())
afterAll(() => server.stop())

/** Sends that many bytes of the declared body; resolves with what came back when the connection closes. */
function post(sent: number, declared = BYTES, header = 'accept: */*'): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  const length = `content-length: ${declared}`
  socket.write(`POST / HTTP/1.1\r\nhost: site\r\nconnection: close\r\n${header}\r\n${length}\r\n\r\n`)
  socket.write(new Uint8Array(sent))
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  // Destroyed connections may report an error.
  socket.on('error', () => {})
  return new Promise((resolve) => socket.on('close', () => resolve(received)))
}

it('a large form post that does not arrive in time is cut off', async () => {
  expect(await post(BYTES - 1)).toBe('')
})

it('a large form post that stalls is cut off before its time', async () => {
  judge = formPostGuard(() => 600_000, 200)
  onTestFinished(() => {
    judge = formPostGuard(() => TIMEOUT_MS)
  })
  expect(await post(1000)).toBe('')
})

it('a small form post that does not arrive in time is cut off, and none that is only slow', async () => {
  expect(await post(999, 1000)).toBe('')
  judge = formPostGuard(() => 600_000, 20)
  onTestFinished(() => {
    judge = formPostGuard(() => TIMEOUT_MS)
  })
  const isCut = post(999, 1000).then(() => true)
  expect(await Promise.race([isCut, wait(500, false)])).toBe(false)
})

it('a form post without an origin, which no browser sends, is cut off sooner', async () => {
  judge = formPostGuard(() => 600_000, 600_000, 200)
  onTestFinished(() => {
    judge = formPostGuard(() => TIMEOUT_MS)
  })
  expect(await post(999, 1000)).toBe('')
  const isCut = post(999, 1000, 'origin: http://site').then(() => true)
  expect(await Promise.race([isCut, wait(600, false)])).toBe(false)
})

it('form posts whose connection dies while they wait behind an answer give back their part of the budget', async () => {
  const judgeNow = formPostGuard()
  const judged: unknown[] = []
  const sockets: Socket[] = []
  const pipelined = new LoopbackServer((request, response) => {
    if (request.url === '/slow') return
    stampPeer(request)
    judged.push(judgeNow(request, response))
    sockets.push(request.socket)
  })
  await pipelined.start()
  onTestFinished(() => pipelined.stop())
  const large = 'POST / HTTP/1.1\r\nhost: site\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'
  for (let at = 1; at <= 12; at++) {
    const client = connect(pipelined.port, '127.0.0.1')
    client.write(`GET /slow HTTP/1.1\r\nhost: site\r\n\r\n${large}`)
    await vi.waitFor(() => expect(judged).toHaveLength(at))
    client.destroy()
    await vi.waitFor(() => expect(sockets.at(-1)?.closed).toBe(true))
  }
  expect(judged).toEqual(Array(12).fill(null))
})

it('the timeout of a form post does not limit how long its answer takes', async () => {
  expect(await post(BYTES)).toMatch(/^HTTP\/1.1 200 /)
})
