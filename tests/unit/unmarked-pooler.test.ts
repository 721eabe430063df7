import { createServer } from 'node:net'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { guardClient } from '@/db/guarded-client'

/** Answers as PgBouncer does to a client that sends it limits. */
const pooler = createServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', (startup) => {
    const limit = /\w+_timeout/.exec(startup.toString('latin1'))?.[0]
    if (!limit) return
    const fields = Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${limit}\0\0`)
    const head = Buffer.from('E\0\0\0\0')
    head.writeUInt32BE(fields.length + 4, 1)
    socket.end(Buffer.concat([head, fields]))
  })
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve))
  const address = pooler.address()
  url = `postgres://user:password@127.0.0.1:${typeof address === 'object' && address?.port}/querencia`
})
afterAll(() => new Promise((resolve) => pooler.close(resolve)))

it('a server whose address does not say that it is a pooler’s says so once in its log', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const connection = { statement_timeout: 10_000 }
  const client = guardClient(() => postgres(url, { max: 1, connection }), {
    deadlineMs: 5_000,
    maxOpen: 5,
    reconnects: true,
  })
  onTestFinished(async () => {
    log.mockRestore()
    await client.end({ timeout: 0 })
  })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(client.unsafe('select 1')).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
      code: '08P01',
    })
  const said = log.mock.calls.flat().map(String)
  expect(said).toEqual([expect.stringContaining('add ?pgbouncer=true')])
})
