import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from '@/server/guard/connections'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener)
  const site = await new LoopbackServer(server).start()
  onTestFinished(() => site.stop())
  return { server, port: site.port }
}

const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))

it('a connection with many unanswered requests is closed', async () => {
  let asked = 0
  const { port } = await listen(answerWith(async () => void asked++))
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const end = closed(socket)
  // It waits for no place.
  socket.write('GET /media/luna.webp HTTP/1.1\r\nhost: site\r\n\r\n'.repeat(100))
  await end
  expect(asked).toBe(16)
})

it('an upgrade is refused, and its connection closed', async () => {
  const { server, port } = await listen(answerWith(async () => {}))
  limitConnections(server)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  const end = new Promise((resolve) => server.on('connection', (own) => own.on('close', resolve)))
  socket.write('GET //x HTTP/1.1\r\nhost: site\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
  await end
  socket.destroy()
  expect(received).toMatch(/^HTTP\/1.1 400 /)
})

it.each(['1.0', '1.1'])(
  'who asks to close the connection, by HTTP %s, is not cut off while sending what is refused',
  async (version) => {
    const { port } = await listen(answerWith(async () => {}))
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    const end = closed(socket)
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    const bytes = 20_000_000
    socket.write(
      `POST /login HTTP/${version}\r\nhost: site\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\n`,
    )
    socket.write(`content-length: ${bytes}\r\n\r\n`)
    for (let sent = 0; sent < bytes; sent += 1_000_000) {
      const isRoom = socket.write(Buffer.alloc(1_000_000, 'a'))
      if (!isRoom) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
    }
    socket.end()
    await end
    expect(errors).toEqual([])
    expect(received).toMatch(/^HTTP\/1.1 413 /)
  },
)
