import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ImportResult } from '@/components/pets/imports/import-result'
import { ImportReview } from '@/components/pets/imports/import-review'
import { Reason } from '@/components/pets/imports/row-list'
import { WordQuestions } from '@/components/pets/imports/word-questions'
import type { ImportDto } from '@/lib/pets/imports/dto'
import { linksIn, wordsOf } from '@/tests/support/markup'

const NONE = { new: 0, draft: 0, update: 0, unchanged: 0, kept: 0, faulty: 0 }
const NO_OUTCOMES = { created: 0, drafted: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 }

const fileWith = (changes: Partial<ImportDto>): ImportDto => ({
  id: 7,
  fileName: 'mascotas.csv',
  status: 'checked',
  createdAt: '2026-11-25T12:00:00Z',
  finishedAt: null,
  rows: 4,
  verdicts: NONE,
  outcomes: NO_OUTCOMES,
  photos: 0,
  photoProblems: 0,
  uncoded: 0,
  columns: [],
  unused: [],
  internal: [],
  notes: [],
  readings: [],
  ...changes,
})

const review = (verdicts: Partial<ImportDto['verdicts']>, changes: Partial<ImportDto> = {}) =>
  renderToStaticMarkup(
    <ImportReview
      file={fileWith({ verdicts: { ...NONE, ...verdicts }, ...changes })}
      questions={[]}
      previews={[]}
      faulty={[]}
      kept={[]}
    />,
  )

describe('the button of a checked file', () => {
  it.each([
    [{ new: 1 }, 'Publicar 1 mascota'],
    [{ new: 3, unchanged: 2, faulty: 1 }, 'Publicar 3 mascotas'],
    [{ draft: 1 }, 'Guardar 1 borrador'],
    [{ draft: 2, unchanged: 4 }, 'Guardar 2 borradores'],
    [{ update: 1 }, 'Actualizar 1 mascota'],
    [{ new: 3, draft: 1 }, 'Publicar 3 y guardar 1 borrador'],
    [{ new: 3, draft: 1, update: 2 }, 'Importar 6 mascotas'],
    [{ draft: 4, update: 2 }, 'Importar 6 mascotas'],
  ])('says what becomes of its rows: %o, %s', (verdicts, label) => {
    const [, shown] = /<button[^>]*>(.*?)<\/button>/.exec(review(verdicts)) ?? []
    expect(wordsOf(shown ?? '').join(' ')).toBe(label)
  })

  it('is not there where no row is left to import', () => {
    expect(review({ faulty: 2 })).not.toContain('<button')
  })
})

