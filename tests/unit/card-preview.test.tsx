import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardPreview } from '@/components/pets/publish/card-preview'
import { NO_VALUES } from '@/lib/pets/form-values'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'

const NOTHING = { breeds: [], colors: [] }
const CATALOG: PetCatalog = {
  perro: { breeds: [{ id: 7, name: 'Affenpinscher' }], colors: [] },
  gato: NOTHING,
  otro: NOTHING,
}

function draw(fields: Record<string, string>): string {
  const place = { city: 'Quito', country: 'Ecuador' }
  const html = renderToStaticMarkup(
    <CardPreview values={{ ...NO_VALUES, fields }} cover={null} catalog={CATALOG} place={place} />,
  )
  return html.replace(/<[^>]*>/g, '|')
}

describe('the preview of a card', () => {
  it('the card preview shows nothing but the place while nothing is entered', () => {
    const words = draw({}).split('|').filter(Boolean)
    expect(words).toEqual(['Así se verá en las búsquedas', 'Quito, Ecuador'])
  })

  it('the card preview shows the facts that were entered, and no others', () => {
    const words = draw({ name: ' Luna ', type: 'perro', breedId: '7', gender: 'hembra', age: 'joven' })
    for (const word of ['|Luna|', '|Joven|', '|Hembra · Affenpinscher|']) expect(words).toContain(word)
  })
})
