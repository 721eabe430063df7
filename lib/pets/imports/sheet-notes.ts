import { joinAnd } from '@/lib/text/copy/join-words'
import { counted } from '@/lib/text/numbers'
import { hasLostLetters } from '@/lib/text/second-encoding'
import { fold } from '@/lib/text/text'
import { cellText, withoutTags } from './cell-text'
import { type Header, readHeader } from './header'
import { hasQuestionMarks } from './lost-emoji'
import type { PetTable } from './pet-table'
import { quote } from './problems'

/** What the review of a file says of it as a whole. */

interface SheetRow {
  row: number
  cells: string[]
}

const MOST_NAMED = 8

/** 'Luna, Sol y 3 más'. */
const some = (names: readonly string[]): string =>
  joinAnd(
    names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} más`] : names,
  )

export function otherRowsNote(rows: readonly SheetRow[]): string[] {
  if (rows.length === 0) return []
  const numbers = some(rows.map(({ row }) => String(row)))
  return [
    rows.length === 1
      ? `La fila ${numbers} no es una mascota, sino un título o una cuenta: la dejamos fuera.`
      : `Las filas ${numbers} no son mascotas, sino títulos o cuentas: las dejamos fuera.`,
  ]
}

const named = (sheets: readonly { name: string }[]): string => some(sheets.map(({ name }) => quote(name)))

/** Of a workbook with several sheets: which were read. @param sources with what is added to the numbers of their rows */
export function sheetsNote(
  sources: readonly { name: string; offset: number }[],
  others: readonly { name: string; isGone: boolean; isHidden: boolean }[],
): string[] {
  const gone = others.filter(({ isGone, isHidden }) => isGone && !isHidden)
  const hidden = others.filter(({ isHidden }) => isHidden)
  const rest = others.filter(({ isGone, isHidden }) => !isGone && !isHidden)
  const moved = sources
    .filter(({ offset }) => offset > 0)
    .map(({ name, offset }) => ` La fila 1 de ${quote(name)} es aquí la ${offset + 1}.`)
  const read = sources.length === 1 ? 'Leímos la hoja' : 'Leímos las hojas'
  return [
    `${read} ${named(sources)}.${moved.join('')}`,
    ...(gone.length > 0
      ? [`No leímos ${named(gone)}: por su nombre, sus mascotas ya no buscan familia.`]
      : []),
    ...(hidden.length > 0
      ? [`No leímos ${named(hidden)}: ${hidden.length === 1 ? 'está oculta' : 'están ocultas'} en tu libro.`]
      : []),
    ...(rest.length > 0
      ? [
          rest.length === 1
            ? `No leímos ${named(rest)}. Si tiene mascotas, súbela en otro archivo.`
            : `No leímos ${named(rest)}. Si tienen mascotas, súbelas en otro archivo.`,
        ]
      : []),
  ]
}

export const goneSheet = (name: string): string =>
  `Por su nombre, la hoja ${quote(name)} es de mascotas que ya no buscan familia. Si no es así, cámbialo y súbela otra vez.`

/** Rows of one litter may be equal; so are rows that were copied by mistake. */
export function repeatedNote({ keys }: Header, rows: readonly SheetRow[]): string[] {
  const [code, id] = [keys.indexOf('code'), keys.indexOf('petId')]
  const same = new Map<string, number[]>()
  for (const { row, cells } of rows) {
    if ((cells[code] ?? '') !== '' || (cells[id] ?? '') !== '') continue
    const told = cells.map((cell, at) => (keys[at] === null ? '' : fold(cell)))
    const key = JSON.stringify(told)
    same.set(key, [...(same.get(key) ?? []), row])
  }
  return [...same.values()]
    .filter((numbers) => numbers.length > 1)
    .slice(0, MOST_NAMED)
    .map(
      (numbers) =>
        `Las filas ${some(numbers.map(String))} dicen lo mismo. Si son una sola mascota, deja una antes de importar.`,
    )
}

/** No name has them; programs leave them in texts that they could not read. */
const ODD = /[\\%=<>{}*¬├┬]|&#?\w+;/

/** Longer cells are no names. */
const MAX_LOOKED_AT = 200

export function oddNamesNote({ keys }: Header, rows: readonly SheetRow[]): string[] {
  const at = keys.indexOf('name')
  const names = new Set(
    rows.map(({ cells }) => withoutTags(cellText((cells[at] ?? '').slice(0, MAX_LOOKED_AT)))),
  )
  const odd = [...names].filter((name) => ODD.test(name) || hasLostLetters(name))
  if (odd.length === 0) return []
  const intro = odd.length === 1 ? 'Este nombre tiene' : 'Estos nombres tienen'
  return [`${intro} signos que quizá no son suyos: ${some(odd.map(quote))}. Míralos antes de importar.`]
}

/** Of a file whose encoding has no emoji. */
export function lostEmojiNote({ titles, rows }: Pick<PetTable, 'titles' | 'rows'>): string[] {
  const { keys } = readHeader(titles)
  const texts = (['name', 'description'] as const).map((key) => keys.indexOf(key))
  const lost = rows.filter(({ cells }) => texts.some((at) => hasQuestionMarks(cells[at] ?? '')))
  if (lost.length === 0) return []
  const numbers = some(lost.map(({ row }) => String(row)))
  return [
    `${lost.length === 1 ? 'En la fila' : 'En las filas'} ${numbers} hay «?» donde quizá había emojis. Si es así, guarda la hoja como .xlsx o CSV UTF-8 y súbela otra vez: lo que ya publicaste conserva los suyos.`,
  ]
}

export const rowNumbersNote = (title: string | undefined): string[] =>
  title === undefined
    ? []
    : [
        `La columna ${quote(title)} solo numera tus filas: no la tomamos como código, porque en otra hoja el mismo número puede ser de otra mascota.`,
      ]

/** Without a code a pet is known by its words, as long as they stay the same. */
export function codeNote({ keys }: Header, rows: readonly SheetRow[]): string[] {
  if (keys.includes('petId')) return []
  const at = keys.indexOf('code')
  const without = at < 0 ? rows.length : rows.filter(({ cells }) => (cells[at] ?? '') === '').length
  if (without === 0) return []
  return [
    `${counted(without, 'mascota no tiene', 'mascotas no tienen')} un código tuyo: agrégalo si vas a importar la hoja otra vez, para que nada se duplique.`,
  ]
}
