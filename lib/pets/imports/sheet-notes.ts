import { counted } from '@/lib/text/numbers'
import { hasLostLetters } from '@/lib/text/second-encoding'
import { cellText, withoutTags } from './cell-text'
import type { Header } from './header'
import { quote } from './problems'

/** What the review of a file says of it as a whole. */

interface SheetRow {
  row: number
  cells: string[]
}

const MOST_NAMED = 8

/** 'Luna, Sol y 3 más'. */
const some = (names: readonly string[]): string =>
  LIST.format(
    names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} más`] : names,
  )
const LIST = new Intl.ListFormat('es', { type: 'conjunction' })

export function otherRowsNote(rows: readonly SheetRow[]): string[] {
  if (rows.length === 0) return []
  const numbers = some(rows.map(({ row }) => String(row)))
  return [
    rows.length === 1
      ? `La fila ${numbers} no es una mascota, sino un título o una cuenta: la dejamos fuera.`
      : `Las filas ${numbers} no son mascotas, sino títulos o cuentas: las dejamos fuera.`,
  ]
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
