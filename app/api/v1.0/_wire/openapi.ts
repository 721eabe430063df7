import { z } from 'zod'
import { absolute } from '@/lib/http/site'
import { API } from './addresses'
import { failureWire } from './failure'
import { OPERATIONS, type Operation } from './operations'

type Schema = Record<string, unknown>

const DESCRIPTION = `Lectura pública de Querencia. Los ids son enteros; los países se identifican por su código ISO 3166-1 alfa-3.
Las listas son arreglos sin envoltura; el total y la página siguiente viajan en X-Total-Count y Link.
Un valor desconocido en un filtro da una lista vacía; un parámetro repetido cuenta una vez y uno vacío no cuenta.
Los datos de contacto de personas particulares nunca se publican: contact.email y contact.phone son null.`

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

function describe(operation: Operation, components: Record<string, Schema>) {
  const failure = { description: 'Error', content: jsonBody(schemaOf(failureWire, components)) }
  const answer = {
    description: operation.summary,
    ...('page' in operation.query.shape && { headers: LIST_HEADERS }),
    content: jsonBody(schemaOf(operation.answer, components)),
  }
  const failures = operation.failures.map((status) => [String(status), failure] as const)
  return {
    summary: operation.summary,
    parameters: [
      ...parametersOf('path', operation.params, components),
      ...parametersOf('query', operation.query, components),
    ],
    ...(operation.body && {
      requestBody: {
        required: true,
        content: jsonBody(schemaOf(operation.reads ?? operation.body, components, 'input')),
      },
    }),
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
    servers: [{ url: absolute(API) }],
    paths,
    components: { schemas: components },
  }
}

let written: ReturnType<typeof write> | undefined

/** The machine-readable contract (OpenAPI 3.1) of the calls that exist, made once from the schemas that serve them. */
export const openApi = (): ReturnType<typeof write> => {
  written ??= write()
  return written
}
