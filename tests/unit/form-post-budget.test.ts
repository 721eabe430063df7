import { connect } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { LoopbackServer } from '@/tests/support/loopback'

vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { stampPeer } = await import('@/lib/platform/http/client-ip')
const { whenArrived } = await import('@/server/guard/arrivals')
const { formPostGuard } = await import('@/server/guard/form-posts')

describe('large form posts that arrive at once or never', () => {
  const MB = 1024 * 1024

  /** A server that says 200 once a body is here, and counts those that are on their way. */
  async function listen() {
    const judgeNow = formPostGuard()
    const seen = { judged: 0 }
    const busy = new LoopbackServer((request, response) => {
      stampPeer(request)
      const refusal = judgeNow(request, response)
      seen.judged += 1
      if (refusal) {
        response.writeHead(refusal).end()
        return
      }
      whenArrived(request, () => response.end('here'))
    })
    await busy.start()
    onTestFinished(() => busy.stop())
    const { port } = busy
    /** @returns the status line, once there is one. */
    const send = (from: string, declared: number, sent: number): Promise<string> => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      const length = declared === 0 ? 'transfer-encoding: chunked' : `content-length: ${declared}`
      socket.write(`POST / HTTP/1.1\r\nhost: site\r\nx-forwarded-for: ${from}\r\n${length}\r\n\r\n`)
      socket.write(new Uint8Array(sent))
      return new Promise((resolve) =>
        socket.once('data', (data) => resolve(`${data}`.split('\r\n')[0] ?? '')),
      )
    }
    return { send, seen }
  }

  it('take no room by what they promise', async () => {
    const { send, seen } = await listen()
    for (let at = 0; at < 60; at++) void send(`192.0.2.${at}`, 13 * MB, 100)
    await vi.waitFor(() => expect(seen.judged).toBe(60))
    expect(await send('198.51.100.1', 12 * MB, 12 * MB)).toContain('200')
  })

  it('are two of one address at most', async () => {
    const { send, seen } = await listen()
    void send('192.0.2.1', 13 * MB, 100)
    void send('192.0.2.1', 13 * MB, 100)
    await vi.waitFor(() => expect(seen.judged).toBe(2))
    expect(await send('192.0.2.1', 13 * MB, 100)).toContain('429')
  })
})
