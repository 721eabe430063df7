import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { formPostGuard } from '@/server/guard/form-posts'

const BYTES = 100 * 1024
/** Long enough for a body to arrive on a busy machine. */
const TIMEOUT_MS = 1000

let judge = formPostGuard(() => TIMEOUT_MS)

/** Answers after the body has arrived, later than the timeout. */
const answerLate: RequestListener = (request, response) => {
  expect(judge(request, response)).toBeNull()
  request.resume().on('end', () => setTimeout(() => response.end('read'), 2 * TIMEOUT_MS))
}

let server: Server
beforeAll(async () => {
  server = createServer(answerLate)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())

/** Sends that many bytes of the declared body; resolves with what came back when the connection closes. */
function post(sent: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-length: ${BYTES}\r\n\r\n`)
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

it('the timeout of a form post does not limit how long its answer takes', async () => {
  expect(await post(BYTES)).toMatch(/^HTTP\/1.1 200 /)
})
