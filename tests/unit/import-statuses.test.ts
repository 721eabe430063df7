import { describe, expect, it } from 'vitest'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import { STATUS_LABELS } from '@/lib/pets/imports/words/statuses'
import { checkFile, checkText } from '@/tests/support/sheets'

/** What becomes of a row with these further cells: its verdict, or the question that it has. */
async function rowOf(titles: string, cells: string, name = 'Luna') {
  const { rows } = await checkText(`Nombre;Animal;${titles}\n${name};Perro;${cells}`)
  const [row] = rows
  return row?.problems[0]?.suggestion?.options.join(' / ') ?? row?.verdict
}

const ASKED = 'Busca familia / Ya no busca familia'

describe('a column of states', () => {
  it.each([
    ...['Muerta', 'murió', 'Q.E.P.D.', 'Dead', 'Euthanasia', 'Eutanasiado', '†', 'Cruzó el arcoíris'],
    ...['Ya adoptado', 'Preadoptada', 'Dado de baja', 'Tiene familia', 'Extraviada', 'Robado', 'Trasladada'],
    ...['devuelta al dueño', 'Adopción pendiente', 'Not available', 'No está disponible', 'Escaped', 'Hold'],
    ...['Ya no busca familia', 'No busca hogar'],
  ])('says that a pet is gone: %s', async (cell) => {
    expect(await rowOf('Estado', cell)).toBe('kept')
  })

  it.each([
    ...['En adopción', 'Adopción responsable', 'Sin adoptar', 'Aún no fue adoptada', 'Para ser adoptado'],
    ...['Foster', 'Hogar de tránsito', 'En observación', 'Sana', 'Urgente', 'S/D', ''],
  ])('says that a pet is there: %s', async (cell) => {
    expect(await rowOf('Estado', cell)).toBe('draft')
  })

  it.each(['Devuelto', 'Displasia', 'Pérdida de visión', 'Adoptada?', 'Adoptada, en hogar temporal', 'no'])(
    'is asked about where nobody knows: %s',
    async (cell) => {
      expect(await rowOf('Estado', cell)).toBe(ASKED)
    },
  )

  it.each([
    ['gone', 'kept'],
    ['here', 'draft'],
  ] as const)('means what the foundation said: %s', async (is, verdict) => {
    const accepted = new Map([[acceptedKey('status', '', 'Devuelto'), STATUS_LABELS[is]]])
    const bytes = new TextEncoder().encode('Nombre;Animal;Estado\nLuna;Perro;Devuelto')
    expect((await checkFile(bytes, 'COL', accepted)).rows).toMatchObject([{ verdict }])
  })

  it.each([
    ['Estado;Situación', 'Sano;Adoptada', 'kept'],
    ['Status;Current Status', 'Available;Deceased', 'kept'],
    ['Estado;Adoptado', 'Displasia;Sí', 'kept'],
    ['Estado;Situación', 'Displasia;En adopción', 'draft'],
    ['Estado;Adoptado', 'Displasia;No', ASKED],
  ])('beside another one: %s, %s', async (titles, cells, verdict) => {
    expect(await rowOf(titles, cells)).toBe(verdict)
  })
})

describe('a column of what may have happened', () => {
  it.each([
    ['Adoptado', 'Sin adoptar', 'draft'],
    ['Adoptado', 'En espera', 'draft'],
    ['Adoptado', 'Falta', 'draft'],
    ['Adoptada', 'Adoptable', 'draft'],
    ['Adoptado', 'N/A', 'draft'],
    ['Adoptado', '00/00/0000', 'draft'],
    ['Adoptado', 'Familia Gómez', 'kept'],
    ['Fallecido', 'Sí', 'kept'],
    ['Fallecido', 'No', 'draft'],
    ['Fecha de adopción', '12/03/2024', 'kept'],
    ['Fecha de adopción', 'Pendiente', 'draft'],
    ['Fecha de fallecimiento', '2024-03-12', 'kept'],
    ['Fecha de egreso', '-', 'draft'],
    ['Motivo de egreso', 'Adopción', 'kept'],
    ['Outcome Type', 'Transfer', 'kept'],
    ['¿Disponible?', 'No', 'kept'],
    ['¿Disponible?', 'Todavía no', 'kept'],
    ['Disponible para adopción', 'Sí', 'draft'],
    ['Disponible', 'depende', ASKED],
  ])('%s: %s', async (title, cell, verdict) => {
    expect(await rowOf(title, cell)).toBe(verdict)
  })

  it('is named, as its cell says it', async () => {
    const { rows } = await checkText('Nombre;Animal;Fecha de muerte\nLuna;Perro;12/03/2024')
    expect(rows[0]?.reason).toBe(
      'Tu hoja dice que ya no busca familia (Fecha de muerte: «12/03/2024»): no la publicamos.',
    )
  })
})

