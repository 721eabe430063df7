import { deflateSync, gzipSync } from 'node:zlib'
import type { HostileFile } from './files'

const text = (value: string) => Buffer.from(value, 'latin1')
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="9" height="9"/></svg>'
const HTML = '<!doctype html><title>x</title><script>alert(document.cookie)</script>'

/** A GIF of this many frames of one pixel. */
function gif(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex')
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), text(';')])
}

/** An ISO BMFF file (HEIC, MP4). */
const ftyp = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}`), Buffer.alloc(200, 7)])

const FILES: Record<string, Buffer> = {
  SVG: text(SVG),
  'SVG behind a prolog': text(`<?xml version="1.0" standalone="no"?>\n<!DOCTYPE svg>\n${SVG}`),
  'SVG that reads a file': text(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  ),
  'compressed SVG': gzipSync(SVG),
  HTML: text(HTML),
  'HTML behind a byte order mark': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), text(HTML)]),
  'GIF of one pixel': gif(1),
  'GIF of 10,000 frames': gif(10_000),
  'GIF with HTML in its comment': Buffer.concat([gif(1).subarray(0, 19), text(`!\xfe${HTML}`)]),
  BMP: Buffer.concat([text('BM'), Buffer.alloc(300, 3)]),
  'TIFF, little end first': Buffer.concat([text('II*\0'), Buffer.alloc(300, 3)]),
  'TIFF, big end first': Buffer.concat([text('MM\0*'), Buffer.alloc(300, 3)]),
  ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(300, 3)]),
  PDF: text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  PostScript: text('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file'),
  ZIP: Buffer.concat([text('PK\x03\x04'), Buffer.alloc(300, 3)]),
  RAR: text('Rar!\x1a\x07\x00'),
  gzip: gzipSync(Buffer.alloc(1_000_000)),
  'raw deflate of zeros': deflateSync(Buffer.alloc(1_000_000)),
  'program of Linux': Buffer.concat([text('\x7fELF'), Buffer.alloc(300, 3)]),
  'program of Windows': Buffer.concat([text('MZ'), Buffer.alloc(300, 3)]),
  'shell script': text('#!/bin/sh\ncat /etc/passwd\n'),
  'PHP script': text('<?php system($_GET["c"]); ?>'),
  'drawing commands of ImageMagick': text(
    'push graphic-context\nviewbox 0 0 640 480\nfill "url(https://example.com/x.jpg"|ls "-la)"\npop graphic-context',
  ),
  'portable pixmap': text('P6 9 9 255\n'.padEnd(300, 'x')),
  'Radiance picture': text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 9 +X 9\n'),
  OpenEXR: Buffer.from('762f310102000000', 'hex'),
  'Photoshop file': Buffer.concat([text('8BPS\0\x01'), Buffer.alloc(300)]),
  'JPEG 2000': Buffer.from('0000000c6a5020200d0a870a', 'hex'),
  'JPEG XL': Buffer.from('ff0a000000000000', 'hex'),
  HEIC: ftyp('heic'),
  'HEIF of many pictures': ftyp('mif1'),
  AVIF: ftyp('avif'),
  'film of a telephone': ftyp('qt  '),
  'sound in a RIFF': text('RIFF\x24\0\0\0WAVEfmt '.padEnd(300, '\0')),
  JSON: text('{"photo":"data:image/png;base64,AAAA"}'),
  'an empty file': Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'two bytes of a JPEG': Buffer.from([0xff, 0xd8]),
  'zeros, a megabyte': Buffer.alloc(1 << 20),
}

/** Files that are no photo by their first bytes. */
export const strangers = (): HostileFile[] =>
  Object.entries(FILES).map(([name, bytes]) => ({ name, bytes, becomes: 'invalid' }))
