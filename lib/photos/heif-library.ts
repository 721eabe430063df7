import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.js'

/** The part of libheif's C interface (libheif/heif.h) that reads one picture; pointers are numbers. */
export interface HeifLibrary {
  HEAPU8: Uint8Array
  _malloc(bytes: number): number
  _heif_context_alloc(): number
  _heif_context_get_security_limits(context: number): number
  _heif_context_read_from_memory(error: number, context: number, data: number, size: number, options: 0): void
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
  _heif_image_handle_get_item_id(handle: number): number
  _heif_image_handle_get_image_tiling(error: number, handle: number, transformed: 0, tiling: number): void
  _heif_image_handle_decode_image_tile(
    error: number,
    handle: number,
    image: number,
    colourSpace: number,
    chroma: number,
    options: number,
    column: number,
    row: number,
  ): void
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colourSpace: number,
    chroma: number,
    options: number,
  ): void
  _heif_decoding_options_alloc(): number
  _heif_image_release(image: number): void
  _heif_image_get_width(image: number, channel: number): number
  _heif_image_get_height(image: number, channel: number): number
  _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
  _heif_image_handle_get_raw_color_profile_size(handle: number): number
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, data: number): void
  _heif_item_get_transformation_properties(context: number, item: number, ids: number, count: number): number
  _heif_item_get_property_type(context: number, item: number, property: number): number
  _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number
  _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number
  _heif_item_get_property_transform_crop_borders(
    context: number,
    item: number,
    property: number,
    width: number,
    height: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ): void
}

/**
 * Tiles of telephones need 20 MB, 12 megapixels in one piece 90, the largest that are let through 125. Without
 * a limit, a file of some hundred bytes whose coded picture is larger than its boxes say takes the library's two gigabytes.
 */
const MAX_MEMORY = 192 * 1024 * 1024
const PAGE = 65_536

/** A library of one's own, whose memory the garbage collector frees: a hostile file leaves nothing to the next. */
export const newHeifLibrary = (): HeifLibrary => createLibrary({ print: () => {}, printErr: () => {} })

/** Runs work of a library, which may take no more memory than photos need. It has no setting for it. */
export function withinMemory<Result>(work: () => Result): Result {
  const { grow } = WebAssembly.Memory.prototype
  // Nothing else runs meanwhile: such work is synchronous.
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError('No more memory for a photo')
    return grow.call(this, pages)
  }
  try {
    return work()
  } finally {
    WebAssembly.Memory.prototype.grow = grow
  }
}
