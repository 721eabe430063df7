import { describe, expect, it } from 'vitest'
import { checkFile, sheetBytes } from '@/tests/support/sheets'

const SHEETS = [
  ['a volunteer’s sheet', 'volunteer', 'COL'],
  ['a program’s export', 'program', 'PER'],
  ['a municipal list', 'municipal', 'ARG'],
] as const

/** Of those files -b was written before any word was understood: 62 of its 67 rows were taken at the first attempt. */
const PARTS = ['a', 'b'] as const

/** What people who know the sheets would choose for the words that are not understood. */
const RIGHT: Record<string, string> = {
  'mayores de 10': 'No lo sé',
  'Older kids': 'No lo sé',
  'En 2 semanas': 'No',
  Wire: 'Mediano',
  Wiry: 'Mediano',
}

const checked = await Promise.all(
  SHEETS.flatMap(([, name, country]) =>
    PARTS.map(async (part) => ({
      name,
      part,
      ...(await checkFile(await sheetBytes(`${name}-${part}.csv`), country)),
    })),
  ),
)
const all = checked.flatMap(({ rows }) => rows)
const taken = (rows: typeof all) => rows.filter(({ verdict }) => verdict === 'new' || verdict === 'draft')

describe('two hundred ordinary rows of three kinds of shelters', () => {
  it('at least 95 of 100 are taken, as pets or as drafts that lack a photo or a story', () => {
    for (const { name, part, rows } of checked) {
      const drafts = rows.filter(({ verdict }) => verdict === 'draft').length
      console.info(
        `${name}-${part}: ${taken(rows).length} of ${rows.length} taken, ${drafts} of them as drafts`,
      )
    }
    expect(all).toHaveLength(200)
    expect(taken(all).length).toBeGreaterThanOrEqual(190)
  })

  it('drafts of rows with all columns lack only what no sheet of theirs has', () => {
    for (const { name, rows } of checked) {
      const missing = rows.flatMap(({ pet }) => (pet && 'missing' in pet ? pet.missing : []))
      const common = new Set(missing.filter((key) => missing.filter((other) => other === key).length > 2))
      expect([...common].sort()).toEqual(
        name === 'volunteer' ? ['coat', 'description', 'photos'] : ['description', 'photos'],
      )
    }
  })

  it('the first suggestion is right for every word that is not understood', () => {
    const asked = all.flatMap(({ problems }) => problems.flatMap(({ suggestion }) => suggestion ?? []))
    console.info(`${asked.length} words asked: ${asked.map(({ typed }) => typed).join(', ')}`)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.map(({ typed, options }) => [typed, options[0]])).toEqual(
      asked.map(({ typed }) => [typed, RIGHT[typed]]),
    )
  })

  it('says which program wrote a file, and that letters of an old one were put right', () => {
    const notes = new Map(checked.map(({ name, part, sheet }) => [`${name}-${part}`, sheet.notes.join(' ')]))
    expect(notes.get('program-a')).toContain('Shelterluv')
    expect(notes.get('municipal-b')).toContain('CP850')
    expect(notes.get('municipal-a')).toBe('')
    expect(notes.get('volunteer-a')).toContain('45 mascotas no tienen un código')
  })
})
