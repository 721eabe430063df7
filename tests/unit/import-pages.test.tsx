import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ImportPreview, Readings } from '@/components/pets/imports/import-preview'
import { WordQuestions } from '@/components/pets/imports/word-questions'
import { DraftHint } from '@/components/pets/publish/publish-notes'
import { linksIn, wordsOf } from '@/tests/support/markup'

const QUESTION = {
  word: 'colorId|perro|rojzo',
  column: 'Color',
  typed: 'rojzo <b>',
  options: ['Rojo', 'Rojo merle'],
  hasGuess: true,
  rows: 12,
}

describe('the review of a file', () => {
  it('asks for each word once, with the likeliest value chosen, in a form that needs no scripts', () => {
    const html = renderToStaticMarkup(
      <WordQuestions importId={7} questions={[QUESTION, { ...QUESTION, word: 'b' }]} />,
    )
    expect(html).toContain('2 palabras que no entendimos')
    expect(html).toContain('Aceptar las 2 sugerencias')
    expect(html).toContain('«rojzo &lt;b&gt;»')
    expect(html).toContain('12 filas')
    expect(html).toMatch(/<option value="Rojo" selected="">Rojo<\/option><option value="Rojo merle">/)
    expect(html).toContain('name="word" value="colorId|perro|rojzo"')
  })

  it('chooses nothing for a word that is like none of the list', () => {
    const unlike = { ...QUESTION, word: 'b', hasGuess: false }
    const html = renderToStaticMarkup(<WordQuestions importId={7} questions={[QUESTION, unlike]} />)
    expect(html).toMatch(/<option value="" selected="">Elige de la lista<\/option><option value="Rojo">/)
    expect(html).not.toContain('Aceptar las')
  })

  it('says nothing where every word is understood', () => {
    expect(renderToStaticMarkup(<WordQuestions importId={7} questions={[]} />)).toBe('')
  })

  it('shows how the first pets will look, and loads no picture of another site', () => {
    const preview = {
      row: 2,
      name: 'Ñusta',
      facts: ['Perro', 'Hembra'],
      place: 'Quito',
      photo: 'https://fotos.example/a.jpg',
      story: 'Llegó una tarde de lluvia.',
      missing: ['photos', 'description', 'coat'],
    }
    const html = renderToStaticMarkup(<ImportPreview previews={[preview]} />)
    expect(html).toContain('Ñusta')
    expect(html).toContain('Perro · Hembra · Quito')
    expect(html).toContain('Borrador: falta una foto, su historia y el pelaje')
    expect(html).not.toContain('<img')
    expect(linksIn(html)).toEqual([['Ver la foto en fotos.example', 'https://fotos.example/a.jpg']])
    expect(html).toContain('rel="noreferrer"')
  })

  it('leads nowhere from what is no address of the web', () => {
    const preview = { row: 2, name: '', facts: [], place: null, story: '', missing: [] }
    for (const photo of ['javascript:alert(1)', 'foto.jpg']) {
      const html = renderToStaticMarkup(<ImportPreview previews={[{ ...preview, photo }]} />)
      expect(linksIn(html)).toEqual([])
      expect(html).toContain(photo)
    }
  })

  it('tells what words were read as, and which were left out', () => {
    const html = renderToStaticMarkup(
      <Readings
        readings={[
          { key: 'breedId', typed: 'SRD', read: 'Mestizo (criollo)', rows: 3 },
          { key: 'tags', typed: 'volador', read: '', rows: 1 },
          { key: 'photos', typed: 'http://10.0.0.1/a.jpg', read: '', rows: 1 },
        ]}
      />,
    )
    expect(html).toContain('«SRD» → Mestizo (criollo)')
    expect(html).toContain('«volador» no está en la lista: lo dejamos fuera')
    expect(wordsOf(html).join(' ')).toContain(
      'Foto: «http://10.0.0.1/a.jpg» no se puede abrir: la dejamos fuera',
    )
  })
})

it('a draft says what it lacks, and links the photos that its file named without telling them who looks', () => {
  const content = {
    fields: {},
    tags: [],
    place: null,
    addresses: ['https://fotos.example/a.jpg'],
    missing: ['photos'],
  }
  const html = renderToStaticMarkup(
    <DraftHint draft={{ id: 1, code: null, name: 'Sol', createdAt: '', place: null, content }} />,
  )
  expect(html).toContain('Falta una foto.')
  expect(html).toMatch(/<a href="https:\/\/fotos\.example\/a\.jpg" target="_blank" rel="noreferrer"/)
})
