import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitFormPosts } from '@/lib/http/form-post-guard'

const BYTES = 100 * 1024
/** Long enough for a body to arrive on a busy machine. */
const DEADLINE_MS = 1000

/** Answers once it has read everything, and later than anything may arrive. */
const answerLate: RequestListener = (request, response) => {
  request.resume().on('end', () => setTimeout(() => response.end('read'), 2 * DEADLINE_MS))
}

let server: Server
beforeAll(async () => {
  limitFormPosts(0, () => DEADLINE_MS)
  server = createServer(answerLate)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())

/** Posts as much of a body of that weight, and tells what has come back when the connection ends. */
function post(sent: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-length: ${BYTES}\r\n\r\n`)
  socket.write(new Uint8Array(sent))
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  // A connection that is cut off may say so.
  socket.on('error', () => {})
  return new Promise((resolve) => socket.on('close', () => resolve(heard)))
}

it('cuts off a heavy body that does not arrive in time', async () => {
  expect(await post(BYTES - 1)).toBe('')
})

it('leaves the time of the answer to whoever answers', async () => {
  expect(await post(BYTES)).toMatch(/^HTTP\/1.1 200 /)
})
