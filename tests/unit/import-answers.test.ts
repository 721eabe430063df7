import { describe, expect, it } from 'vitest'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import {
  readAnswer,
  readCastrated,
  readCompany,
  readHealth,
  readNeeds,
} from '@/lib/pets/imports/words/answers'
import { isAdopted } from '@/lib/pets/imports/words/statuses'
import { checkText } from '@/tests/support/sheets'

const texts = (...lists: readonly string[]) => lists.flatMap((list) => list.split(' | '))

describe('answers in the words of shelters', () => {
  it.each(
    texts(
      '√ | ✓ | ✅ | 👍 | ☑ | ✔️ | 👍🏽 | ✅ Sí | ✓ (15/03/24) | Sí, completas | sí convive | Sí señor | afirmativo',
    ),
  )('%j is a yes', (typed) => {
    expect(readAnswer(typed)).toBe('si')
  })

  it.each(
    texts('👎 | ❌ | ✗ | ⛔ | ❌ No | No, muy pequeña | no, ataca | no le gustan | no por ahora | para nada'),
  )('%j is a no', (typed) => {
    expect(readAnswer(typed)).toBe('no')
  })

  it.each(
    texts(
      'no lo sabemos | no lo se | No lo sé | aún no se sabe | todavía no sabemos | no se ha evaluado | no ha sido probado | no conoce gatos',
      'no tenemos información | sin confirmar | se desconoce | por evaluar | ni idea | quién sabe | no estamos seguros | not sure',
      // Forms that nobody filled in.
      'SI/NO | Sí / No | Sí o no | S/N | ☐',
    ),
  )('%j is no answer', (typed) => {
    expect(readCompany(typed)).toBe('')
  })

  it.each(
    texts(
      // Two answers in one cell, or a mark against its words.
      '☐ Sí ☑ No | [ ] Sí [x] No | sí, no muerde | no, sí con hembras | ✅ no | ❌ Sí | ✓✗',
      // Marks that some mean as a yes and some as a no.
      '☒ | × | ❎',
      // What depends on something, is doubted, or is no answer to the question.
      'Si hay patio | si es adulto | sí, a veces | sí, casi siempre | No siempre | no todos | Sí? | ¿no? | creo que sí | sí, algunos',
      'no le molestan | no hay problema | no muerde | no con gatos | ✅ con hembras',
    ),
  )('%j is asked about', (typed) => {
    expect(readCompany(typed)).toBeNull()
  })

  it.each(
    texts(
      'Vacunas completas | Vacunas: sí | Vacunado, completo | Sextuple y antirrábica | Quíntuple + rabia | todas las dosis | Todas sus vacunas',
      'Vacunada y desparasitada | Sí, al día | esquema de vacunación completo | ya vacunado | ✅ | Carnet al día | vacunas vigentes',
    ),
  )('%j is vaccinated', (typed) => {
    expect(readHealth(typed)).toBe('vacunas al dia')
  })

  it.each(
    texts(
      'Vacunado parcialmente | Completas excepto rabia | Al día menos rabia | todas salvo la antirrábica | Vacunación parcial | 1 dosis',
      'Primera dosis | faltan refuerzos | Sí, falta la rabia | vacunas incompletas | al día, pendiente rabia | solo triple | vencidas',
      'Aún no | Todavía no | no vacunado aún | sin vacunas todavía | no ha sido vacunada | No tiene ninguna vacuna | ❌ | No, muy pequeña',
    ),
  )('%j is not vaccinated', (typed) => {
    expect(readHealth(typed)).toBe('no vacunado')
  })

  it.each([
    ['vacunado no', 'No vacunado'],
    ['Al día, no desparasitada', 'No vacunado'],
    ['Vacunado contra rabia', 'No vacunado'],
    ['Antirrábica', 'No vacunado'],
    ['sí, rabia', 'No vacunado'],
    ['vacunado?', 'No vacunado'],
    ['✓ parcial', 'No vacunado'],
    ['no le falta ninguna', 'Vacunas al día'],
    ['sin pendientes', 'Vacunas al día'],
    ['refuerzo anual', 'No vacunado'],
    ['al día con refuerzo', 'Vacunas al día'],
  ])('the vaccines %j are asked about, %s first', async (typed, first) => {
    expect(readHealth(typed)).toBeNull()
    const { rows } = await checkText(`Nombre;Especie;Vacunas\nLuz;Perro;${typed}`)
    expect(rows[0]?.problems[0]?.suggestion?.options[0]).toBe(first)
  })

  it.each([
    ['Esterilizado √', 'si'],
    ['✅ castrada', 'si'],
    ['ya esterilizada', 'si'],
    ['no todavía', 'no'],
    ['castrado no', 'no'],
    ['SI/NO', ''],
    ['no lo sabemos', ''],
    ['S/N', null],
    ['castrada?', null],
    ['castrado parcialmente', null],
    ['castrada, creo', null],
    ['esterilizada próximamente', null],
    ['castrado excepto la hembra', null],
  ])('castrated: %j is %j', (typed, answer) => {
    expect(readCastrated(typed)).toBe(answer)
  })

  it.each([
    ['no requiere cuidados', 'no'],
    ['Sin novedades', 'no'],
    ['ninguna enfermedad', 'no'],
    ['sin problemas de salud', 'no'],
    ['no necesita nada', 'no'],
    ['no', 'no'],
    ['Sí, diabetes', 'si'],
    ['Artrosis', 'si'],
    ['no lo sabemos', ''],
    ['No ve del ojo derecho', null],
    ['sin una pata', null],
    ['no camina bien', null],
    ['aparentemente sano', null],
    ['sano, pero cojo', null],
  ])('needs: %j is %j', (typed, answer) => {
    expect(readNeeds(typed)).toBe(answer)
  })

  it.each([
    ['dogs', 'Sí?', 'sí'],
    ['dogs', 'no ataca', 'no, ataca'],
    ['cats', '❌ Sí', 'Sí'],
    ['children', '×', ''],
    ['children', '×', '☒'],
    ['gender', 'Macho?', 'Macho'],
    ['gender', '♂♀', '-'],
  ] as const)('what %s %j was said to mean says nothing of %j', (key, asked, other) => {
    expect(acceptedKey(key, '', asked)).not.toBe(acceptedKey(key, '', other))
  })

  it.each([
    ['No hay interesados', false],
    ['todavía no', false],
    ['no lo sabemos', false],
    ['👎', false],
    ['Sí, por Ana', true],
    ['12/03/2025', true],
  ])('adopted: %j is %s', (typed, is) => {
    expect(isAdopted(typed)).toBe(is)
  })
})
