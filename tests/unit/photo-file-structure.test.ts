import { describe, expect, it } from 'vitest'
import { countScans, hasEnd } from '@/lib/photos/jpeg-scans'

const BEGIN = [0xff, 0xd8]
const END = [0xff, 0xd9]
const SCAN = [0xff, 0xda, 0x00, 0x02, 0x11]
/** A part whose length would lead behind the end that stands in it. */
const hidden = (marker: number) => [0xff, marker, 0x00, 0x06, ...SCAN]
const scansOf = (...parts: number[][]) => countScans(Buffer.from(parts.flat()))

describe('the scans of a JPEG', () => {
  it('scans are counted up to the end of the image', () => {
    expect(scansOf(BEGIN, SCAN, SCAN, SCAN, END, SCAN)).toBe(3)
    expect(scansOf(BEGIN, [0xff, 0xff], SCAN, [0x33, 0xff, 0x00], SCAN)).toBe(2)
  })

  it('scan markers inside a comment do not count', () => {
    expect(scansOf(BEGIN, [0xff, 0xfe, 0x00, 0x07, ...SCAN], SCAN, END)).toBe(1)
  })

  it.each([0x01, 0x02, 0x4f, 0xbf, 0xd0, 0xd7])(
    'cannot be hidden behind the marker %i, which has no length',
    (marker) => {
      expect(scansOf(BEGIN, hidden(marker), SCAN, END)).toBe(2)
    },
  )
})

describe('the end of a JPEG', () => {
  const has = (...parts: number[][]) => hasEnd(Uint8Array.from(parts.flat()))

  it('is found in front of what a telephone appends, and not in a preview inside', () => {
    expect(has(BEGIN, SCAN, END)).toBe(true)
    expect(has(BEGIN, SCAN, END, [0x53, 0x45, 0x46, 0x54])).toBe(true)
    expect(has(BEGIN, [0xff, 0xe1, 0x00, 0x06, ...BEGIN, ...END], SCAN, [0x12, 0x34])).toBe(false)
    expect(has(BEGIN, SCAN, [0x12, 0xff])).toBe(false)
  })
})
