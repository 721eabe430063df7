import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Address } from '@/components/ui/address'

const pieces = (text: string) =>
  [...renderToStaticMarkup(<Address text={text} />).matchAll(/<span[^>]*nowrap[^>]*>(.*?)<\/span>/g)].map(
    ([, piece]) => piece,
  )

it.each([
  ['Carrera 27 # 45-12, barrio Norte', ['27', '# 45-12,']],
  ['Av. 10 de Agosto N.º 1204', ['10', 'N.º 1204']],
  ['Plaza Mayor', []],
])('no line break cuts a number of “%s”', (text, numbers) => {
  expect(pieces(text)).toEqual(numbers)
  expect(renderToStaticMarkup(<Address text={text} />).replace(/<[^>]+>/g, '')).toBe(text)
})
