import { describe, expect, it } from 'vitest'
import { chooseFiles, directUploadError, fitSize, openError } from '@/components/photos/field/photo-rules'

const MB = 1024 * 1024
const file = (name: string, size = MB) => ({ name, size, lastModified: 1 })

describe('what gets in', () => {
  it('opens photos, also heavy ones, and says why not', () => {
    expect(openError('jpeg', file('luna.jpg', 30 * MB))).toBeNull()
    expect(openError('jpeg', file('luna.jpg', 61 * MB))).toBe('“luna.jpg” pesa más de 60 MB.')
    expect(openError(null, file('acta.pdf'))).toBe('“acta.pdf” no es una foto JPG, PNG, WebP o HEIC.')
    expect(openError('pdf', file('acta.pdf'))).toContain('“acta.pdf” es un PDF, no una foto.')
    expect(openError('avif', file('luna.avif'))).toBeNull()
  })

  it('sends as it is only what the server reads', () => {
    expect(directUploadError('png', file('luna.png', 12 * MB))).toBeNull()
    expect(directUploadError('png', file('luna.png', 12 * MB + 1))).toBe('“luna.png” pesa más de 12 MB.')
    expect(directUploadError('heic', file('luna.heic'))).toBeNull()
    expect(directUploadError('avif', file('luna.avif'))).toContain('está en formato AVIF')
  })

  it('takes as many files as there is room for, each once', () => {
    const [a, b, c] = [file('a.jpg'), file('b.jpg'), file('c.jpg')]
    expect(chooseFiles([a, b], [], 8)).toEqual({ accepted: [a, b], notices: [] })
    expect(chooseFiles([a, b, { ...a }], [c], 8)).toEqual({
      accepted: [a, b],
      notices: ['“a.jpg” ya estaba en la lista.'],
    })
    expect(chooseFiles([{ ...c }], [c], 0)).toEqual({
      accepted: [],
      notices: ['“c.jpg” ya estaba en la lista.'],
    })
    expect(chooseFiles([a, b, c], [], 1)).toEqual({
      accepted: [a],
      notices: ['Caben 8 fotos: dejamos fuera 2.'],
    })
    expect(chooseFiles([a], [], 0).notices).toEqual(['Caben 8 fotos: dejamos fuera una.'])
  })
})

describe('the size in which a photo is sent', () => {
  it.each([
    ['large and wide', 4000, 3000, 2400, 1800],
    ['large and tall', 3000, 4000, 1800, 2400],
    ['small', 640, 480, 640, 480],
    ['at the limit', 2400, 2400, 2400, 2400],
    ['a thread', 100_000, 3, 2400, 1],
  ])('%s', (_what, width, height, newWidth, newHeight) => {
    expect(fitSize({ width, height })).toEqual({ width: newWidth, height: newHeight })
  })
})
