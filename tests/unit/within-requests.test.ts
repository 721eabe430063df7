import { request as ask } from 'node:http'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const WITHIN = 'x-querencia-within'
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

/** What the framework, which never answers, sees of each request that it is asked. */
let stamps: unknown[]
let port: number

beforeEach(async () => {
  stamps = []
  const server = new LoopbackServer(answerWith(async ({ headers }) => void stamps.push(headers[WITHIN])))
  await server.start()
  onTestFinished(() => server.stop())
  port = server.port
})

/** A request whose body is never whole. */
function open(path: string, headers: Record<string, string>): void {
  const asked = ask({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false })
  asked.on('error', () => {}).write('--x')
}

async function firstStamp(): Promise<string> {
  open('/api/viewer', { [WITHIN]: 'mine' })
  await vi.waitFor(() => expect(stamps).toHaveLength(1))
  return String(stamps[0])
}

it('what the framework asks within a request waits for no place, and a client cannot say so', async () => {
  const stamp = await firstStamp()
  expect(stamp).toMatch(/^[\w-]{36}$/)
  // It needs no whole form: the one that it is asked within is here.
  open('/login', { ...FORM, 'content-length': '100', [WITHIN]: 'mine' })
  open('/login', { ...FORM, 'content-length': '101', [WITHIN]: stamp })
  await vi.waitFor(() => expect(stamps).toHaveLength(2))
  expect(stamps[1]).toBe(stamp)
})

it('what the framework of one worker asks within a request is known to another', async () => {
  const workers = [1, 2].map(
    () =>
      new LoopbackServer(
        answerWith(async ({ headers }) => void stamps.push(headers[WITHIN]), undefined, 'of this start'),
      ),
  )
  for (const worker of workers) {
    await worker.start()
    onTestFinished(() => worker.stop())
  }
  const [one = 0, other = 0] = workers.map((worker) => worker.port)
  port = one
  const stamp = await firstStamp()
  port = other
  open('/login', { ...FORM, [WITHIN]: stamp })
  await vi.waitFor(() => expect(stamps).toHaveLength(2))
})

it('what the framework asks within a request takes no second part of the upload budget', async () => {
  const stamp = await firstStamp()
  for (let at = 0; at < 20; at++) open('/login', { ...FORM, [WITHIN]: stamp })
  await vi.waitFor(() => expect(stamps).toHaveLength(21))
})

it('a form of very many fields is refused before the framework looks at any of them', async () => {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  const send = (fields: number) =>
    fetch(`http://127.0.0.1:${port}/register`, {
      method: 'POST',
      headers: FORM,
      body: `${field.repeat(fields)}--x--\r\n`,
      signal: AbortSignal.timeout(2_000),
    })
  const { status } = await send(301)
  expect(status).toBe(413)
  expect(stamps).toEqual([])
  await expect(send(200)).rejects.toThrow('timeout')
  expect(stamps).toHaveLength(1)
})
