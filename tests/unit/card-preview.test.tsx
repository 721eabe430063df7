import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardPreview } from '@/components/publish/card-preview'
import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import { AGE_LABELS, GENDER_LABELS, SIZE_LABELS } from '@/lib/copy/labels'
import { NO_VALUES } from '@/lib/pets/form-values'

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
  it('the card preview shows placeholders and no fact that nobody has chosen', () => {
    const words = draw({})
    for (const word of ['|Nombre|', '|Edad|', '|Quito, Ecuador|', '|Sexo · Tamaño · Raza|'])
      expect(words).toContain(word)
    for (const label of [AGE_LABELS, GENDER_LABELS, SIZE_LABELS].flatMap((labels) => Object.values(labels)))
      expect(words).not.toContain(label)
  })

  it('the card preview shows what was chosen', () => {
    const words = draw({ name: ' Luna ', type: 'perro', breedId: '7', gender: 'hembra', age: 'joven' })
    for (const word of ['|Luna|', '|Joven|', '|Hembra · Tamaño · Affenpinscher|'])
      expect(words).toContain(word)
  })
})
