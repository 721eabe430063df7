import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What an encoder made of the colours of `tests/data/heic/README.md`. */
export type Colour = 'red' | 'green' | 'blue' | 'yellow'
export const readHeic = (name: string): Buffer =>
  readFileSync(path.join(import.meta.dirname, `../data/heic/${name}.heic`))

/** A coded picture: the configuration of the decoder, and its data. */
interface Coded {
  hvcC: Buffer
  data: Buffer
}

/** Taken out of a file with one picture. */
export function codedPicture(heic: Buffer): Coded {
  return { hvcC: payloadOf(heic, 'hvcC'), data: payloadOf(heic, 'mdat') }
}

function payloadOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 'latin1')
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4))
}

const u8 = (...values: number[]) => Buffer.from(values)
const u16 = (value: number) => u8(value >> 8, value & 255)
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body])
}
const fullBox = (type: string, version: number, flags: number, ...parts: (Buffer | string)[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...parts)

const ispe = (width: number, height: number) => fullBox('ispe', 0, 0, u32(width), u32(height))
/** Quarter turns against the clock. */
export const irot = (turns: number) => box('irot', u8(turns))
/** 1: left and right change places. */
export const imir = (axis: 0 | 1) => box('imir', u8(axis))
/** What is left of a picture, in its middle. */
export const clap = (width: number, height: number) =>
  box('clap', ...[width, 1, height, 1, 0, 1, 0, 1].map(u32))
const auxC = (kind: string) => fullBox('auxC', 0, 0, `${kind}\0`)
/** An ICC profile. */
export const colr = (profile: Buffer) => box('colr', 'prof', profile)

interface Item {
  type: 'hvc1' | 'grid' | 'Exif'
  data: Buffer
  properties: Buffer[]
  hidden?: boolean
  refersTo?: [type: 'dimg' | 'auxl' | 'thmb' | 'cdsc', items: number[]]
}

/** A file of these items, by the letter of ISO/IEC 14496-12 and 23008-12; the first is the primary one, ids count from 1. */
export function heicOf(items: readonly Item[], brands = ['heic', 'mif1', 'heic']): Buffer {
  // As telephones do: a reader takes a hundred at most.
  const properties = [
    ...new Map(
      items.flatMap((item) => item.properties.map((one) => [one.toString('latin1'), one] as const)),
    ).values(),
  ]
  const numberOf = (one: Buffer) => properties.findIndex((known) => known.equals(one)) + 1
  const associations = items.map((item, index) =>
    Buffer.concat([
      u16(index + 1),
      u8(item.properties.length),
      ...item.properties.map((one) => u16(0x8000 | numberOf(one))),
    ]),
  )
  const infos = items.map(({ type, hidden }, index) =>
    fullBox('infe', 2, hidden ? 1 : 0, u16(index + 1), u16(0), type, '\0'),
  )
  const references = items.flatMap(({ refersTo }, index) =>
    refersTo ? [box(refersTo[0], u16(index + 1), u16(refersTo[1].length), ...refersTo[1].map(u16))] : [],
  )
  const stored = [...new Set(items.map(({ data }) => data))]
  const ftyp = box('ftyp', brands[0] ?? '', u32(0), ...brands.slice(1))
  const meta = (offsets: Map<Buffer, number>) =>
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), 'pict', Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(1)),
      fullBox('iinf', 0, 0, u16(items.length), ...infos),
      ...(references.length > 0 ? [fullBox('iref', 0, 0, ...references)] : []),
      box('iprp', box('ipco', ...properties), fullBox('ipma', 0, 1, u32(items.length), ...associations)),
      fullBox(
        'iloc',
        0,
        0,
        u8(0x44, 0),
        u16(items.length),
        ...items.map(({ data }, index) =>
          Buffer.concat([u16(index + 1), u16(0), u16(1), u32(offsets.get(data) ?? 0), u32(data.length)]),
        ),
      ),
    )
  let offset = ftyp.length + meta(new Map()).length + 8
  const offsets = new Map<Buffer, number>()
  for (const data of stored) {
    offsets.set(data, offset)
    offset += data.length
  }
  return Buffer.concat([ftyp, meta(offsets), box('mdat', ...stored)])
}

interface GridOptions {
  columns: number
  tiles: readonly Coded[]
  tileSize: number
  /** Smaller than its tiles: what is too much is cut off. */
  width: number
  height: number
  properties?: Buffer[]
  /** Beside it, such as a map of depths; they refer to it as item 1. */
  others?: Item[]
}

/** As telephones write them: tiles side by side. */
export function gridHeic({
  columns,
  tiles,
  tileSize,
  width,
  height,
  properties = [],
  others = [],
}: GridOptions) {
  const rows = tiles.length / columns
  const ids = tiles.map((_, index) => index + 2)
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)])
  return heicOf([
    { type: 'grid', data: grid, properties: [ispe(width, height), ...properties], refersTo: ['dimg', ids] },
    ...tiles.map(({ hvcC, data }): Item => {
      const itself = [box('hvcC', hvcC), ispe(tileSize, tileSize)]
      return { type: 'hvc1', data, properties: itself, hidden: true }
    }),
    ...others,
  ])
}

export const auxiliary = ({ hvcC, data }: Coded, size: number, kind: string): Item => ({
  type: 'hvc1',
  data,
  properties: [box('hvcC', hvcC), ispe(size, size), auxC(kind)],
  hidden: true,
  refersTo: ['auxl', [1]],
})

/** One coded picture, of whatever size its boxes say. */
export const singleHeic = ({ hvcC, data }: Coded, width: number, height: number, properties: Buffer[] = []) =>
  heicOf([{ type: 'hvc1', data, properties: [box('hvcC', hvcC), ispe(width, height), ...properties] }])
