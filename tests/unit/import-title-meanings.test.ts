import { describe, expect, it } from 'vitest'
import { columnTitle } from '@/lib/pets/imports/columns'
import { readHeader } from '@/lib/pets/imports/header'
import { checkText } from '@/tests/support/sheets'

const keyOf = (title: string) => readHeader(['Ficha', title]).keys[1]

describe('a title that only seems to name a column', () => {
  it.each([
    ['Convive con caninos', 'dogs'],
    ['Compatible con felinos', 'cats'],
    ['Sociable caninos', 'dogs'],
    ['Agencia', undefined],
    ['¿Apto para niños/as?', 'children'],
    ['¿Se lleva bien con otros perros?', 'dogs'],
    ['OKwithKids', 'children'],
    ['Esterilizado (Sí/No/Pendiente)', 'castrated'],
    ['¿Está castrado o no?', 'castrated'],
    ['Vacunas (completas / incompletas / sin vacunas)', 'health'],
    ['¿Convive con gatos? (Sí, no o no sé)', 'cats'],
    ['No. de ficha', undefined],
    ['Convive gatos', 'cats'],
    ['Nombres', 'name'],
    ['Nombre original', 'name'],
    ['Nombre asignado por la fundación', 'name'],
    ['Nombre que le pusieron', 'name'],
    ['Historias', 'description'],
  ])('counts in whole words, without the answers that it lists: %s is %s', (title, key) => {
    expect(keyOf(title) ?? undefined).toBe(key)
  })

  it.each([
    ['Cantón', 'city'],
    ['Partido', 'city'],
    ['Ciudad/Comuna', 'city'],
    ['Partido / Localidad', 'city'],
    ['Ciudad o distrito', 'city'],
    ['Fecha de nac.', 'birth'],
    ['F/N', 'birth'],
    ['F. de nac.', 'birth'],
    ['Sexo/Género', 'gender'],
    ['Ciudad/País', undefined],
  ])('is read as the five countries write it, and two names as one thing alone: %s is %s', (title, key) => {
    expect(keyOf(title) ?? undefined).toBe(key)
  })

  it.each([
    'Agresivo con perros',
    'Muerde a niños',
    'Miedo a los niños',
    'No tolera gatos',
    'No Kids',
    'Vacunas pendientes',
    'Vacunas (pendientes)',
    'Próxima vacuna',
    'Falta castración',
    'Sin esterilizar',
    'Turno castración',
    'Fecha de castración',
    'Costo de la esterilización',
    'Foto carnet vacunas',
    'Vacuna antirrábica',
  ])('is not read where its yes is no yes of ours: %s', (title) => {
    expect(keyOf(title)).toBeNull()
  })

  it.each([
    'Edad al ingreso',
    'Edad (al ingreso)',
    'Age upon Intake',
    'Edad 2019',
    'Edad del adoptante',
    'Color de collar',
    'Color de correa',
    'Color de ojos',
    'Peso (ingreso)',
    'Tipo de ingreso',
    'Tipo de vivienda',
    'Lugar de nacimiento',
    'Ciudad (adoptante)',
    'Raza de la madre',
  ])('is not read where it is about another thing: %s', (title) => {
    expect(keyOf(title)).toBeNull()
  })

  it.each([
    ['Peso (kg)', 'kilos'],
    ['Peso (g)', 'grams'],
    ['Peso en gramos', 'grams'],
    ['Peso actual (lb)', 'pounds'],
    ['Weight (kg)', 'kilos'],
  ])('of a weight names its unit: %s is %s', (title, key) => {
    expect(keyOf(title)).toBe(key)
  })

  it.each([
    ['Peso (g)', '350', 'pequeño'],
    ['Peso (g)', '4200 g', 'mediano'],
    ['Peso (kg)', '4,2', 'mediano'],
  ])('%s %s is the weight of a cat that is %s', async (title, weight, size) => {
    const { rows } = await checkText(`Nombre;Especie;Edad;${title}\nLuz;Gato;Adulto;${weight}`)
    expect(rows[0]?.pet).toMatchObject({ fields: { size } })
  })
})

describe('the name of a pet', () => {
  it.each([
    [
      ['Nombre', 'Nombre mascota'],
      [null, 'name'],
    ],
    [
      ['Nombre y apellido', 'Nombre de tu mascota'],
      [null, 'name'],
    ],
    [
      ['Nombre', 'Nombre del perrito'],
      [null, 'name'],
    ],
    [
      ['Name', 'Pet Name'],
      [null, 'name'],
    ],
    [
      ['Nombre', 'Apellido', 'Mascota'],
      [null, null, 'name'],
    ],
    [
      ['Nombre', 'Mascota'],
      ['name', null],
    ],
    [
      ['Nombre actual', 'Contacto'],
      ['name', null],
    ],
  ])('is in the column that names the animal: %s', (titles, keys) => {
    expect(readHeader(titles).keys).toEqual(keys)
  })

  it.each([
    'Nombre y apellido',
    'Nombre completo',
    'Nombre del rescatista',
    'Nombre del responsable',
    'Nombre adoptante',
    'Nombre del dueño',
    'Nombre de la mamá',
    'Responsable',
    'Adoptante',
    'Dueño',
    'Contacto',
  ])('is never a person’s: %s', (title) => {
    expect(keyOf(title)).not.toBe('name')
  })
})

describe('notes of a shelter', () => {
  const NOTES = ['Observaciones', 'Obs.', 'Notas', 'Comentarios', 'Historia clínica', 'Historial médico']

  it.each(NOTES)('are no story, and the review says so: %s', (title) => {
    expect(readHeader(['Nombre', title])).toMatchObject({ keys: ['name', null], internal: [title] })
  })

  it.each(['Descripción', 'Historia', 'Sobre mí', 'Bio', 'Historia de su rescate', '¿Cuál es su historia?'])(
    'are none where the title says so: %s',
    (title) => {
      const header = readHeader(['Nombre', title, 'Observaciones'])
      expect(header).toMatchObject({ keys: ['name', 'description', null], internal: [] })
    },
  )
})

describe('what a column was read as', () => {
  it.each([
    ['Color secundario', 'Color'],
    ['Fecha de nacimiento', 'Edad'],
    ['Peso', 'Tamaño'],
    ['Provincia', 'Ciudad'],
    ['Foto', 'Fotos'],
    ['Especie', 'Animal'],
  ])('is said in the names of our columns: %s is %s', (title, name) => {
    expect(columnTitle(keyOf(title) ?? 'errors')).toBe(name)
  })
})
