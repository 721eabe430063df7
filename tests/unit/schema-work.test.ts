import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldNames } from '@/lib/platform/forms/action'
import { PROJECT_ROOT } from '@/scripts/support/settings'

/** Twice the longest text that is counted, in code units. */
const MOST_COUNTED = 10_000

const files = readdirSync(path.join(PROJECT_ROOT, 'lib'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(^|\/)([a-z]+-)?schema\.ts$/.test(file),
)

const isForm = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodPipe || value instanceof z.ZodIntersection

const iterate = String.prototype[Symbol.iterator]
const setIterator = (value: () => StringIterator<string>) =>
  Object.defineProperty(String.prototype, Symbol.iterator, { value, writable: true, configurable: true })

/** More than any text that is cleaned, in code units. */
const MOST_CLEANED = 50_000

const cleaning = { normalize: String.prototype.normalize, replace: String.prototype.replace }
const setCleaning = (methods: object) => Object.assign(String.prototype, methods)

/** Refuses to work on a long text. */
const guarded = <Args extends unknown[]>(method: (this: string, ...args: Args) => string) =>
  function (this: string, ...args: Args): string {
    if (this.length > MOST_CLEANED) throw new Error(`cleans a text of ${this.length}`)
    return method.apply(this, args)
  }

beforeEach(() => {
  setCleaning({ normalize: guarded(cleaning.normalize), replace: guarded(cleaning.replace) })
  setIterator(function (this: string) {
    if (this.length > MOST_COUNTED) throw new Error(`counts the characters of ${this.length}`)
    return iterate.call(this)
  })
})
afterEach(() => {
  setIterator(iterate)
  setCleaning(cleaning)
})

describe('a text of a hundred thousand characters', () => {
  it.each(files)(
    'is refused by its length, not by cleaning it or counting its characters, in lib/%s',
    async (file) => {
      const schemas: Record<string, unknown> = await import(path.join(PROJECT_ROOT, 'lib', file))
      for (const [name, schema] of Object.entries(schemas)) {
        if (!isForm(schema)) continue
        for (const text of ['a'.repeat(100_000), 'é1 '.repeat(33_333)]) {
          for (const value of [text, [text]]) {
            const input = Object.fromEntries(namesIn(schema).map((field) => [field, value]))
            expect(() => schema.safeParse(input), name).not.toThrow()
          }
        }
      }
    },
  )
})

/** None for a schema of one field. */
function namesIn(schema: z.ZodType): string[] {
  try {
    return fieldNames(schema)
  } catch {
    return []
  }
}
