import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { parseSource, readSources } from '@/tests/support/sources'
import { AREAS, violations } from './architecture-rules'

const check = (file: string, text: string) => violations(parseSource(file, text))

/** They hold the rules' own words, and the violations that are planted. */
const SELF = ['tests/unit/architecture.test.ts', 'tests/unit/architecture-rules.ts']

describe('the architecture rules', () => {
  const atRoot = readdirSync(PROJECT_ROOT).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  const sources = readSources([...atRoot, 'app', 'components', 'db', 'lib', 'scripts', 'server', 'tests'])

  it('hold in every source file', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.map(({ file }) => file)).toContain('instrumentation.ts')
    const found = sources.filter(({ file }) => !SELF.includes(file)).flatMap(violations)
    expect(found, found.join('\n')).toEqual([])
  })

  it.each(Object.entries(AREAS))('know every area of %s', (root, areas) => {
    expect(readdirSync(path.join(PROJECT_ROOT, root)).sort()).toEqual([...areas].sort())
  })

  it.each([
    ['db/schema/pets.ts', `import { env } from '@/lib/platform/env'`],
    ['app/(site)/page.tsx', `import { db } from '@/db/client'`],
    ['app/(site)/page.tsx', `const { db } = await import('@/db/client')`],
    ['components/pets/card.tsx', `import { getPet } from '@/lib/pets/cache'`],
    ['lib/pets/dto.ts', `import 'server-only'`],
    ['lib/pets/operations.ts', `import { search } from '@/lib/search/search'`],
    ['lib/search/load-search.ts', `import { scan } from './memory/scan'`],
    ['lib/photos/dto.ts', `import type { PetDto } from '@/lib/pets/dto'`],
    ['instrumentation.ts', `import { world } from '@/tests/support/demo-world'`],
    ['lib/text/text.ts', `import Page from '@/app/page'`],
    ['lib/text/text.ts', `import { cookies } from 'next/headers'`],
    ['components/pets/card.tsx', `import Link from 'next/link'`],
    ['lib/text/text.ts', `import { requestScope } from '@/server/page-cache/request-scope'`],
    ['instrumentation.ts', `import { isOff } from '@/server/next-internals/fit'`],
    ['server/serve.ts', `import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'`],
    ['components/pets/card.tsx', `import type { CacheControl } from 'next/dist/server/lib/cache-control'`],
    ['scripts/demo.ts', `import { copy } from '@/tests/support/database'`],
    ['lib/text/text.ts', `export const home = process.env.HOME`],
    ['lib/pets/index.ts', `export * from './dto'`],
    ['lib/pets/cache.ts', `import { article } from '../catalog/dto'`],
    ['lib/text/text.ts', `export const pet = row as unknown as Pet`],
    ['lib/text/text.ts', `export const wayOut = (url: string) => url`],
    ['lib/text/text.ts', `// @ts-ignore`],
    ['lib/text/text.ts', 'export {}\n'.repeat(251)],
    ['app/(site)/page.tsx', 'export {}\n'.repeat(81)],
    ['app/media/route.ts', 'export {}\n'.repeat(41)],
    ['components/pets/card.tsx', `const photo = '/art/sin-foto.svg'`],
    ['components/pets/card.tsx', `const link = <Link href={petPath(id)} prefetch>Luna</Link>`],
    ['lib/pets/operations.ts', `await ctx.db.transaction(async (tx) => change(tx))`],
    ['lib/pets/operations.ts', `await tx.transaction(async (part) => change(part))`],
    ['lib/pets/operations.ts', `ctx.expire(petTag(id))`],
    ['lib/pets/operations.ts', `await announceExpiry(tx, [petTag(id)])`],
    ['lib/pets/operations.ts', `tx.afterCommit(deliverMail)`],
    ['lib/pets/operations.ts', `await tx.insert(outbox).values(mail)`],
    ['lib/pets/operations.ts', `ctx.defer(() => closeEndedGifts(ctx))`],
    ['lib/pets/operations.ts', `await ctx.db.insert(rateLimits).values(hit)`],
    ['app/api/pets/route.ts', `await context.db.transaction(work)`],
    ['tests/support/bus.ts', `afterEach(() => closers.pop()?.())`],
    ['lib/PetName.ts', ''],
  ])('catch a violation planted in %s (case %#)', (file, text) => {
    expect(check(file, text)).toHaveLength(1)
  })

  it.each([
    ['lib/pets/queries.ts', `import { pets } from '@/db/schema'`],
    ['lib/pets/list-queries.ts', `import { pets } from '@/db/schema'`],
    ['lib/pets/operations.ts', `await write(ctx, async (tx) => tx.expire(petTag(id)))`],
    ['components/pets/card.tsx', `import type { PetCard } from '@/lib/pets/dto'`],
    [
      'lib/text/text.ts',
      `// process.env and '@/app/page' in a comment\nexport const many = 'as many: any of them'`,
    ],
    ['lib/text/copy/faqs.ts', 'export {}\n'.repeat(300)],
  ])('let pass what is allowed in %s (case %#)', (file, text) => {
    expect(check(file, text)).toEqual([])
  })
})
