import type { Random } from '@/db/seed/random'
import { aJson, anId, aText, aValue, encoded } from './values'

export interface Body {
  type: string | null
  bytes: Buffer
}

type Fields = readonly (readonly [name: string, value: string])[]

export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
}

/** A value that fits a schema, mostly: at every level there may be something else instead. */
export function valueFor(random: Random, schema: JsonSchema): unknown {
  if (random.chance(0.12)) return aJson(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf?.length) return valueFor(random, random.pick(schema.anyOf))
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(() => random.chance(0.85))
    return Object.fromEntries(entries.map(([name, inner]) => [name, valueFor(random, inner)]))
  }
  const { items } = schema
  if (items) return Array.from({ length: random.integer(0, 3) }, () => valueFor(random, items))
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'number' || schema.type === 'integer') return Number(anId(random))
  return aValue(random)
}

/** JSON, sometimes broken. */
export function jsonBody(random: Random, value: unknown): Body {
  const text = JSON.stringify(value) ?? ''
  return { type: 'application/json', bytes: damaged(random, Buffer.from(text)) }
}

/** Fields of a form with some changed, repeated or left out, as either of the two types of forms. */
export function formBody(random: Random, fields: Fields): Body {
  const sent = fields.flatMap(([name, value]): Fields => {
    const chance = random.next()
    if (chance < 0.05) return []
    if (chance < 0.1)
      return [
        [name, value],
        [name, aValue(random)],
      ] as const
    if (chance < 0.13) return [[`${name}${random.pick(['[]', '.x', '[0]', '\u0000'])}`, value]]
    const isInternal = name.startsWith('$ACTION')
    return [[name, random.chance(isInternal ? 0.04 : 0.4) ? aValue(random) : value]]
  })
  if (random.chance(0.1)) sent.push([aValue(random), aValue(random)])
  if (random.chance(0.25)) {
    const text = sent.map(([name, value]) => `${encoded(random, name)}=${encoded(random, value)}`).join('&')
    return { type: 'application/x-www-form-urlencoded', bytes: damaged(random, Buffer.from(text)) }
  }
  return { type: 'multipart/form-data; boundary=limite', bytes: damaged(random, multipart(random, sent)) }
}

function multipart(random: Random, fields: Fields): Buffer {
  const part = (name: string, value: string) => {
    const isFile = random.chance(0.06)
    const disposition = `Content-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"`
    const head = isFile
      ? `${disposition}; filename="${random.pick(['a.jpg', '', '../x', 'a'.repeat(300)])}"`
      : disposition
    const type =
      isFile || random.chance(0.02) ? `\r\nContent-Type: ${random.pick(['image/jpeg', 'x', ''])}` : ''
    return Buffer.from(`--limite\r\n${head}${type}\r\n\r\n${value}\r\n`)
  }
  return Buffer.concat([...fields.map(([name, value]) => part(name, value)), Buffer.from('--limite--\r\n')])
}

/** Anything that may follow a head. */
export function anyBody(random: Random): Body {
  const kind = random.integer(0, 5)
  if (kind === 0) return { type: null, bytes: Buffer.alloc(0) }
  if (kind === 1) return { type: null, bytes: Buffer.from(aText(random, random.integer(1, 400))) }
  if (kind === 2) return { type: 'application/octet-stream', bytes: noise(random, random.integer(1, 2_000)) }
  if (kind === 3) return formBody(random, [[aValue(random), aValue(random)]])
  return jsonBody(random, aJson(random))
}

/** As the framework's client sends arguments of a server action. */
export function actionBody(random: Random): Body {
  const kind = random.integer(0, 3)
  const list = Array.from({ length: random.integer(0, 3) }, () => aJson(random))
  if (kind === 0)
    return { type: 'text/plain;charset=UTF-8', bytes: damaged(random, Buffer.from(JSON.stringify(list))) }
  if (kind === 1) {
    const references = [
      '"$K1"',
      '"$1"',
      '"$F1"',
      '"$Q1"',
      '"$undefined"',
      '"$n1e9"',
      '"$D"',
      '"$@1"',
      '"$h1"',
      '"$T"',
      '"$i1"',
    ]
    const text = `[${Array.from({ length: random.integer(1, 3) }, () => random.pick(references)).join()}]`
    return formBody(random, [
      ['0', text],
      ['1', JSON.stringify(aJson(random))],
      [`1_${random.pick(['name', 'email', 'id', '$ACTION_ID_x'])}`, aValue(random)],
    ])
  }
  if (kind === 2)
    return formBody(random, [
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', JSON.stringify(aJson(random))],
    ])
  return anyBody(random)
}

const noise = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => random.integer(0, 255)))

/** Mostly as it is; else cut off, with a changed byte, or with something before or behind it. */
function damaged(random: Random, bytes: Buffer): Buffer {
  if (random.chance(0.85) || bytes.length === 0) return bytes
  const at = random.integer(0, bytes.length - 1)
  return random.pick([
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), noise(random, 1), bytes.subarray(at + 1)]),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.concat([bytes, noise(random, 20)]),
    () => Buffer.concat([bytes.subarray(0, at), bytes]),
  ])()
}