describe('a name that says that a pet is gone', () => {
  it.each(['Luna (adoptada)', 'Toby - ADOPTADO', 'Rex QEPD', 'Rex Q.E.P.D.', 'Max RESERVADO', 'Rocco†'])(
    'is asked about: %s',
    async (name) => {
      expect(await rowOf('Estado', 'En adopción', name)).toBe('Ya no busca familia / Busca familia')
    },
  )

  it.each(['Perdida', 'Rippy', 'Angelito'])('is not seen in %s', async (name) => {
    expect(await rowOf('Estado', '', name)).toBe('draft')
  })
})

describe('pets below a heading', () => {
  const SHEET = `Nombre;Animal
PERROS
Luna;Perro
ADOPTADOS 2024
Sol;Perro
GATOS
Mar;Gato
EN ADOPCIÓN
Nube;Gato`

  it('ADOPTADOS are left out, until one says that others look for a family', async () => {
    const { sheet, rows } = await checkText(SHEET)
    expect(rows.map(({ row, verdict }) => [row, verdict])).toEqual([
      [3, 'draft'],
      [5, 'kept'],
      [7, 'kept'],
      [9, 'draft'],
    ])
    expect(rows[1]?.reason).toContain('«ADOPTADOS 2024»')
    expect(sheet.notes.join()).toContain('Las filas 2, 4, 6 y 8 no son mascotas')
  })

  it.each(['FALLECIDOS', 'Perros adoptados (3)', 'NO DISPONIBLES', 'En proceso de adopción', 'Bajas 2025'])(
    '%s are left out',
    async (heading) => {
      const { rows } = await checkText(`Nombre;Animal;Edad\n${heading};;\nLuna;Perro;2 años`)
      expect(rows).toMatchObject([{ row: 3, verdict: 'kept' }])
    },
  )
})

describe('columns of programs of shelters', () => {
  const ASM = 'ANIMALNAME;SHELTERCODE;SPECIESNAME'
  it.each([
    [`${ASM};DECEASEDDATE`, 'Luna;D1;Dog;2024-03-12', 'kept'],
    [`${ASM};DECEASEDDATE;NONSHELTERANIMAL;ACTIVEMOVEMENTTYPENAME`, 'Luna;D1;Dog;;0;', 'draft'],
    [`${ASM};ACTIVEMOVEMENTTYPENAME`, 'Luna;D1;Dog;Adoption', 'kept'],
    [`${ASM};ACTIVEMOVEMENTTYPENAME`, 'Luna;D1;Dog;Foster', 'draft'],
    [`${ASM};NONSHELTERANIMAL`, 'Luna;D1;Dog;1', 'kept'],
    [`${ASM};ISNOTAVAILABLEFORADOPTION`, 'Luna;D1;Dog;1', 'kept'],
    ['Animal #;Animal Name;Primary Breed;Stage', 'A1;Luna;Beagle;Released', 'kept'],
    ['Animal #;Animal Name;Primary Breed;Outcome Type', 'A1;Luna;Beagle;Adoption', 'kept'],
    ['Animal ID;Name;Primary Breed;Status;Current Status', 'S1;Luna;Beagle;Available;Deceased', 'kept'],
  ])('say it: %s, %s', async (titles, cells, verdict) => {
    expect((await checkText(`${titles}\n${cells}`)).rows).toMatchObject([{ verdict }])
  })
})
