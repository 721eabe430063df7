import { describe, expect, it } from 'vitest'
import { cellFormats, formatted } from '@/lib/pets/imports/workbook-xml'
import { checkFile } from '@/tests/support/sheets'
import { workbookFrom } from '@/tests/support/workbooks'

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (at: string, value: number, style: number) => `<c r="${at}" s="${style}"><v>${value}</v></c>`

const stylesOf = (codes: readonly string[]) => {
  const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')
  const cells = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="16"/>${cells}</cellXfs></styleSheet>`
}

describe('what a workbook shows of a number', () => {
  it.each([
    ['0000', '12', '0012'],
    ['0&quot; meses&quot;', '3', '3 meses'],
    ['#,##0\\ &quot;kg&quot;', '18.5', '18.5 kg'],
    ['General&quot; años&quot;', '3', '3 años'],
    ['&quot;R-&quot;000', '7', 'R-007'],
    ['[$-es]0&quot; a&quot;;-0', '3', '3 a'],
    ['0.00', '3', '3'],
    ['#,##0', '1200', '1200'],
    ['0%', '1', '1'],
    ['dd/mm/yyyy', '2026-04-03', '2026-04-03'],
    ['d\\-mmm', '2026-04-03', '3-abr'],
    ['0000', 'Luna', 'Luna'],
  ])('%s of %s is %s', (code, cell, shown) => {
    const format = cellFormats(stylesOf([code])).get('3')
    expect(format ? formatted(cell, format) : cell).toBe(shown)
  })
})

it('formats that are opened without an end, or long, keep nobody waiting', { timeout: 5_000 }, () => {
  expect(cellFormats('<cellXfs>'.repeat(340_000)).size).toBe(0)
  const long = stylesOf(['['.repeat(4_000)])
  const cells = `<cellXfs>${'<xf numFmtId="164"/>'.repeat(200_000)}</cellXfs>`
  expect(cellFormats(long.replace(/<cellXfs>.*<\/cellXfs>/, cells)).size).toBe(0)
})

describe('a workbook', () => {
  it('keeps the zeros of codes and the units of ages; of days it makes no birthdays', async () => {
    const titles = ['Código', 'Nombre', 'Especie', 'Edad', 'Peso'].map((title, at) =>
      text(`${'ABCDE'[at]}1`, title),
    )
    const row = (at: number, code: number, age: string) =>
      `<row r="${at}">${number(`A${at}`, code, 3)}${text(`B${at}`, `Luna ${at}`)}${text(`C${at}`, 'Perro')}${age}</row>`
    const rows = `<row r="1">${titles.join('')}</row>${row(2, 12, number('D2', 3, 4))}${row(3, 13, number('D3', 46_115, 2))}`
    const parts = { 'xl/styles.xml': stylesOf(['0000', '0&quot; meses&quot;']) }
    const { rows: checked } = await checkFile(workbookFrom({ rows, parts }))
    expect(checked).toMatchObject([
      { code: '0012', verdict: 'draft', pet: { fields: { age: 'cachorro' } } },
      { code: '0013', verdict: 'faulty', problems: [{ column: 'Edad', problem: '«3-abr»' }] },
    ])
  })

  it('has the addresses that its cells of photos lead to, and no others', async () => {
    const titles = ['Nombre', 'Especie', 'Foto', 'Foto 2'].map((title, at) => text(`${'ABCD'[at]}1`, title))
    const formula = `<c r="D2" t="str"><f>HYPERLINK("https://fotos.example/b.jpg","Otra")</f><v>Otra</v></c>`
    const picture = `<c r="C3" t="e"><f>_xlfn.IMAGE("https://fotos.example/c.jpg")</f><v>#NAME?</v></c>`
    const rows = `<row r="1">${titles.join('')}</row><row r="2">${text('A2', 'Luna')}${text('B2', 'Perro')}${text('C2', 'Ver foto')}${formula}</row><row r="3">${text('A3', 'Sol')}${text('B3', 'Perro')}${picture}</row>`
    const link = (id: string, address: string) =>
      `<Relationship Id="${id}" Type="hyperlink" Target="${address}" TargetMode="External"/>`
    const relations = `<Relationships>${link('rId1', 'https://fotos.example/a.jpg?x=1&amp;y=2')}${link('rId2', 'https://refugio.example/luna')}${link('rId3', 'mailto:a@b.example')}</Relationships>`
    const behind =
      '<hyperlinks><hyperlink ref="C2" r:id="rId1"/><hyperlink ref="A2" r:id="rId2"/><hyperlink ref="A3" r:id="rId3"/></hyperlinks>'
    const parts = { 'xl/worksheets/_rels/sheet1.xml.rels': relations }
    const { rows: checked } = await checkFile(workbookFrom({ rows, behind, parts }))
    expect(checked).toMatchObject([
      {
        pet: {
          name: 'Luna',
          addresses: ['https://fotos.example/a.jpg?x=1&y=2', 'https://fotos.example/b.jpg'],
        },
      },
      { pet: { name: 'Sol', addresses: ['https://fotos.example/c.jpg'] } },
    ])
  })
})
