import type { HeifLibrary } from './heif-library'

/** Constants of libheif/heif_image.h. */
const RGB = 1
const INTERLEAVED_RGB = 10
const INTERLEAVED = 10
/** heif_error.h. */
const END_OF_DATA = 100
/** Where its structures hold what is set here (heif_decoding.h, heif_security.h). */
const IGNORE_TRANSFORMATIONS = 1
const MAX_IMAGE_SIZE = 8

const MAX_TURNS = 8
const MAX_PROFILE_BYTES = 1 << 20

export type Turn =
  /** Against the clock. */
  | { kind: 'rotate'; degrees: number }
  | { kind: 'mirror'; isSideways: boolean }
  | { kind: 'crop'; area: { left: number; top: number; width: number; height: number } }

interface Size {
  width: number
  height: number
}

/** As its boxes say, before turns. A picture without tiles is one of its size. */
export interface HeicSize extends Size {
  tile: Size
  turns: Turn[]
}

export class HeicError extends Error {
  readonly isCutOff: boolean
  constructor(isCutOff: boolean) {
    super('The HEIC cannot be read')
    this.isCutOff = isCutOff
  }
}

/** The primary picture of a file, tile by tile; depths, gain maps, thumbnails and films beside it are not read. */
export class HeicFile {
  readonly size: HeicSize
  readonly #library: HeifLibrary
  readonly #error: number
  readonly #out: number
  readonly #context: number
  readonly #handle: number
  readonly #options: number

  constructor(library: HeifLibrary, input: Buffer) {
    this.#library = library
    this.#error = library._malloc(16)
    this.#out = library._malloc(256)
    this.#context = library._heif_context_alloc()
    const data = library._malloc(input.length)
    library.HEAPU8.set(input, data)
    library._heif_context_read_from_memory(this.#error, this.#context, data, input.length, 0)
    this.#check()
    library._heif_context_get_primary_image_handle(this.#error, this.#context, this.#out)
    this.#check()
    this.#handle = this.#word(this.#out)
    this.#options = library._heif_decoding_options_alloc()
    library.HEAPU8[this.#options + IGNORE_TRANSFORMATIONS] = 1
    this.size = this.#readSize()
  }

  /** The library's own, for what is decoded where the boxes lie. */
  limitPixels(pixels: number): void {
    const limits = this.#library._heif_context_get_security_limits(this.#context)
    this.#view().setUint32(limits + MAX_IMAGE_SIZE, pixels, true)
  }

  get #hasTiles(): boolean {
    const { tile, ...whole } = this.size
    return tile.width !== whole.width || tile.height !== whole.height
  }

  readTile(column: number, row: number, use: (pixels: Uint8Array, stride: number) => void): void {
    const library = this.#library
    const [image, stride] = [this.#out, this.#out + 4]
    const wanted = [this.#error, this.#handle, image, RGB, INTERLEAVED_RGB, this.#options] as const
    // As a tile, libheif 1.23 expects a picture without tiles to be turned already, and refuses it.
    if (this.#hasTiles) library._heif_image_handle_decode_image_tile(...wanted, column, row)
    else library._heif_decode_image(...wanted)
    this.#check()
    const decoded = this.#word(image)
    const { width, height } = this.size.tile
    // Coded pictures of another size than their boxes say cost more than was allowed.
    const isTrue =
      library._heif_image_get_width(decoded, INTERLEAVED) === width &&
      library._heif_image_get_height(decoded, INTERLEAVED) === height
    if (!isTrue) throw new HeicError(false)
    const plane = library._heif_image_get_plane_readonly(decoded, INTERLEAVED, stride)
    const bytes = this.#word(stride)
    use(library.HEAPU8.subarray(plane, plane + bytes * height), bytes)
    library._heif_image_release(decoded)
  }

  profile(): Buffer | null {
    const library = this.#library
    const bytes = library._heif_image_handle_get_raw_color_profile_size(this.#handle)
    if (bytes <= 0 || bytes > MAX_PROFILE_BYTES) return null
    const data = library._malloc(bytes)
    library._heif_image_handle_get_raw_color_profile(this.#error, this.#handle, data)
    this.#check()
    return Buffer.from(library.HEAPU8.subarray(data, data + bytes))
  }

  #readSize(): HeicSize {
    const tiling = this.#out
    this.#library._heif_image_handle_get_image_tiling(this.#error, this.#handle, 0, tiling)
    this.#check()
    const [, , , tileWidth = 0, tileHeight = 0, width = 0, height = 0] = this.#words(tiling, 7)
    if (![tileWidth, tileHeight, width, height].every((side) => side > 0)) throw new HeicError(false)
    return {
      width,
      height,
      tile: { width: tileWidth, height: tileHeight },
      turns: this.#readTurns(width, height),
    }
  }

  #readTurns(width: number, height: number): Turn[] {
    let [wide, high] = [width, height]
    const library = this.#library
    const [context, out] = [this.#context, this.#out]
    const item = library._heif_image_handle_get_item_id(this.#handle)
    const count = library._heif_item_get_transformation_properties(context, item, out, MAX_TURNS)
    return this.#words(out, Math.max(0, count)).flatMap((property): Turn[] => {
      const type = library._heif_item_get_property_type(context, item, property)
      if (type === fourCharacters('irot')) {
        const degrees = library._heif_item_get_property_transform_rotation_ccw(context, item, property)
        if (degrees % 180 !== 0) [wide, high] = [high, wide]
        return [{ kind: 'rotate', degrees }]
      }
      if (type === fourCharacters('imir')) {
        const axis = library._heif_item_get_property_transform_mirror(context, item, property)
        return [{ kind: 'mirror', isSideways: axis === 1 }]
      }
      if (type !== fourCharacters('clap')) return []
      const sides = [out + 64, out + 68, out + 72, out + 76] as const
      library._heif_item_get_property_transform_crop_borders(context, item, property, wide, high, ...sides)
      const [left = 0, top = 0, right = 0, bottom = 0] = this.#words(out + 64, 4)
      const area = { left, top, width: wide - left - right, height: high - top - bottom }
      if (Math.min(area.width, area.height, left + 1, top + 1) < 1) throw new HeicError(false)
      wide = area.width
      high = area.height
      return [{ kind: 'crop', area }]
    })
  }

  #check(): void {
    if (this.#word(this.#error) !== 0) throw new HeicError(this.#word(this.#error + 4) === END_OF_DATA)
  }

  /** View of the memory as it is now: growing replaces the buffer. */
  #view = () => new DataView(this.#library.HEAPU8.buffer)
  #word = (at: number) => this.#view().getUint32(at, true)
  #words = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => this.#word(at + 4 * index))
}

const fourCharacters = (name: string) => Buffer.from(name, 'latin1').readUInt32BE()
