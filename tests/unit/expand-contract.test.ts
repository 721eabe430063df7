import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS_FOLDER, OUTSIDE_TRANSACTION } from '@/db/migrate'
import { PROJECT_ROOT } from '@/scripts/support/settings'

/** The first migration that has to work beside the release before it. */
const FIRST = 33
const CONTRACT = '-- contract: '

type Rule = { rule: string; breaks: RegExp; except?: RegExp }

/** What makes a running release fail that still uses the tables as they were. */
const EXPAND_RULES: Rule[] = [
  { rule: 'drops what a running release may use', breaks: /\bdrop (table|column|type|view|schema)\b/i },
  { rule: 'renames what a running release uses', breaks: /\brename (to|column|constraint)\b|\brename "/i },
  { rule: 'changes the type of a column', breaks: /\balter column\b.*\btype\b/i },
  { rule: 'refuses rows that a running release writes', breaks: /\bset not null\b|\bdrop default\b/i },
  {
    rule: 'adds a column that a running release does not fill',
    breaks: /\badd column\b.*\bnot null\b/i,
    except: /\bdefault\b|\bgenerated always\b/i,
  },
]

/** What keeps everybody waiting while a whole table is read. Tables made by the same migration are empty. */
const LOCK_RULES: Rule[] = [
  { rule: 'builds an index of a table in use', breaks: /^create (unique )?index (?!concurrently)/i },
  {
    rule: 'checks all rows of a table in use',
    breaks: /\badd constraint\b/i,
    except: /\bnot valid\b|\busing index\b/i,
  },
]

const TABLE = /\b(?:alter table|on)\s+(?:only\s+)?"?(?:public"?\."?)?(\w+)"?/i
const CREATED = /\bcreate (?:table|sequence) (?:if not exists )?"?(?:public"?\."?)?(\w+)"?/gi
const ALONE =
  /^(create (unique )?index concurrently|drop index concurrently|alter table .* validate constraint|do \$\$.*\bcommit;)/is

/** @returns what a migration does that the rules of docs/decisions/0040 and 0063 forbid. */
function violations(text: string, mention = ''): string[] {
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
  const created = new Set([...text.matchAll(CREATED)].map(([, table]) => table))
  const isOutside = text.startsWith(OUTSIDE_TRANSACTION)
  const reason = text
    .split('\n')
    .slice(0, 2)
    .find((line) => line.startsWith(CONTRACT))
  const found: string[] = []
  if (reason && mention === '') found.push('contracts, and CHANGELOG does not mention it')
  for (const [at, statement] of statements.entries()) {
    const isOnNewTable = created.has(TABLE.exec(statement)?.[1])
    const rules = [...(reason ? [] : EXPAND_RULES), ...LOCK_RULES]
    for (const { rule, breaks, except } of isOnNewTable ? [] : rules)
      if (breaks.test(statement) && !except?.test(statement)) found.push(rule)
    if (isOutside !== ALONE.test(statement))
      found.push(isOutside ? 'runs outside a transaction for no reason' : 'cannot run inside a transaction')
    const index = /^create (?:unique )?index concurrently "?(\w+)"?/i.exec(statement)?.[1]
    const cleared = new RegExp(`^drop index concurrently if exists "?${index}"?`, 'i')
    if (index && !cleared.test(statements[at - 1] ?? ''))
      found.push('leaves the invalid index of an interrupted attempt')
  }
  return found
}

describe('migrations beside a running release', () => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'),
  )
  const changelog = readFileSync(path.join(PROJECT_ROOT, 'CHANGELOG.md'), 'utf8')

  it.each(journal.entries.slice(FIRST).map(({ tag }) => tag))(
    '%s expands, or says why it contracts',
    (tag) => {
      const text = readFileSync(path.join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8')
      expect(violations(text, changelog.includes(tag) ? tag : '')).toEqual([])
    },
  )

  it.each([
    ['ALTER TABLE "pets" DROP COLUMN "tags";', 'drops what a running release may use'],
    ['DROP TABLE "pets";', 'drops what a running release may use'],
    ['ALTER TABLE "pets" RENAME COLUMN "tags" TO "labels";', 'renames what a running release uses'],
    ['ALTER TABLE "pets" RENAME TO "animals";', 'renames what a running release uses'],
    ['ALTER TABLE "pets" ALTER COLUMN "name" SET DATA TYPE varchar(9);', 'changes the type of a column'],
    ['ALTER TABLE "pets" ALTER COLUMN "name" SET NOT NULL;', 'refuses rows that a running release writes'],
    [
      'ALTER TABLE "pets" ADD COLUMN "chip" text NOT NULL;',
      'adds a column that a running release does not fill',
    ],
    ['CREATE INDEX "pets_name" ON "pets" ("name");', 'builds an index of a table in use'],
    ['ALTER TABLE "pets" ADD CONSTRAINT "c" CHECK (name > 0);', 'checks all rows of a table in use'],
    ['ALTER TABLE "pets" VALIDATE CONSTRAINT "c";', 'cannot run inside a transaction'],
    [
      `${CONTRACT}nobody reads it since 1.2\nALTER TABLE "pets" DROP COLUMN "tags";`,
      'contracts, and CHANGELOG does not mention it',
    ],
    [
      `${OUTSIDE_TRANSACTION}\nCREATE INDEX CONCURRENTLY "pets_name" ON "pets" ("name");`,
      'leaves the invalid index of an interrupted attempt',
    ],
    [`${OUTSIDE_TRANSACTION}\nUPDATE "pets" SET "name" = '';`, 'runs outside a transaction for no reason'],
  ])('finds fault with %s', (text, rule) => {
    expect(violations(text)).toEqual([rule])
  })

  it.each([
    'CREATE TABLE "chips" ("id" integer PRIMARY KEY);--> statement-breakpoint\nCREATE INDEX "c" ON "chips" ("id");',
    'ALTER TABLE "pets" ADD COLUMN "chip" text;',
    'ALTER TABLE "pets" ADD COLUMN "chip" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "pets" ADD CONSTRAINT "c" CHECK (name > 0) NOT VALID;',
    `${OUTSIDE_TRANSACTION}\nALTER TABLE "pets" VALIDATE CONSTRAINT "c";`,
    `${OUTSIDE_TRANSACTION}\nDROP INDEX CONCURRENTLY IF EXISTS "p";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "p" ON "pets" ("name");`,
  ])('finds no fault with %s', (text) => {
    expect(violations(text)).toEqual([])
  })

  it('finds no fault with a contraction that CHANGELOG mentions', () => {
    const text = `${CONTRACT}nobody reads it since 1.2\nALTER TABLE "pets" DROP COLUMN "tags";`
    expect(violations(text, '0099_no_tags')).toEqual([])
  })
})
