import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { get } from '@/tests/support/api'

const schema = z.record(z.string(), z.unknown())
const responses = z.record(
  z.string().regex(/^[2-5]\d\d$/),
  z.object({
    description: z.string().min(1),
    headers: z.record(z.string(), z.strictObject({ description: z.string(), schema })).optional(),
    content: z.strictObject({ 'application/json': z.strictObject({ schema }) }),
  }),
)
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean(),
  description: z.string().optional(),
  schema,
})
const operation = z.strictObject({
  summary: z.string().min(1),
  parameters: z.array(parameter),
  requestBody: z
    .strictObject({ required: z.boolean(), content: z.record(z.string(), z.strictObject({ schema })) })
    .optional(),
  responses,
})
/** The parts of an OpenAPI 3.1 document that ours uses. */
const description = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.strictObject({ schemas: z.record(z.string().regex(/^[A-Za-z]+$/), schema) }),
})

/** A value for every path parameter that something exists for. */
const SAMPLES: Record<string, string> = {
  country: 'ECU',
  petType: 'perro',
  typeId: 'gato',
  userId: 'undefined',
}

/** A validator made from nothing but the document; zod looks for named parts in `$defs`. */
const compile = (part: Record<string, unknown>) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/')))

let document: z.output<typeof description>
let petId: number
let foundationId: number
beforeAll(async () => {
  document = description.parse((await get('/openapi.json')).body)
  const [pet] = z
    .array(z.object({ id: z.int(), userId: z.int() }))
    .parse((await get('/pets/foundation')).body)
  petId = pet?.id ?? 0
  foundationId = pet?.userId ?? 0
})

describe('GET /openapi.json', () => {
  it('names every path parameter, once, and only those', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name)
        expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
  })

  it('refers to nothing that it does not define', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(references.length).toBeGreaterThan(0)
    const defined = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].sort()).toEqual(defined.sort())
  })

  it('describes reading calls that answer, in the shape it promises', async () => {
    for (const [path, { get: operation }] of Object.entries(document.paths)) {
      // Calls about an account answer its owner alone, and have tests of their own.
      if (!operation || /^\/(user|verify)\//.test(path)) continue
      const id = path.startsWith('/start') || path.startsWith('/pets/user') ? foundationId : petId
      const { status, body } = await get(
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? String(id)),
      )
      expect(status, path).toBe(200)
      const promised = operation.responses['200']?.content['application/json'].schema
      expect(compile({ ...promised, $defs: document.components.schemas }).safeParse(body).error, path).toBe(
        undefined,
      )
    }
  })
})
