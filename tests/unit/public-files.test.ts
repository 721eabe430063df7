import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { filterClientFaults } from '@/server/client-faults'
import { installedFramework } from '@/server/next-internals/way-in'
import { answerWith } from '@/server/request'
import { LoopbackServer } from '@/tests/support/loopback'

const PICTURE = '/art/hero-b.webp'

/** What stands for the framework says which part it was asked for. */
const server = new LoopbackServer(
  answerWith(
    async (request, response) =>
      void response.setHeader('x-asked', request.headers.range ?? 'the whole').end(),
    filterClientFaults(PROJECT_ROOT, installedFramework(PROJECT_ROOT, PROJECT_ROOT)),
  ),
)
beforeAll(() => server.start())
afterAll(() => server.stop())

async function ask(headers: Record<string, string>, method = 'GET', path = PICTURE) {
  const answer = await fetch(`${server.url}${path}`, { headers, method })
  return [answer.status, answer.headers.get('x-asked'), answer.headers.get('content-range')]
}

it('a part that a public file has is left to the framework', async () => {
  expect(await ask({ range: 'bytes=0-9' })).toEqual([200, 'bytes=0-9', null])
  expect(await ask({ range: 'bytes=-1' })).toEqual([200, expect.stringMatching(/^bytes=(\d+)-\1$/), null])
})

it('a part that it has not is refused, for which the framework would fail', async () => {
  expect(await ask({ range: 'bytes=99999999-' })).toEqual([
    416,
    null,
    expect.stringMatching(/^bytes \*\/\d+$/),
  ])
})

it.each<[Record<string, string>, string?, string?]>([
  [{ range: 'bytes=9-0' }],
  [{ range: 'bytes=0-1,4-5' }],
  [{ range: 'lines=0-1' }],
  [{ range: 'bytes=0-9', 'if-range': '"other"' }],
  [{ range: 'bytes=0-9' }, 'HEAD'],
  [{ range: 'bytes=0-9' }, 'GET', '/_next/static/chunks/a.js'],
])('the whole is sent instead of what is no part: %j %s', async (headers, method, path) => {
  expect(await ask(headers, method, path)).toEqual([200, 'the whole', null])
})
