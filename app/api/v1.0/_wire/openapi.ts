import { z } from 'zod'
import { absoluteUrl } from '@/lib/http/absolute-url'
import type { Uploads } from '@/lib/http/body'
import { acceptedBy } from '@/lib/http/route'
import { SESSION_COOKIE } from '@/lib/session/cookies'
import { API } from './addresses'
import { failureWire } from './failure'
import { OPERATIONS, type Operation } from './operations'

type Schema = Record<string, unknown>

const DESCRIPTION = `La API de Querencia: leer y publicar mascotas, cuentas, favoritos y reseñas. Los ids son enteros; los países se identifican por su código ISO 3166-1 alfa-3.
Las listas son arreglos sin envoltura; el total y la página siguiente viajan en X-Total-Count y Link.
Un valor desconocido en un filtro da una lista vacía; un parámetro repetido cuenta una vez y uno vacío no cuenta.
Los datos de contacto de personas particulares nunca se publican: contact.email y contact.phone son null.
Quien llama se identifica con el token de POST /auth/userLogin en el encabezado authorization o, desde las páginas del sitio, con la cookie de sesión.
Un token inválido es un 401, también donde no hace falta ninguno; los textos null y undefined cuentan como ninguno.
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
      'La cookie de sesión. Para escribir, la petición tiene que venir de una página del sitio (Origin o Sec-Fetch-Site)',
  },
}

/** A zod schema as JSON Schema, its named parts moved to the description's own components. */
function schemaOf(
  type: z.ZodType,
  components: Record<string, Schema>,
  io: 'input' | 'output' = 'output',
): Schema {
  // Wrapped, so that a schema with a name of its own becomes a reference too.
  const { properties, $defs } = z.toJSONSchema(z.object({ type }), {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      // Our own name for the part, and the bounds of every number in JavaScript, are no part of the contract.
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

function parametersOf(place: 'path' | 'query', fields: z.ZodObject, components: Record<string, Schema>) {
  return Object.entries(fields.shape).map(([name, type]) => {
    const { description, ...schema } = schemaOf(type, components)
    return { name, in: place, required: place === 'path', description, schema }
  })
}

const jsonBody = (schema: Schema) => ({ 'application/json': { schema } })

const LIST_HEADERS = {
  'X-Total-Count': { description: 'Cuántas mascotas hay en total', schema: { type: 'integer' } },
  Link: { description: 'Dirección de la página siguiente, con rel="next"', schema: { type: 'string' } },
}

/** A multipart body holds the fields as JSON text beside its files. */
const multipartBody = (schema: Schema, { parts }: Uploads) => {
  const files = { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const properties = { data: schema, ...Object.fromEntries(parts.map((part) => [part, files])) }
  const encoding = { data: { contentType: 'application/json' } }
  return { 'multipart/form-data': { schema: { type: 'object', properties }, encoding } }
}

function bodyOf(type: z.ZodType, { uploads }: Operation, components: Record<string, Schema>) {
  const schema = schemaOf(type, components, 'input')
  return { required: true, content: { ...jsonBody(schema), ...(uploads && multipartBody(schema, uploads)) } }
}

/** Any one of these is enough; an empty one says that nobody has to prove anything. */
function securityOf(operation: Operation): Record<string, never[]>[] {
  const accepted = acceptedBy(operation)
  if (accepted === 'none') return []
  const proofs: Record<string, never[]>[] = [{ token: [] }]
  if (accepted === 'any') proofs.push({ session: [] })
  return operation.signedIn ? proofs : [...proofs, {}]
}

/** What the handler answers, and what the door does whatever the handler (lib/http/route). */
function failuresOf(operation: Operation): readonly number[] {
  const accepted = acceptedBy(operation)
  return [
    ...operation.failures,
    ...(accepted === 'none' ? [] : [401]),
    ...(accepted === 'any' && operation.method ? [403] : []),
    ...(operation.body ? [400, 413] : []),
    ...(operation.uploads ? [429] : []),
  ]
}

function describe(operation: Operation, components: Record<string, Schema>) {
  const failure = { description: 'Error', content: jsonBody(schemaOf(failureWire, components)) }
  const answer = {
    description: operation.summary,
    ...('page' in operation.query.shape && { headers: LIST_HEADERS }),
    content: jsonBody(schemaOf(operation.answer, components)),
  }
  const failures = failuresOf(operation).map((status) => [String(status), failure] as const)
  return {
    summary: operation.summary,
    security: securityOf(operation),
    parameters: [
      ...parametersOf('path', operation.params, components),
      ...parametersOf('query', operation.query, components),
    ],
    ...(operation.body && { requestBody: bodyOf(operation.reads ?? operation.body, operation, components) }),
    responses: { [operation.status ?? 200]: answer, ...Object.fromEntries(failures), 500: failure },
  }
}

function write() {
  const components: Record<string, Schema> = {}
  const paths: Record<string, Record<string, ReturnType<typeof describe>>> = {}
  for (const operation of OPERATIONS) {
    const { path, method = 'get' } = operation
    paths[path] = { ...paths[path], [method]: describe(operation, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Querencia', version: '1.0', description: DESCRIPTION },
    servers: [{ url: absoluteUrl(API) }],
    paths,
    components: { schemas: components, securitySchemes: SECURITY_SCHEMES },
  }
}

let written: ReturnType<typeof write> | undefined

/** The machine-readable contract (OpenAPI 3.1) of the calls that exist, made once from the schemas that serve them. */
export const openApi = (): ReturnType<typeof write> => {
  written ??= write()
  return written
}
