import { describe, expect, it } from 'vitest'
import { windows1252Byte } from '@/lib/text/one-byte'
import { checkExport, csvOf, exportedRows, pet, type Row, TOLD } from '@/tests/support/exported-sheets'
import { checkFile } from '@/tests/support/sheets'
import { rowsXml, workbook } from '@/tests/support/workbooks'

const STORY = `🐶❤️ Luna es puro amor ♥ y busca casa. ¿La conoces? ${TOLD}Ñandú.`
const OWN = [pet(7, null, 'Luna 🌙', { description: STORY })]

/** As Excel saves a plain CSV. */
const asWindows1252 = (text: string, mark = '?'): Uint8Array =>
  Uint8Array.from(
    text,
    (char) => windows1252Byte(char.length > 1 ? 0xd83d : char.charCodeAt(0)) ?? mark.charCodeAt(0),
  )

const checkBytes = async (rows: readonly Row[], mark?: string) =>
  checkFile(asWindows1252(csvOf(rows).slice(1), mark), 'COL', undefined, undefined, OWN)

describe('a file that lost its emoji when it was saved', () => {
  it.each(['?', '??', '_'])('leaves those of pets whose texts are the same: %s', async (mark) => {
    const rows = exportedRows(OWN)
    const halves = rows.map((row) => ({
      ...row,
      Nombre: row.Nombre?.replace('🌙', mark) ?? '',
      Descripción: row.Descripción?.replace(/🐶|❤|♥|\u{FE0F}/gu, mark) ?? '',
    }))
    const { rows: checked, readings } = await checkBytes(halves, mark)
    expect(checked).toMatchObject([{ verdict: 'unchanged', problems: [] }])
    expect(readings).toContainEqual({
      key: 'description',
      typed: '?',
      read: 'los emojis o signos que ya tenía',
      rows: 1,
    })
  })

  it('is refused in a row that says more, with what to do', async () => {
    const { rows } = await checkBytes(
      exportedRows(OWN).map((row) => ({ ...row, Descripción: `${row.Descripción} Ya está vacunada.` })),
    )
    expect(rows[0]?.problems).toMatchObject([
      {
        column: 'Descripción',
        problem: 'Se perdieron los emojis al guardar la hoja.',
        fix: expect.stringMatching(
          /^«\?\?\? Luna es puro amor \? .*Escríbelos otra vez, y guárdala como .xlsx o CSV UTF-8.$/,
        ),
      },
    ])
  })

  it('is noted with its rows, where nothing tells what they were', async () => {
    const text =
      'Nombre;Especie;Descripción\nÑusta;Perra;🐶❤️ busca casa\nSol;Perro;¿Lo ves?\nMar;Gata;Te espera 🐾'
    const { sheet } = await checkFile(asWindows1252(text))
    expect(sheet.notes.join(' ')).toContain('En las filas 2 y 4 hay «?» donde quizá había emojis.')
    expect((await checkFile(new TextEncoder().encode(text))).sheet.notes.join(' ')).not.toContain('emojis')
  })

  it('is not what taking or changing them means', async () => {
    const changed = async (story: string) =>
      (
        await checkExport(
          OWN,
          exportedRows(OWN).map((row) => ({ ...row, Descripción: story })),
        )
      ).rows[0]?.verdict
    expect(await changed(STORY.replace('🐶❤️ ', ''))).toBe('update')
    expect(await changed(STORY.replace('🐶', '🐱'))).toBe('update')
    expect(await changed(STORY)).toBe('unchanged')
  })
})

describe('what guards the texts of an export from being run', () => {
  const GUARDED =
    `- Le gusta dormir al sol,\n- caminar con correa y jugar; @refugio la cuida. 'Luna'. ${TOLD}`.trim()

  it('is taken away again where it was saved as a workbook', async () => {
    const own = [pet(7, null, '=Luna', { description: GUARDED })]
    const rows = exportedRows(own)
    const [titles, cells] = [Object.keys(rows[0] ?? {}), Object.values(rows[0] ?? {})]
    expect(cells.join()).toContain("'- Le gusta dormir al sol,'\n- caminar")
    const bytes = workbook(rowsXml([titles, cells]))
    const read = await checkFile(bytes, 'COL', undefined, undefined, own)
    expect(read.rows).toMatchObject([{ verdict: 'unchanged' }])
  })
})
