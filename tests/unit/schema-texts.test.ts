import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { PROJECT_ROOT } from '@/scripts/support/settings'

const SHORT = ' An\u200ba\u202e\n\u00a0Lu\u0301\u0000 '
const LONG = `${SHORT}${'camina con su\u200b gente \u2066y\n duerme, '.repeat(6)}`

/** Compared or passed on as they are, and never shown. */
const NO_TEXTS = new Set([
  'token',
  'callbackUrl',
  'back',
  'seen',
  'shownPhone',
  'search',
  'sesion',
  'plain',
  'eventId',
  'madeFrom',
  'value',
  'word',
  'recoveryCode',
])
const isNoText = (field: string) => NO_TEXTS.has(field) || /password|confirmation/i.test(field)

const OF_SEVERAL_LINES = new Set(
  'description message text body details comment reply note reason reasonSchema story mission adoptionPolicy experience answer'.split(
    ' ',
  ),
)

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))

const files = [
  ...filesIn('lib', /(^|\/)([a-z]+-)?schema\.ts$/),
  ...filesIn('app/api/v1.0/_wire', /-body\.ts$/),
]

/** Every field of a schema, however its object is transformed; the schema itself where it is no object. */
function fieldsOf(name: string, schema: z.core.$ZodType): [field: string, schema: z.core.$ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, part]) => fieldsOf(field, part))
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => fieldsOf(name, side))
  const source = schema instanceof z.ZodPipe ? schema.def.in : null
  const parts = source ? fieldsOf(name, source) : []
  return parts.some(([field]) => field !== name) ? parts : [[name, schema]]
}

const taken = new Map<string, string>()

describe('a text field', () => {
  it.each(files)(
    'stores nothing invisible, one line if it is one, and composed letters: %s',
    async (file) => {
      const exported: Record<string, unknown> = await import(path.join(PROJECT_ROOT, file))
      const schemas = Object.entries(exported).filter(
        (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
      )
      for (const [name, schema] of schemas) {
        for (const [field, part] of fieldsOf(name, schema)) {
          if (isNoText(field)) continue
          for (const typed of [SHORT, LONG]) {
            const { data } = z.safeParse(part, typed)
            if (typeof data !== 'string') continue
            taken.set(field, data)
            const where = `${name}.${field}`
            expect(data.match(/[^\P{C}\n]|\p{DI}/gu), where).toBeNull()
            expect(data, where).toBe(data.normalize('NFC').trim())
            if (!OF_SEVERAL_LINES.has(field)) expect(data, where).not.toMatch(/\n|\s\s/)
          }
        }
      }
    },
  )

  it('of several lines keeps them, and names are among what was tried', () => {
    expect(Object.fromEntries(taken)).toMatchObject({
      name: 'Ana Lú',
      lastName: 'Ana Lú',
      foundationName: 'Ana Lú',
      postcode: 'Ana Lú',
      childrenAges: 'Ana Lú',
    })
    expect([...OF_SEVERAL_LINES].filter((field) => !taken.get(field)?.includes('\n'))).toEqual([])
  })
})
