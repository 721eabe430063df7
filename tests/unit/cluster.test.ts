import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { Child } from '@/scripts/support/child'
import { startProgram } from '@/tests/support/programs'

interface Running extends Child {
  url: string
}

async function start(variables: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const child = startProgram('cluster', [], { ...variables, PORT: String(port) })
  onTestFinished(() => child.stop())
  return { ...child, url: `http://127.0.0.1:${port}` }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const ready = ({ output }: Running) => expect.poll(output, { timeout: 20_000 }).toContain('ready')

async function answersOf(url: string, times: number): Promise<Set<string>> {
  const answers = new Set<string>()
  for (let i = 0; i < times; i++) {
    const answer = await fetch(url, { headers: { connection: 'close' } })
    answers.add(await answer.text())
  }
  return answers
}

/** Process ids of the workers that answer. */
const askOften = async (url: string, times: number) => new Set([...(await answersOf(url, times))].map(Number))

it('a worker that is killed is replaced, and requests go on meanwhile', async () => {
  const running = await start()
  await ready(running)
  const before = await askOften(running.url, 10)
  expect(before.size).toBe(2)
  const [victim = 0] = before
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => isAlive(victim)).toBe(false)
  expect([...(await askOften(running.url, 20))]).not.toContain(victim)
  await expect.poll(async () => (await askOften(running.url, 10)).size, { timeout: 20_000 }).toBe(2)
})

/** Process ids of the workers that answer soon; the connection that a hanging one was given last is not answered. */
async function askPatiently(url: string, times: number): Promise<Set<number>> {
  const pids = new Set<number>()
  for (let i = 0; i < times; i++) {
    const answer = await fetch(url, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(1_000),
    }).catch(() => null)
    const pid = Number(await answer?.text())
    if (pid > 0) pids.add(pid)
  }
  return pids
}

/** Whether it was answered. */
const askToHang = (url: string) =>
  fetch(`${url}/loop`, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )

it('a worker that hangs is replaced, requests go on meanwhile, and its scheduled tasks move on to another', async () => {
  const running = await start()
  await ready(running)
  const firstOf = async () => [...(await askPatiently(`${running.url}/first`, 6))]
  const [first = 0, ...more] = await firstOf()
  expect(more).toEqual([])
  // One of two asked in turn is the one with the tasks, and hangs; the other answers.
  expect(await Promise.all([askToHang(running.url), askToHang(running.url)])).toContain(false)
  expect((await askPatiently(running.url, 6)).size).toBe(1)
  await expect.poll(async () => (await askPatiently(running.url, 10)).size, { timeout: 20_000 }).toBe(2)
  expect(isAlive(first)).toBe(false)
  expect(running.output()).toContain('hangs and is replaced')
  expect(await firstOf()).toEqual([expect.any(Number)])
}, 60_000)

it('all workers of a start, replaced ones too, know each other’s requests by one stamp, and no other start', async () => {
  const [one, other] = await Promise.all([start(), start()])
  await Promise.all([ready(one), ready(other)])
  const stamps = await answersOf(`${one.url}/stamp`, 10)
  expect([...stamps]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  const [victim = 0] = await askOften(one.url, 1)
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => isAlive(victim)).toBe(false)
  await expect.poll(async () => (await askOften(one.url, 10)).size, { timeout: 20_000 }).toBe(2)
  expect(await answersOf(`${one.url}/stamp`, 10)).toEqual(stamps)
  expect(await answersOf(`${other.url}/stamp`, 2)).not.toEqual(stamps)
  expect(one.output()).not.toContain([...stamps][0])
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('workers that cannot start end the program with what they say', async () => {
  const running = await start({ FAIL: '1' })
  expect(await running.exited).toBe(1)
  expect(running.output()).toContain('the worker says why')
})

it('two signals to stop lose no request, and the program ends with code 0', async () => {
  const running = await start()
  await ready(running)
  const answers = Promise.all(Array.from({ length: 4 }, () => fetch(`${running.url}/slow`)))
  await wait(300)
  process.kill(running.pid, 'SIGTERM')
  await wait(200)
  process.kill(running.pid, 'SIGTERM')
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await running.exited).toBe(0)
  await expect(fetch(running.url)).rejects.toThrow()
})
