import type { RowProblem } from '@/lib/text/vocabulary'
import type { PlacedPet, Reading } from './dto'
import { readIdentity } from './identity'
import type { Judged } from './judge-row'
import { isDamagedCode } from './own-codes'
import { describePet, type IdentityColumn, isCodeOf, type PresentPets } from './present-pets'
import type { TypedRow } from './typed-row'

export interface MatchedRow {
  row: number
  cells: string[]
  typed: TypedRow
  judged: Judged
  /** Which published pet it is; null for none. */
  pet: PlacedPet | null
  /** As it is written; '' keeps the pet's. */
  code: string
  problems: RowProblem[]
  /** Whether it is that pet, asked of people. */
  question: RowProblem | null
}

type Judge = (typed: TypedRow, pet: PlacedPet | null) => Judged
type TypedSheetRow = Pick<MatchedRow, 'row' | 'cells' | 'typed'>

/**
 * Which pet each row is, by the surest sign first, over all rows: its number or code, unless its words contradict them; then its
 * name and species together with its story or a photo. Contradictions, and what may be the same, are asked about.
 */
export function matchRows(rows: readonly TypedSheetRow[], present: PresentPets, judge: Judge): MatchedRow[] {
  const named = rows.map((row) => nameRow(row, present, judge))
  const matched = named.map((row) => row.matched)
  // Of two rows with one number that which is its pet has it.
  for (const isUnderstood of [true, false])
    for (const { matched: row, by } of named)
      if (row.question === null && 'problems' in row.judged !== isUnderstood)
        row.problems.push(...present.take(row.row, row.code, row.pet, by))
  for (const row of matched) recognise(row, present, judge)
  for (const row of matched) askIfSame(row, present, judge)
  for (const row of matched) keepCode(row)
  return matched
}

/** By its number or code. */
function nameRow(
  row: TypedSheetRow,
  present: PresentPets,
  judge: Judge,
): { matched: MatchedRow; by: IdentityColumn } {
  const { typed } = row
  const { pet, by, problems } = present.findNamed(typed)
  const [code, judged] = [typed.text('code'), judge(typed, pet)]
  const matched: MatchedRow = { ...row, judged, pet, code, problems, question: null }
  // Rows that are not understood yet are compared when they are.
  const described = describePet(judged, code)
  if (!pet || !described || !present.isContradicted(described, pet)) return { matched, by }
  const identity = readIdentity(typed, described, pet, by)
  if (identity === 'same') return { matched, by }
  if (identity !== 'other') return { matched: { ...matched, question: identity }, by }
  const ownCode = isCodeOf(pet, code) ? '' : code
  return { matched: { ...matched, pet: null, code: ownCode, judged: judge(typed, null) }, by }
}

/** What an unnamed row says; null for one that is named, refused or not understood. */
const describeUnnamed = ({ pet, problems, judged, code }: MatchedRow) =>
  pet || problems.length > 0 ? null : describePet(judged, code)

function recognise(matched: MatchedRow, present: PresentPets, judge: Judge): void {
  const described = describeUnnamed(matched)
  const pet = described && present.findSame(described)
  if (pet) assignPet(matched, pet, present, judge)
}

function askIfSame(matched: MatchedRow, present: PresentPets, judge: Judge): void {
  const described = describeUnnamed(matched)
  for (const { pet, by } of described ? present.listPossible(described) : []) {
    // A draft is private; one that has a namesake is left out.
    if (!described || (by === 'name' && 'draft' in matched.judged)) continue
    const identity = readIdentity(matched.typed, described, pet, by)
    if (identity === 'other') continue
    if (identity === 'same') assignPet(matched, pet, present, judge)
    else matched.question = identity
    return
  }
}

function assignPet(matched: MatchedRow, pet: PlacedPet, present: PresentPets, judge: Judge): void {
  present.take(matched.row, '', pet, 'name')
  matched.pet = pet
  matched.judged = judge(matched.typed, pet)
}

/** A code that a spreadsheet damaged stays as it was. */
function keepCode(matched: MatchedRow): void {
  const { pet, code, judged } = matched
  if (pet?.code && isDamagedCode(code, pet.code)) {
    const reading: Reading = { key: 'code', typed: code, read: pet.code }
    matched.code = pet.code
    matched.judged = { ...judged, readings: [...judged.readings, reading] }
  }
}
