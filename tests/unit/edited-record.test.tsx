import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditedRecord } from '@/components/forms/edited-record'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'

const RECORD = { story: 'Antes', site: null }

/** As the server renders it, with what `useActionState` has of the answer to a form without JavaScript. */
const rendered = (answer: FormState = IDLE, lists?: Record<string, string[]>) =>
  renderToStaticMarkup(<EditedRecord form={{ answer, lists }} record={RECORD} />)
const madeFrom = (html: string) =>
  /name="madeFrom" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')

it('a form says the record that it shows', () => {
  expect(madeFrom(rendered())).toBe(JSON.stringify(RECORD))
})

it('a form that comes back with what was typed says the record that it was made from, not the one stored now', () => {
  const html = rendered({ status: 'invalid', values: { madeFrom: '{"story":"Otra"}' } }, { taken: ['story'] })
  expect(madeFrom(html)).toBe('{"story":"Otra"}')
  expect(html).toContain('<input type="hidden" name="taken[]" value="story"/>')
})

it('a field changed on both sides is shown with both texts and a choice, and the form says that it was', () => {
  const fields = [{ field: 'story', label: 'Historia', mine: 'Mía', saved: '' }]
  const html = rendered({
    status: 'failed',
    code: 'conflict',
    conflict: { fields, madeFrom: '{"story":null}' },
    values: { madeFrom: '{"story":"Antes"}' },
  })
  expect(madeFrom(html)).toBe('{"story":null}')
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'Historia Lo tuyo Mía Guardado ahora Nada Quedarme con lo guardado',
  )
  expect(html).toMatch(/<input type="checkbox"[^>]* name="taken\[\]" value="story"/)
})
