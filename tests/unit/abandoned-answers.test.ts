import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Framework } from '@/server/next-internals/start'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

/** More than are rendered at once. */
const VISITORS = 12

/** Sooner than who waits for a place is refused. */
const SOON = { timeout: 4_000 }

/** As the framework's own promise for a client that does not read, or is gone. */
const forEver = () => new Promise<void>(() => {})

/** A server whose framework answers `/last`, and the rest as `answer` does. */
async function listen(answer: Framework['handle']) {
  const asked: string[] = []
  const server = new LoopbackServer(
    answerWith(async (request, response) => {
      asked.push(request.url ?? '')
      if (request.url !== '/last') return answer(request, response)
      response.end('here')
    }),
  )
  await server.start()
  onTestFinished(() => server.stop())
  const { port } = server
  const visit = () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /dashboard HTTP/1.1\r\nHost: site\r\n\r\n'),
    )
    onTestFinished(() => void socket.destroy())
    return socket.on('error', () => {})
  }
  return { asked, visit, url: `http://127.0.0.1:${port}/last` }
}

it.each<[string, string]>([
  ['a page', 'text/html'],
  ['a file', 'image/webp'],
])('%s holds no place once it is made, though the client has not got it', async (_what, type) => {
  const { asked, visit, url } = await listen((_request, response) => {
    response.setHeader('Content-Type', type).end('a')
    return forEver()
  })
  for (let visitor = 0; visitor < VISITORS; visitor++) visit()
  await vi.waitFor(() => expect(asked).toHaveLength(VISITORS), SOON)
  expect(await (await fetch(url)).text()).toBe('here')
})

it('what is sent in parts holds no place once the client is gone', async () => {
  const { asked, visit, url } = await listen((_request, response) => {
    response.setHeader('Content-Type', 'image/webp').write('a')
    return forEver()
  })
  for (let visitor = 1; visitor <= VISITORS; visitor++) {
    const socket = visit()
    await vi.waitFor(() => expect(asked).toHaveLength(visitor), SOON)
    socket.destroy()
  }
  expect(await (await fetch(url)).text()).toBe('here')
})

it('a long file holds no place once it is written, though its client does not read', async () => {
  const file = Buffer.alloc(2 * 1024 * 1024)
  const { asked, visit, url } = await listen((_request, response) => {
    response.setHeader('Content-Type', 'image/webp').setHeader('Content-Length', file.length).write(file)
    // As the framework, which waits for the client before it ends the response.
    return forEver()
  })
  for (let visitor = 0; visitor < VISITORS; visitor++) visit().pause()
  await vi.waitFor(() => expect(asked).toHaveLength(VISITORS), SOON)
  expect(await (await fetch(url)).text()).toBe('here')
})
