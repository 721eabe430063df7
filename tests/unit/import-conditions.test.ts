import { describe, expect, it } from 'vitest'
import { readCastrated, readCompany, readNeeds } from '@/lib/pets/imports/words/answers'
import { checkText, choicesIn } from '@/tests/support/sheets'

const texts = (list: string) => list.split(' | ')

/** What the review asks of a cell. */
async function askedOf(title: string, cell: string) {
  const { rows } = await checkText(`Nombre;Especie;${title}\nLuz;Perro;${cell}`)
  return rows[0]?.problems[0]?.suggestion
}

/** A cell as a draft keeps it. */
async function fieldOf(titles: string, cells: string, key: string) {
  const { rows } = await checkText(`Nombre;${titles}\nLuz;${cells}`)
  const pet = rows[0]?.pet
  return pet && 'fields' in pet ? (pet.fields[key] ?? null) : null
}

describe('company', () => {
  it.each(
    texts(
      'Sí, +8 | Sí (desde 8 años) | Sí, muerde | Sí (gruñe) | Sí, adolescentes | Sí (castrados) | Sí, cachorros | Sí, de su tamaño | No (menores de 5)',
    ),
  )('that depends on something is asked about: %j', (typed) => {
    expect(readCompany(typed)).toBeNull()
  })

  it.each([
    ['Sí.', 'si'],
    ['SÍ!!', 'si'],
    ['Sí, muy bien', 'si'],
    ['sí, los adora', 'si'],
    ['Sí, sociable', 'si'],
    ['✓ (15/03/24)', 'si'],
    ['No, ataca', 'no'],
    ['no (muy pequeña)', 'no'],
  ])('that does not is read: %j is %j', (typed, answer) => {
    expect(readCompany(typed)).toBe(answer)
  })

  it.each([
    ['Sí, +8', 'No lo sé', false],
    ['Sí (desde 8 años)', 'No lo sé', false],
    ['Sí, muerde', 'No', true],
    ['Sí (gruñe)', 'No', true],
  ])('of a yes that says more no yes is suggested: %j, %s', async (typed, first, hasGuess) => {
    const asked = await askedOf('Niños', typed)
    expect([asked?.options[0], asked?.hasGuess]).toEqual([first, hasGuess])
  })
})

describe('special needs', () => {
  it.each(
    texts(
      'FIV- | FIV/FeLV negativo | FIV (-) y FeLV (-) | VIF/ViLeF negativo | Leucemia negativo | Buena salud | Excelente | Recuperado | ya se curó | Sano | Ninguna | Vacunado',
    ),
  )('are none: %j', (typed) => {
    expect(readNeeds(typed)).toBe('no')
  })

  it.each(texts('FIV+ | FIV+ FeLV- | FIV positivo | Ciega - sorda | Post-operatorio | Moquillo'))(
    'are some: %j',
    (typed) => {
      expect(readNeeds(typed)).toBe('si')
    },
  )

  it.each([
    ['Recuperado de moquillo', 'No'],
    ['vacunada y desparasitada', 'No'],
  ])('are asked about: %j, %s first', async (typed, first) => {
    expect((await askedOf('Cuidados especiales', typed))?.options[0]).toBe(first)
  })
})

describe('castrated', () => {
  it.each(['Sí, en turno', 'Sí, programada', 'sí (próximo mes)'])('does not yet count: %j', (typed) => {
    expect(readCastrated(typed)).toBeNull()
  })

  it.each([
    ['12/03/2024', 'Sí'],
    ['Ovariohisterectomía 2024', 'Sí'],
    ['12/12/2026', 'No'],
    ['turno 12/12/2026', 'No'],
  ])('by a date %j the suggestion is %s', async (typed, first) => {
    expect(await askedOf('Esterilizado', typed)).toMatchObject({ hasGuess: true })
    expect((await askedOf('Esterilizado', typed))?.options[0]).toBe(first)
  })
})

