import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { fits, WAYS_IN } from '@/server/next-internals/fit'
import { installedFramework } from '@/server/next-internals/way-in'
import { CHANGES, FAILING_START, withChange } from '@/tests/support/doctored-framework'
import { startOwnServer } from '@/tests/support/own-server'

const DIST_DIR = '.next-test'
const STANDALONE = path.join(PROJECT_ROOT, DIST_DIR, 'standalone')
const PET = '/pet-detail/100015'

const installed = installedFramework(STANDALONE, path.join(STANDALONE, DIST_DIR))

let site: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  site = await startOwnServer(DIST_DIR, 'fit', {})
})
afterAll(() => site?.stop())

const misfits = (output: string) =>
  output.split('\n').flatMap((line) => (line.includes('"framework_misfit"') ? [JSON.parse(line)] : []))

/** The status of each page; of a pet's when it is made, and when it is kept. */
async function statusesOf(url: string): Promise<number[]> {
  const statuses: number[] = []
  for (const page of [PET, PET, PET, '/pet-detail/0', '/faqs', '/searcher/todos']) {
    const answer = await fetch(`${url}${page}`)
    expect(await answer.text(), page).toContain('</html>')
    statuses.push(answer.status)
  }
  return statuses
}
const FINE = [200, 200, 200, 404, 200, 200]

describe('the installed framework', () => {
  it.each(WAYS_IN)('is as it was read: $name', (way) => {
    expect(fits(way, installed)).toBe(true)
  })

  it('serves the site with all that the server program does', async () => {
    expect(misfits(site.output())).toEqual([])
    expect(await statusesOf(site.url)).toEqual(FINE)
  })
})

describe('a framework with a change', () => {
  it.each(WAYS_IN)(
    'is named at the start and serves the site all the same: $name',
    async ({ name }) => {
      const change = CHANGES[name]
      if (!change) throw new Error(`no change for ${name}`)
      const changed = await site.startSibling(withChange(change))
      try {
        expect(misfits(changed.output()).map(({ part }) => part)).toEqual([name])
        expect(await statusesOf(changed.url)).toEqual(FINE)
      } finally {
        await changed.stop()
      }
    },
    60_000,
  )
})

it('an application that does not start ends the server with code 1, before it listens', async () => {
  const failed = await site.startSibling(withChange(FAILING_START)).catch(String)
  expect(failed).toContain('código 1')
  expect(failed).toContain('the application says why')
  expect(failed).not.toContain('Ready in')
}, 60_000)
