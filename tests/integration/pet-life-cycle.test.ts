import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { findFoundation } from '@/lib/foundations/queries'
import { hold } from '@/lib/pets/hold'
import { findOwnerPage } from '@/lib/pets/list-queries'
import { acceptsRequests } from '@/lib/pets/policy'
import { findPet } from '@/lib/pets/queries'
import { sqlEngine } from '@/lib/search/queries/engine'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { PET_STATUSES } from '@/lib/text/vocabulary'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { request } from '@/tests/support/search-world'

const FACTS = ['status', 'held', 'blocked', 'paused', 'owner active', 'foundation approved'] as const
const OUTCOMES = ['has a page', 'listed', 'searchable', 'accepts adoption requests'] as const
type Row = Record<(typeof FACTS)[number] | (typeof OUTCOMES)[number], string>
type Combination = Record<(typeof FACTS)[number], string>

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of a document's table that begins with the status; a heading may name several columns. */
function readTable(document: string): Row[] {
  const lines = readFileSync(path.join(PROJECT_ROOT, document), 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith('| status | held |'))
  expect(start, `the table in ${document}`).not.toBe(-1)
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'))
  const headings = cellsOf(lines[start] ?? '').map((heading) => heading.split(', '))
  expect(headings.flat()).toEqual([...FACTS, ...OUTCOMES])
  return lines.slice(start + 2, end).map((line) => {
    const cells = cellsOf(line)
    return Object.fromEntries(
      headings.flatMap((names, at) => names.map((name) => [name, cells[at] ?? ''])),
    ) as Row
  })
}

const rowsFor = (table: readonly Row[], combination: Combination) =>
  table.filter((row) =>
    FACTS.every((fact) => row[fact] === 'any' || row[fact].split(/, | or /).includes(combination[fact])),
  )
const outcomesOf = (row: Row | undefined) => OUTCOMES.map((outcome) => row?.[outcome])

const table = readTable('docs/pet-life-cycle.md')
const combinations: Combination[] = PET_STATUSES.flatMap((status) =>
  ['yes', 'no'].flatMap((held) =>
    ['yes', 'no'].flatMap((blocked) =>
      ['yes', 'no'].flatMap((paused) =>
        ['yes', 'no'].flatMap((active) =>
          ['yes', 'no', '–'].map((approved) => ({
            status,
            held,
            blocked,
            paused,
            'owner active': active,
            'foundation approved': approved,
          })),
        ),
      ),
    ),
  ),
)

/** The owner of each combination, one for each pair of facts about owners. */
const owners = new Map<string, number>()
const ownerOf = (combination: Combination) =>
  owners.get(`${combination['owner active']} ${combination['foundation approved']}`) ?? 0

beforeAll(async () => {
  for (const active of ['yes', 'no']) {
    const account = { active: active === 'yes' }
    owners.set(`${active} –`, (await makeUser(db, account)).id)
    owners.set(`${active} yes`, (await makeFoundation(db, { account })).user.id)
    const pending = { status: 'pendiente', decidedAt: null } as const
    owners.set(`${active} no`, (await makeFoundation(db, { ...pending, account })).user.id)
  }
})

it('the table has exactly one row for every combination of facts', () => {
  expect(combinations).toHaveLength(192)
  expect(combinations.filter((combination) => rowsFor(table, combination).length !== 1)).toEqual([])
})

it('the architecture document has the same table, condensed', () => {
  const condensed = readTable('ARCHITECTURE.md')
  for (const combination of combinations) {
    const rows = rowsFor(condensed, combination)
    expect(rows).toHaveLength(1)
    expect(outcomesOf(rows[0])).toEqual(outcomesOf(rowsFor(table, combination)[0]))
  }
})

async function isInSitemap(id: number): Promise<boolean> {
  for await (const chunk of readPetFile(db, Math.floor((id - 100_001) / 10_000) + 1))
    if (chunk.some((entry) => entry.id === id)) return true
  return false
}

const title = (combination: Combination) => FACTS.map((fact) => `${fact} ${combination[fact]}`).join(', ')

it.each(combinations.map((combination) => [title(combination), combination] as const))(
  'a pet appears where the table says: %s',
  async (_, combination) => {
    const now = new Date()
    const name = `Ciclo${'abcdefghijklmnopqrstuvwxyz'[combinations.indexOf(combination) % 26]}`
    const ownerId = ownerOf(combination)
    const pet = await makePet(db, {
      ownerId,
      name,
      status: PET_STATUSES.find((status) => status === combination.status),
      pausedAt: combination.paused === 'yes' ? now : null,
      blockedAt: combination.blocked === 'yes' ? now : null,
      ...(combination.held === 'yes' && hold('staff', now)),
    })
    const page = await findPet(db, pet.id)
    const listed = [
      (await findOwnerPage(db, ownerId, { page: 1, perPage: 50 })).pets.some(({ id }) => id === pet.id),
      await isInSitemap(pet.id),
    ]
    const found = await sqlEngine(db).search(request({ text: name, perPage: 50 }))
    const [expected] = rowsFor(table, combination)
    const said = (...answers: boolean[]) =>
      answers.every((answer) => answer === answers[0]) ? (answers[0] ? 'yes' : 'no') : 'contradictory'
    expect({
      'has a page': said(page !== null),
      listed: said(...listed),
      searchable: said(found.cards.some(({ id }) => id === pet.id)),
      'accepts adoption requests': said(page !== null && acceptsRequests(page)),
    }).toEqual(Object.fromEntries(OUTCOMES.map((outcome) => [outcome, expected?.[outcome]])))
    const count = (await findFoundation(db, ownerId))?.petCount ?? 0
    expect(count).toBe(expected?.listed === 'yes' && combination['foundation approved'] === 'yes' ? 1 : 0)
    await db.delete(pets).where(eq(pets.id, pet.id))
  },
)
