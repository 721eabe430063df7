import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { metricsText } from '@/lib/platform/metrics'
import { expireTags } from '@/lib/platform/runtime'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { CACHE_HANDLER } from '@/server/next-internals/cache-handler'
import { checkFit, isOff, through, WAYS_IN } from '@/server/next-internals/fit'
import { INLINE_SCRIPTS } from '@/server/next-internals/inline-scripts'
import { LIFETIMES } from '@/server/next-internals/skipped-work'
import { START } from '@/server/next-internals/start'
import { type Installed, installedFramework } from '@/server/next-internals/way-in'
import { answerWith } from '@/server/request'
import { completeResponse } from '@/server/response/complete-response'
import { LoopbackServer } from '@/tests/support/loopback'

const expired = vi.hoisted(() => ({ tags: [] as string[], later: [] as (() => unknown)[] }))
vi.mock('next/cache', () => ({
  revalidateTag: (tag: string) => expired.tags.push(tag),
  unstable_cache: null,
}))
vi.mock('next/server', () => ({ after: (task: () => unknown) => expired.later.push(task) }))

/** The installed framework, without a build. */
const installed = installedFramework(PROJECT_ROOT, PROJECT_ROOT)
/** A framework of which nothing is as it was. */
const strange: Installed = { ...installed, text: () => '', load: () => ({}), built: () => '' }

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const logged = () => vi.mocked(console.warn).mock.calls.map(([entry]) => JSON.parse(String(entry)))

it('every part that no longer fits is off, named once with what the site does without it', async () => {
  checkFit(strange)
  expect(logged().map(({ what, part }) => [what, part])).toEqual(
    WAYS_IN.map(({ name }) => ['framework_misfit', name]),
  )
  expect(logged()[0]).toMatchObject({
    framework: installed.version,
    readAt: START.readAt,
    without: START.without,
  })
  expect(await metricsText()).toContain(`\nquerencia_framework_misfits ${WAYS_IN.length}\n`)
})

it('the others stay on', () => {
  checkFit({ ...installed, built: strange.built })
  expect([INLINE_SCRIPTS, START].map(isOff)).toEqual([true, true])
  expect([CACHE_HANDLER, LIFETIMES].map(isOff)).toEqual([false, false])
})

it('a part that fails when it is used is off from then on, and named', () => {
  checkFit({ ...installed, built: strange.built })
  const before = logged().length
  const fail = () => {
    throw new Error('moved')
  }
  expect(through(LIFETIMES, installed, fail)).toBeNull()
  expect(through(LIFETIMES, installed, () => 1)).toBeNull()
  expect(logged().slice(before)).toMatchObject([{ part: LIFETIMES.name }])
})

/** What a client gets of a page that the framework makes. */
async function ask(page: string, policy: string): Promise<Response> {
  const server = new LoopbackServer((request, response) => {
    completeResponse(request, response)
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Security-Policy', policy)
    response.end(page)
  })
  await server.start()
  onTestFinished(() => server.stop())
  return fetch(`${server.url}/`)
}

it('pages run the scripts of a framework that is not known', async () => {
  checkFit(strange)
  const policy = "script-src 'self' 'unsafe-inline'"
  const answer = await ask('<script>self.__new_flight(1)</script>', policy)
  expect(answer.headers.get('content-security-policy')).toBe(policy)
})

it('a change expires its tags twice where the framework keeps the pages, and once where we do', async () => {
  const server = () =>
    new LoopbackServer(
      answerWith(async (_request, response) => {
        expireTags('pet-1')
        response.end()
      }),
    )
  const change = async () => {
    Object.assign(expired, { tags: [], later: [] })
    const listening = server()
    await listening.start()
    onTestFinished(() => listening.stop())
    await fetch(`${listening.url}/api/x`)
    return [expired.tags.length, expired.later.length]
  }
  checkFit({ ...installed, built: strange.built })
  expect(await change()).toEqual([1, 0])
  checkFit(strange)
  expect(await change()).toEqual([1, 1])
})
