import { z } from 'zod'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { Uploads } from '@/lib/platform/http/body'
import { acceptedCredentials } from '@/lib/platform/http/contract'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { type ApiContract, failureWire } from './contract'
import { CONTRACTS } from './contracts'

const API_PREFIX = '/api/v1.0'

type Schema = Record<string, unknown>

const DESCRIPTION = `La API de Querencia: leer y publicar mascotas, cuentas, favoritos y reseñas. Los ids son enteros; los países se identifican por su código ISO 3166-1 alfa-3.
Las listas son arreglos sin envoltura; el total y la página siguiente viajan en X-Total-Count y Link.
Un valor desconocido en un filtro da una lista vacía; un parámetro repetido cuenta una vez y uno vacío no cuenta.
Los datos de contacto de personas particulares nunca se publican: contact.email y contact.phone son null.
Quien llama se identifica con el token de POST /auth/userLogin en el encabezado authorization o, desde las páginas del sitio, con la cookie de sesión.
Un token inválido es un 401, también donde no hace falta ninguno; los textos null y undefined cuentan como ninguno.
Quien lee mucho seguido recibe un 429: Retry-After dice cuántos segundos esperar.
Los errores llevan una frase para personas en error y Error, un código estable en code y la frase de cada campo en fields.
Dos llamadas responden 200 a los errores de los datos: POST /user, con Error, error y fields, y PUT /pets/{id}, con error y fields.`

const SECURITY_SCHEMES = {
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'authorization',
    description: 'El token de POST /auth/userLogin, solo o después de Bearer',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE.name,
    description:
      'La cookie de sesión. Para escribir, la petición tiene que venir de una página del sitio: decide Origin y, si falta, Sec-Fetch-Site: same-origin',
  },
}

function schemaOf(
  type: z.ZodType,
  components: Record<string, Schema>,
  io: 'input' | 'output' = 'output',
): Schema {
  // Wrapped, so that a named schema becomes a reference too.
  const { properties, $defs } = z.toJSONSchema(z.object({ type }), {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      // Zod's registry id and the bounds of JavaScript integers are not part of the contract.
      if (z.globalRegistry.has(zodSchema)) delete jsonSchema.id
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  const text = JSON.stringify({ schema: properties?.type, named: $defs ?? {} })
  const { schema, named } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(components, named)
  return schema
}

function parametersOf(
  place: 'path' | 'query',
  fields: z.ZodObject | undefined,
  components: Record<string, Schema>,
) {
  return Object.entries(fields?.shape ?? {}).map(([name, type]) => {
    const { description, ...schema } = schemaOf(type, components)
    const required = place === 'path' || !type.safeParse(undefined).success
    return { name, in: place, required, description, schema }
  })
}

const jsonBody = (schema: Schema) => ({ 'application/json': { schema } })

const totalCount = (counted: string) => ({
  'X-Total-Count': { description: `Cuántas ${counted} hay en total`, schema: { type: 'integer' } },
})

const LIST_HEADERS = {
  ...totalCount('mascotas'),
  Link: { description: 'Dirección de la página siguiente, con rel="next"', schema: { type: 'string' } },
}

const RETRY_HEADERS = {
  'Retry-After': { description: 'Segundos que conviene esperar', schema: { type: 'integer' } },
}

const multipartBody = (schema: Schema, { parts }: Uploads) => {
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const properties = { data: schema, ...Object.fromEntries(parts.map((part) => [part, files])) }
  const encoding = { data: { contentType: 'application/json' } }
  return { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } }
}

function bodyOf(type: z.ZodType, { uploads }: ApiContract, components: Record<string, Schema>) {
  const schema = schemaOf(type, components, 'input')
  return { required: true, content: { ...jsonBody(schema), ...(uploads && multipartBody(schema, uploads)) } }
}

/** An empty alternative makes credentials optional. */
function securityOf(contract: ApiContract): Record<string, never[]>[] {
  const accepted = acceptedCredentials(contract)
  if (accepted === 'none') return []
  const proofs: Record<string, never[]>[] = [{ token: [] }]
  if (accepted === 'any') proofs.push({ session: [] })
  return contract.signedIn ? proofs : [...proofs, {}]
}

function failuresOf(contract: ApiContract): readonly number[] {
  const accepted = acceptedCredentials(contract)
  return [
    ...(contract.failures ?? []),
    ...(accepted === 'none' ? [] : [401]),
    ...(accepted === 'any' && contract.method ? [403] : []),
    ...(contract.method ? [] : [429]),
    ...(contract.body ? [400, 413, 429] : []),
    ...(contract.uploads ? [507] : []),
    503,
  ]
}

function describe(contract: ApiContract, components: Record<string, Schema>) {
  const failure = (status: number) => ({
    description: 'Error',
    ...((status === 429 || status === 503) && { headers: RETRY_HEADERS }),
    content: jsonBody(schemaOf(contract.failureAnswers?.[status] ?? failureWire, components)),
  })
  const answer = {
    description: contract.summary,
    ...(contract.query && 'page' in contract.query.shape && { headers: LIST_HEADERS }),
    ...(contract.counted && { headers: totalCount(contract.counted) }),
    content: jsonBody(schemaOf(contract.answer, components)),
  }
  const failures = failuresOf(contract).map((status) => [String(status), failure(status)] as const)
  return {
    summary: contract.summary,
    security: securityOf(contract),
    parameters: [
      ...parametersOf('path', contract.params, components),
      ...parametersOf('query', contract.query, components),
    ],
    ...(contract.body && { requestBody: bodyOf(contract.reads ?? contract.body, contract, components) }),
    responses: {
      [contract.status ?? 200]: answer,
      ...(contract.statusAgain && { [contract.statusAgain]: answer }),
      ...Object.fromEntries(failures),
      500: failure(500),
    },
  }
}

function build() {
  const components: Record<string, Schema> = {}
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const contract of CONTRACTS) {
    const { path, method = 'get' } = contract
    paths[path] = { ...paths[path], [method]: describe(contract, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Querencia', version: '1.0', description: DESCRIPTION },
    servers: [{ url: absoluteUrl(API_PREFIX) }],
    paths,
    components: { schemas: components, securitySchemes: SECURITY_SCHEMES },
  }
}

let document: ReturnType<typeof build> | undefined

/** Built once. */
export const openApi = (): ReturnType<typeof build> => {
  document ??= build()
  return document
}
