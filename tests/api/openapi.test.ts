import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { get, send, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'

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
const security = z.array(
  z.strictObject({ token: z.tuple([]).optional(), session: z.tuple([]).optional() }).partial(),
)
const content = z.strictObject({
  'application/json': z.strictObject({ schema }),
  'multipart/form-data': z
    .strictObject({
      schema: z.strictObject({
        type: z.literal('object'),
        properties: z
          .object({ data: schema })
          .catchall(z.strictObject({ type: z.literal('array'), items: schema })),
      }),
      encoding: z.strictObject({ data: z.strictObject({ contentType: z.literal('application/json') }) }),
    })
    .optional(),
})
const scheme = z.strictObject({
  type: z.literal('apiKey'),
  in: z.enum(['header', 'cookie']),
  name: z.string().min(1),
  description: z.string().min(1),
})
const operation = z.strictObject({
  summary: z.string().min(1),
  security,
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.literal(true), content }).optional(),
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
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Za-z]+$/), schema),
    securitySchemes: z.strictObject({ token: scheme, session: scheme }),
  }),
})

/** A value for every path parameter that something exists for. */
const SAMPLES: Record<string, string> = {
  country: 'ECU',
  petType: 'perro',
  typeId: 'gato',
}

/** A validator made from nothing but the document; zod looks for named parts in `$defs`. */
const compile = (part: Record<string, unknown>) =>
  z.fromJSONSchema(JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/')))

/** Every call there is, at an address that exists. */
const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      call: `${method} ${path}`,
      described,
      ask: (headers: Record<string, string>, body = '{}') =>
        send(`/api/v1.0${addressOf(path)}`, method.toUpperCase(), headers, described.requestBody && body),
    })),
  )

function addressOf(path: string): string {
  const id = path.startsWith('/start') || path.startsWith('/pets/user') ? foundationId : petId
  // The list of the session's own favourites.
  const own = path.startsWith('/pets/favourite') ? 'undefined' : String(id)
  const samples: Record<string, string> = { ...SAMPLES, userId: own }
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? String(id))
}

const JSON_TYPE = { 'content-type': 'application/json' }

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
  it('openapi.json names every path parameter, once, and only those', () => {
    for (const [path, methods] of Object.entries(document.paths))
      for (const { parameters } of Object.values(methods)) {
        const inPath = parameters.filter((one) => one.in === 'path').map((one) => one.name)
        expect(inPath, path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      }
  })

  it('openapi.json has no dangling references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(references.length).toBeGreaterThan(0)
    const defined = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].sort()).toEqual(defined.sort())
  })

  it('reading calls answer as openapi.json describes them', async () => {
    for (const [path, { get: operation }] of Object.entries(document.paths)) {
      // Calls about an account answer its owner alone, and have tests of their own.
      if (!operation || /^\/(user|verify|donations|adoption)\b/.test(path)) continue
      const { status, body } = await get(addressOf(path))
      expect(status, path).toBe(200)
      const promised = operation.responses['200']?.content['application/json'].schema
      expect(compile({ ...promised, $defs: document.components.schemas }).safeParse(body).error, path).toBe(
        undefined,
      )
    }
  })

  it('openapi.json says which calls need credentials', async () => {
    for (const { call, described, ask } of calls()) {
      const { status } = await ask(JSON_TYPE)
      const ways = described.security.map((way) => Object.keys(way).length)
      expect(ways.length > 0 && !ways.includes(0), call).toBe(status === 401)
    }
  })

  it('openapi.json says which calls read a token, and that a wrong one is a 401', async () => {
    for (const { call, described, ask } of calls()) {
      const { status } = await ask({ ...JSON_TYPE, authorization: 'nonsense' })
      expect(
        described.security.some(({ token }) => token !== undefined),
        call,
      ).toBe(status === 401)
      expect(Object.keys(described.responses), call).toContain(String(status))
    }
  })

  it('openapi.json says of every call that it may be unavailable, and where it says when to ask again', () => {
    for (const { call, described } of calls()) {
      expect(Object.keys(described.responses), call).toContain('503')
      for (const [status, { headers = {} }] of Object.entries(described.responses))
        expect('Retry-After' in headers, `${call} ${status}`).toBe(status === '429' || status === '503')
    }
  })

  it('openapi.json requires those query parameters that a call is refused without', async () => {
    const [me] = OWN_PEOPLE.openapi
    const headers = { ...JSON_TYPE, authorization: await tokenOf(me) }
    for (const { call, described, ask } of calls()) {
      const inQuery = described.parameters.filter((one) => one.in === 'query')
      if (inQuery.length === 0) continue
      const { body } = await ask(headers)
      const { fields = {} } = z
        .looseObject({ fields: z.record(z.string(), z.string()).optional() })
        .catch({})
        .parse(body)
      const required = inQuery.filter((one) => one.required).map((one) => one.name)
      expect(required, call).toEqual(Object.keys(fields))
    }
  })

  it('openapi.json says how long the texts of a body may be', () => {
    const { NewPet, NewUser, UserChange } = document.components.schemas
    const limits = z.object({ properties: z.record(z.string(), z.looseObject({})) })
    expect(limits.parse(NewPet).properties).toMatchObject({
      name: { minLength: 1, maxLength: 20 },
      description: { minLength: 100, maxLength: 5000 },
    })
    expect(limits.parse(NewUser).properties).toMatchObject({
      lastName: { minLength: 1, maxLength: 50 },
      password: { minLength: 8, maxLength: 50 },
    })
    expect(limits.parse(UserChange).properties).toMatchObject({
      name: { maxLength: 50 },
      address: { maxLength: 120 },
    })
    expect(JSON.stringify(document.paths['/start']?.post)).toContain('"maxLength":500')
    expect(JSON.stringify(document.paths['/adoption']?.post)).toContain('"maxLength":1000')
  })

  it('openapi.json says which calls take files, and in which parts', async () => {
    const [me] = OWN_PEOPLE.openapi
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: await tokenOf(me) }
    const form = '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{}\r\n--x--\r\n'
    const parts: Record<string, string[]> = {}
    for (const { call, described, ask } of calls()) {
      if (!described.requestBody) continue
      const multipart = described.requestBody.content['multipart/form-data']
      const { body } = await ask(headers, form)
      expect(multipart === undefined, call).toBe(
        z.looseObject({ code: z.string().optional() }).parse(body).code === 'bad_request',
      )
      if (multipart) parts[call] = Object.keys(multipart.schema.properties)
    }
    expect(parts).toEqual({
      'post /pets': ['data', 'photos'],
      'put /pets/{id}': ['data', 'photos'],
      'post /user': ['data', 'document'],
    })
  })
})