describe('a checked file', () => {
  it('is said to make no duplicates only where every row to import has a code', () => {
    const promise = 'tu código evita los duplicados'
    expect(review({ new: 2 })).toContain(promise)
    expect(review({ new: 2 }, { uncoded: 1 })).not.toContain(promise)
    expect(review({ draft: 2 }, { uncoded: 2 })).not.toContain(promise)
    expect(review({ faulty: 2 })).not.toContain(promise)
    expect(review({ unchanged: 2 }, { uncoded: 2 })).toContain('Tus mascotas ya están como en el archivo.')
  })

  it('counts rows that stay as they are apart from the pets that were published before', () => {
    const cards = wordsOf(review({ unchanged: 1, kept: 3 })).join(' ')
    expect(cards).toContain('Ya estaban 1 1 sin cambios')
    expect(cards).toContain('Sin tocar 3 abajo dice por qué')
    expect(review({ unchanged: 1 })).not.toContain('Sin tocar')
  })

  it.each([
    [1, '1 fila queda en Borradores , en Mis Mascotas: le falta una foto'],
    [2, '2 filas quedan en Borradores , en Mis Mascotas: les falta una foto'],
  ])('says what %i drafts lack', (draft, sentence) => {
    expect(wordsOf(review({ draft })).join(' ')).toContain(sentence)
  })

  it('shows as what each column was read, and why notes are no stories', () => {
    const columns = [{ title: 'Convive con caninos', read: 'Perros' }]
    const words = wordsOf(review({ new: 1 }, { columns, internal: ['Observaciones', 'Notas'] })).join(' ')
    expect(words).toContain('Cómo leímos tus columnas')
    expect(words).toContain('Tu columna «Convive con caninos» → Perros')
    expect(words).toContain('No publicamos «Observaciones» ni «Notas» como historia')
  })

  it('is not said to be what is published where a row is left as it is', () => {
    const claim = 'ya están como en el archivo'
    expect(review({ unchanged: 2, kept: 1 })).not.toContain(claim)
    expect(review({ kept: 1 })).not.toContain(claim)
    expect(review({ unchanged: 2, faulty: 1 })).not.toContain(claim)
  })

  it('leads to a pet that is still offered though the file says that it is gone', () => {
    const html = renderToStaticMarkup(<Reason name="Luna" reason="Sigue publicada." petId={102} />)
    expect(linksIn(html)).toEqual([['Ir a su publicación', '/dashboard/mascotas/102']])
    expect(renderToStaticMarkup(<Reason name="Luna" reason="No." petId={null} />)).not.toContain('<a')
  })

  it('asks with the arrow that all selects of the site have', () => {
    const question = {
      word: 'a',
      column: 'Color',
      typed: 'rojzo',
      options: ['Rojo'],
      hasGuess: true,
      rows: 1,
    }
    const html = renderToStaticMarkup(<WordQuestions importId={7} questions={[question]} />)
    expect(html).toMatch(/<select[^>]*class="[^"]*appearance-none[^>]*>.*<\/select><svg/)
  })
})

const result = (changes: Partial<ImportDto>) =>
  renderToStaticMarkup(<ImportResult file={fileWith(changes)} failed={[]} photos={[]} />)

/** Label, number and detail of each tile. */
const tilesOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', says = '']) => [
    label,
    ...wordsOf(says),
  ])

describe('what became of a file', () => {
  it('counts nothing that there is not', () => {
    const outcomes = { ...NO_OUTCOMES, drafted: 2 }
    expect(tilesOf(result({ outcomes }))).toEqual([['Borradores', '2', 'por completar']])
    expect(tilesOf(result({ outcomes: { ...NO_OUTCOMES, unchanged: 3 } }))).toEqual([
      ['Sin cambios', '3', 'estaban como en tu archivo'],
    ])
  })

  it('counts what there is', () => {
    const tiles = tilesOf(
      result({
        verdicts: { ...NONE, faulty: 1 },
        outcomes: { created: 1, drafted: 2, updated: 1, unchanged: 4, kept: 1, failed: 1 },
        photos: 9,
        photoProblems: 2,
      }),
    )
    expect(tiles).toEqual([
      ['Publicadas', '1', 'ya está en tu lista'],
      ['Borradores', '2', 'por completar'],
      ['Actualizadas', '1', 'ya está como en tu archivo'],
      ['Sin cambios', '4', 'estaban como en tu archivo'],
      ['No se importaron', '3', 'mira abajo por qué'],
      ['Fotos sin leer', '2', 'de 9 direcciones'],
    ])
  })

  it('counts photos that could not be read of no addresses only where there are as many', () => {
    expect(tilesOf(result({ photos: 0, photoProblems: 1 }))).toEqual([
      ['Fotos sin leer', '1', 'mira abajo cuáles'],
    ])
  })

  it.each([
    [1, '1 fila tenía errores: está en el archivo que descargas, con qué corregir.'],
    [2, '2 filas tenían errores: están en el archivo que descargas, con qué corregir en cada una.'],
  ])('speaks of one faulty row as of one, of more as of more: %i', (faulty, sentence) => {
    expect(wordsOf(result({ verdicts: { ...NONE, faulty } }))).toContain(sentence)
  })
})
