import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { get, send, sendJson, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'
import { makePublishing } from '@/tests/support/published-pets'

const [ME] = OWN_PEOPLE.fieldSentences
const { publish } = makePublishing(ME)

/** Words of zod's own sentences, in Spanish and in English. */
const MACHINE =
  /se esperaba|recibid|inválid[ao]: |demasiado (grande|pequeñ)|[<>]=|\bNaN\b|undefined|expected|invalid/i

const VALUES = [7, 2 ** 40, 1e300, -1, 1.5, true, null, '', 'x'.repeat(6000), [], [7], {}]

const parameter = z.object({ name: z.string(), in: z.string() })
const operation = z.object({
  parameters: z.array(parameter),
  requestBody: z.object({ content: z.object({ 'application/json': z.unknown() }) }).optional(),
})
const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
const refusal = z.object({
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).default({}),
})

let document: z.output<typeof description>
let petId: number
let headers: Record<string, string>
beforeAll(async () => {
  document = description.parse((await get('/openapi.json')).body)
  petId = (await publish({ name: 'Frase' })).id
  headers = { authorization: await tokenOf(ME) }
})

/** The names of the fields that a body may have, those of its parts too. */
function fieldsIn(schema: unknown): string[] {
  const text = JSON.stringify(schema)
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  return [
    ...[...text.matchAll(/"(\w+)":\{/g)].map(([, name = '']) => name),
    ...named.flatMap((name) => fieldsIn(document.components.schemas[name])),
  ]
}

const chunksOf = (names: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(names.length / size) }, (_, at) => names.slice(at * size, (at + 1) * size))

const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, path.startsWith('/user') ? String(ME) : String(petId))

it('every write answers invalid input with readable messages', async () => {
  const told: Record<string, Set<string>> = {}
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { parameters, requestBody }] of Object.entries(methods)) {
      const asked = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      const names = requestBody ? fieldsIn(requestBody.content['application/json']) : asked
      if (method === 'get' || names.length === 0) continue
      const call = `${method} ${path}`
      told[call] = new Set()
      const bodies = VALUES.flatMap((value) =>
        // A long one in few fields at a time: a body has a limit as a whole.
        chunksOf(names, typeof value === 'string' ? 8 : names.length).map((some) =>
          Object.fromEntries(some.map((name) => [name, value])),
        ),
      )
      for (const body of [{}, ...bodies]) {
        const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
        const { body: answer } = requestBody
          ? await sendJson(method.toUpperCase(), addressOf(path), body, headers)
          : await send(`/api/v1.0${addressOf(path)}?${query}`, method.toUpperCase(), headers)
        const { error, fields } = refusal.parse(answer)
        for (const sentence of [error, ...Object.values(fields)]) {
          if (sentence === undefined) continue
          expect(sentence, `${call} ${JSON.stringify(body).slice(0, 200)}`).not.toMatch(MACHINE)
          told[call].add(sentence)
        }
        expect(Object.keys(fields), call).not.toContain('')
      }
    }
  expect(Object.keys(told).length).toBeGreaterThan(9)
  for (const [call, sentences] of Object.entries(told)) expect(sentences.size, call).toBeGreaterThan(0)
  expect([...(told['post /pets/favourite'] ?? [])]).toContain('Indica de quién son los favoritos')
})

it.each(['POST', 'DELETE'])('%s of a favourite without a pet says so', async (method) => {
  const { body } =
    method === 'POST'
      ? await sendJson(method, '/pets/favourite', { userId: ME }, headers)
      : await send(`/api/v1.0/pets/favourite?userId=${ME}`, method, headers)
  expect(body).toMatchObject({ error: 'Elige una mascota', fields: { petId: 'Elige una mascota' } })
})
