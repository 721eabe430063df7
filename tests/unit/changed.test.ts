import { describe, expect, it } from 'vitest'
import { listChanged, listReadingTests, stagesFor } from '@/scripts/support/changed'

describe('stages that a change can have broken', () => {
  it.each([
    ['README.md', 'none', 'none', 'none'],
    ['docs/decisions/README.md', 'none', 'none', 'none'],
    ['lib/pets/operations.ts', 'related', 'all', 'none'],
    ['lib/moderation/staff/queries.ts', 'related', 'all', 'none'],
    ['lib/moderation/reviews/operations/report.ts', 'related', 'all', 'none'],
    ['lib/pets/schema.ts', 'related', 'all', 'all'],
    ['db/schema/pets.ts', 'all', 'all', 'all'],
    ['app/api/v1.0/pets/route.ts', 'none', 'all', 'none'],
    ['app/(site)/page.tsx', 'none', 'all', 'all'],
    ['components/ui/button.tsx', 'none', 'all', 'all'],
    ['public/icon.svg', 'none', 'all', 'all'],
    ['server/guard.ts', 'related', 'all', 'all'],
    ['tests/unit/quiz.test.ts', 'none', 'none', 'none'],
    ['tests/integration/pets.test.ts', 'related', 'none', 'none'],
    ['tests/api/pets.test.ts', 'none', 'related', 'none'],
    ['tests/e2e/home.spec.ts', 'none', 'none', 'related'],
    ['tests/support/pets.ts', 'related', 'related', 'related'],
  ])('after a change in %s: integration %s, api %s, e2e %s', (file, integration, api, e2e) => {
    expect(stagesFor([file])).toEqual({ unit: 'related', integration, api, e2e })
  })

  it.each(['package-lock.json', 'next.config.ts', 'scripts/support/build.ts', 'a new folder/file'])(
    'are all of them after a change in %s',
    (file) => {
      expect(stagesFor([file])).toEqual({ unit: 'all', integration: 'all', api: 'all', e2e: 'all' })
    },
  )

  it('of several files are those that any of them can break', () => {
    expect(stagesFor(['README.md', 'tests/e2e/home.spec.ts', 'lib/pets/operations.ts'])).toEqual({
      unit: 'related',
      integration: 'related',
      api: 'all',
      e2e: 'related',
    })
  })

  it('are the unit tests alone when nothing changed', () => {
    expect(stagesFor([])).toEqual({ unit: 'related', integration: 'none', api: 'none', e2e: 'none' })
  })
})

it('unit tests that read the sources always run: no import tells what they depend on', () => {
  expect(listReadingTests()).toContain('tests/unit/architecture.test.ts')
  expect(listReadingTests()).not.toContain('tests/unit/quiz.test.ts')
})

it('a revision that does not exist is an error, not a change of nothing', () => {
  expect(() => listChanged('no-such-revision')).toThrow()
})