describe('what is suggested', () => {
  it.each([
    ['Vacunas', '3/3', 'Vacunas al día'],
    ['Vacunas', '1/3', 'No vacunado'],
    ['Vacunas', '100%', 'Vacunas al día'],
  ])('for %s %j is %s', async (title, typed, first) => {
    expect((await askedOf(title, typed))?.options[0]).toBe(first)
  })

  it('for the species ‘Cachorro’, which is asked about, is a dog', async () => {
    const { rows } = await checkText('Nombre;Tipo\nLuz;Cachorro')
    const asked = rows[0]?.problems[0]?.suggestion
    expect([asked?.options[0], asked?.hasGuess]).toEqual(['Perro', true])
  })

  it.each([
    ['Color', 'bicolor'],
    ['Vacunas', '12/03/2026'],
    ['Vacunas', 'Refuerzo anual 2026'],
    ['Raza', 'Perro'],
    ['Sexo', 'camada'],
  ])('is nothing for what says nothing: %s %j', async (title, typed) => {
    expect(await askedOf(title, typed)).toMatchObject({ typed, hasGuess: false })
  })
})

describe('words that were taken for others', () => {
  const breeds = choicesIn('COL').breeds.perro

  it.each(['Media raza', 'chitzu mestiso', 'cruse de pastor'])('%j is a mix', async (typed) => {
    const id = await fieldOf('Especie;Raza', `Perro;${typed}`, 'breedId')
    expect(breeds.find((breed) => String(breed.id) === id)?.name).toBe('Mestizo (criollo)')
  })

  it('‘Cachorro’ beside the breed of a cat is a cat', async () => {
    expect(await fieldOf('Tipo;Raza', 'Cachorro;Siamés', 'type')).toBe('gato')
    expect(await fieldOf('Tipo;Raza', 'Cachorro canino;', 'type')).toBe('perro')
  })

  it.each([
    ['2Y/3M/4D', 'joven'],
    ['0Y/8M/4D', 'cachorro'],
    ['5y / 2m', 'adulto'],
    ['00-00-2020', 'adulto'],
    ['00/05/2026', 'cachorro'],
  ])('the age %j is %s', async (typed, age) => {
    expect(await fieldOf('Especie;Edad', `Perro;${typed}`, 'age')).toBe(age)
  })
})

describe('cells that say nothing', () => {
  it('of a mean below a list are no pet', async () => {
    const { rows, sheet } = await checkText('Nombre;Especie;Edad\nLuz;Perro;3\nPromedio;;3,5')
    expect(rows).toHaveLength(1)
    expect(sheet.notes.join()).toContain('La fila 3 no es una mascota')
  })

  it.each([
    '#N/A',
    '#N/D',
    '#REF!',
    '#VALUE!',
    '#¡VALOR!',
    '#DIV/0!',
    '#¿NOMBRE?',
    '#NAME?',
    '#####',
    'Err:502',
  ])('of a formula are empty, and the review says so: %s', async (cell) => {
    const text = `Nombre;Especie;Raza;Vacunas;Código\nLuz;Perro;${cell};${cell};${cell}`
    const { rows, readings } = await checkText(text)
    expect(rows[0]).toMatchObject({ verdict: 'draft', code: '', problems: [] })
    expect(rows[0]?.pet).toMatchObject({ missing: expect.arrayContaining(['breedId', 'health']) })
    expect(readings).toContainEqual({ key: 'health', typed: cell, read: '', rows: 1 })
  })

  it.each(['S/N', 'Sin nombre', '(sin nombre aún)', 'NN', 'N.N.', '-', '#¿NOMBRE?'])(
    'are no name: %s',
    async (name) => {
      const { rows } = await checkText(`Nombre;Especie;Raza\n${name};Perro;Mestizo`)
      expect(rows[0]).toMatchObject({ verdict: 'draft', pet: { name: '' } })
      expect(rows[0]?.pet).toMatchObject({ missing: expect.arrayContaining(['name']) })
    },
  )

  it.each(['Nina', 'Ñ', '#1', 'Sin', '月'])('other short names stay: %s', async (name) => {
    expect(await fieldOf('Especie', 'Perro', 'name')).toBe('Luz')
    const { rows } = await checkText(`Nombre;Especie\n${name};Perro`)
    expect(rows[0]).toMatchObject({ pet: { name } })
  })
})
