import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { whenArrived, whenQuiet } from '@/server/guard/arrivals'

/** @param arrivals how many connect in each turn of the event loop, from the first on. @returns in which it begins. */
async function turnsUntilQuiet(arrivals: (turn: number) => number): Promise<number> {
  let accepted = 0
  let turns = 0
  let isQuiet = false
  whenQuiet(
    () => accepted,
    () => {
      isQuiet = true
    },
  )
  while (!isQuiet) {
    turns += 1
    accepted += arrivals(turns)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return turns
}

it('what waits for arrivals begins in the second turn in a row in which nobody connects', async () => {
  expect(await turnsUntilQuiet(() => 0)).toBe(2)
  expect(await turnsUntilQuiet((turn) => (turn <= 5 ? 1 : 0))).toBe(7)
  expect(await turnsUntilQuiet((turn) => (turn === 2 ? 3 : 0))).toBe(4)
})

it('what waits for arrivals begins in the hundredth turn, though somebody connects in each', async () => {
  expect(await turnsUntilQuiet(() => 1)).toBe(100)
  expect(await turnsUntilQuiet((turn) => turn % 2)).toBe(100)
})

it('a body that is sent a byte at a time is held in pieces, and read as it was sent', async () => {
  const sent = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
  const request = new IncomingMessage(new Socket())
  const arrived = new Promise<number>((resolve) => whenArrived(request, resolve))
  let hasRoom = true
  const send = (from: number, to: number) => {
    hasRoom &&= request.push(sent.subarray(from, to))
  }
  for (let at = 0; at < 100_000; at++) send(at, at + 1)
  send(100_000, 150_000)
  for (let at = 150_000; at < 200_000; at++) send(at, at + 1)
  expect(hasRoom).toBe(true)
  request.push(null)
  await arrived
  const pieces: Buffer[] = []
  request.on('data', (piece) => pieces.push(piece))
  await new Promise((resolve) => request.on('end', resolve))
  expect(Buffer.concat(pieces).equals(sent)).toBe(true)
  expect(pieces.length).toBeLessThanOrEqual(4)
})

it('a body that is here is read a piece in each turn of the event loop', async () => {
  const request = new IncomingMessage(new Socket())
  const arrived = new Promise<number>((resolve) => whenArrived(request, resolve))
  for (let piece = 0; piece < 20; piece++) request.push(Buffer.alloc(65_536))
  request.push(null)
  await arrived
  let turns = 0
  let most = 0
  let read = 0
  const turn = () => {
    most = Math.max(most, read)
    read = 0
    turns += 1
    if (!request.readableEnded) setImmediate(turn)
  }
  setImmediate(turn)
  request.on('data', () => {
    read += 1
  })
  await new Promise((resolve) => request.on('end', resolve))
  expect(turns).toBeGreaterThanOrEqual(18)
  expect(most).toBeLessThanOrEqual(3)
})

it('the parts of a multipart body are counted, also where a boundary is cut in two', async () => {
  const countOf = async (type: string | undefined, body: string, cut: number) => {
    const request = new IncomingMessage(new Socket())
    if (type) request.headers['content-type'] = type
    const parts = new Promise<number>((resolve) => whenArrived(request, resolve))
    const bytes = Buffer.from(body)
    request.push(bytes.subarray(0, cut))
    request.push(bytes.subarray(cut))
    request.push(null)
    return parts
  }
  const part = `--frontier\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'b'.repeat(5_000)}\r\n`
  const body = `${part.repeat(4)}--frontier--\r\n`
  const second = part.length
  for (const cut of [10, second, second + 5, body.length - 6])
    expect(await countOf('multipart/form-data; boundary=frontier', body, cut)).toBe(4)
  expect(await countOf('multipart/form-data; charset=utf-8; Boundary="frontier"', body, 9)).toBe(4)
  expect(await countOf('text/plain', body, 9)).toBe(0)
  expect(await countOf(undefined, body, 9)).toBe(0)
})
