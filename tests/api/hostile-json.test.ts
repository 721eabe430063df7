import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiContract } from '@/app/api/v1.0/_wire/contract'
import { CONTRACTS } from '@/app/api/v1.0/_wire/contracts'
import { send, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'
import { makePublishing } from '@/tests/support/published-pets'

const [ME] = OWN_PEOPLE.hostileJson
const { publish } = makePublishing(ME)

const nested = (depth: number, open: string, inner: string, close: string) =>
  open.repeat(depth) + inner + close.repeat(depth)

/** Deeper than any recursion goes: a megabyte of stack holds no frame of 25 bytes. */
const DEEP = 40_000
/** A body has 64 KB; with the name of its field. */
const MAX_BYTES = 64 * 1024
const FITTING = 60_000

/** Written as JSON text, because what is nested so deeply cannot be stringified. */
const VALUES: [name: string, json: string][] = [
  ['an object that cannot become a text', '{"toString":1,"valueOf":1}'],
  ['an object with a hostile prototype', '{"__proto__":{"toString":1},"constructor":1,"length":1e9}'],
  ['40,000 nested lists', nested(DEEP, '[', '', ']')],
  ['40,000 nested objects', nested(DEEP, '{"a":', '1', '}')],
  ['as many nested lists as fit', nested(FITTING / 2, '[', '', ']')],
  ['as many nested objects as fit', nested(FITTING / 6, '{"a":', '1', '}')],
  [
    'as many entries as fit',
    `[${Array(FITTING / 3)
      .fill('{}')
      .join()}]`,
  ],
  ['as long a text as fits', `"${'a'.repeat(FITTING)}"`],
  ['photos that are nested', `[{"option_1":${nested(DEEP, '[', '', ']')}}]`],
  ['40,000 entries', `[${Array(40_000).fill('{}').join()}]`],
  ['a number beyond all numbers', '1e999'],
  ['a long number', '9'.repeat(10_000)],
  ['a text of 900,000 characters', `"${'a'.repeat(900_000)}"`],
  ['half a character', '"\\ud800"'],
  ['control characters', '"\\u0001\\u202e\\u2028"'],
]

let petId: number
let authorization: string
beforeAll(async () => {
  petId = (await publish({ name: 'Roble' })).id
  authorization = await tokenOf(ME)
})

interface JsonSchema {
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
}

/** The paths of all fields a schema names. */
const pathsIn = ({ properties = {}, anyOf = [] }: JsonSchema): string[][] => [
  ...Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ]),
  ...anyOf.flatMap(pathsIn),
]

/** Fields that handlers look at without a schema, or that clients send for nothing. */
const UNDESCRIBED = ['userId', 'type', 'photos', 'document', 'unknown'].map((name) => [name])

const fieldPaths = ({ body = z.object(), reads = body }: ApiContract): string[][] => [
  ...pathsIn(z.toJSONSchema(reads, { io: 'input', reused: 'inline' }) as JsonSchema),
  ...UNDESCRIBED,
]

const bodyWith = (path: string[], value: string) =>
  path.reduceRight((inner, name) => `{${JSON.stringify(name)}:${inner}}`, value)

const withBody = CONTRACTS.filter(({ body }) => body !== undefined)

describe.each(withBody.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
  'the JSON body of %s',
  (name, contract) => {
    const url = () =>
      `/api/v1.0${contract.path.replaceAll(/\{(\w+)\}/g, contract.path.startsWith('/user') ? String(ME) : String(petId))}`

    it.each(VALUES)(`${name} answers a field that is %s in JSON and without a 500`, async (_name, value) => {
      for (const path of fieldPaths(contract)) {
        const headers = { 'content-type': 'application/json', authorization }
        const { status, body } = await send(
          url(),
          contract.method?.toUpperCase(),
          headers,
          bodyWith(path, value),
        )
        expect(status, path.join('.')).toBeLessThan(500)
        expect(body, path.join('.')).toBeTypeOf('object')
      }
    })

    it(`${name} answers 400 to a JSON body that is no object, and 413 to one that is too large`, async () => {
      const headers = { 'content-type': 'application/json', authorization }
      for (const [, value] of VALUES.filter(([, json]) => !json.startsWith('{')))
        expect((await send(url(), contract.method?.toUpperCase(), headers, value)).status).toBe(
          value.length > MAX_BYTES ? 413 : 400,
        )
    })
  },
)
