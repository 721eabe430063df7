import { cutText, fold } from '@/lib/text/text'
import type { ImportVerdict, RowProblem } from '@/lib/text/vocabulary'
import type { Choices } from './cell-values'
import { MAX_CODE } from './columns'
import { verdictOf } from './compare'
import type { CountedReading, Imported, ImportedDraft, PlacedPet, Reading } from './dto'
import { judgeRow } from './judge-row'
import { type MatchedRow, matchRows } from './match-rows'
import { keptReason } from './policy'
import { describePet, PresentPets } from './present-pets'
import type { Sheet } from './read-sheet'
import { readWhereabouts } from './read-status'
import { type AcceptedWords, NO_WORDS, TypedRow } from './typed-row'
import { SexColumn } from './words/kinds'

export interface CheckedRow {
  row: number
  cells: string[]
  code: string
  verdict: ImportVerdict
  reason: string | null
  problems: RowProblem[]
  pet: Imported | null
}

type CheckedSheet = Pick<Sheet, 'header' | 'rows'>

const MAX_READINGS = 200

/** Decides what an import would do with each row: see `matchRows` for which pet it is. */
export function checkRows(
  sheet: CheckedSheet,
  choices: Choices,
  own: readonly PlacedPet[],
  now: Date,
  accepted: AcceptedWords = NO_WORDS,
): { rows: CheckedRow[]; readings: CountedReading[] } {
  const typedRows = sheet.rows.map((row) => ({
    ...row,
    typed: new TypedRow(sheet.header, row.cells, accepted),
  }))
  const facts = { now, sexes: new SexColumn(typedRows.map(({ typed }) => typed.text('gender'))) }
  const present = new PresentPets(
    own,
    typedRows.map(({ typed }) => typed.text('code')),
  )
  const matched = matchRows(typedRows, present, (typed, pet) => judgeRow(typed, choices, facts, pet))
  const readings = new Map<string, CountedReading>()
  const count = ({ key, typed, read }: Reading) => {
    const id = `${key}|${fold(typed)}|${read}`
    const known = readings.get(id)
    if (known) known.rows++
    else if (readings.size < MAX_READINGS)
      readings.set(id, { key, typed: cutText(typed, MAX_CODE), read, rows: 1 })
  }
  const rows = matched.map((row) => {
    const base = {
      row: row.row,
      cells: row.cells,
      code: cutText(row.code, MAX_CODE),
      reason: null,
      problems: [],
      pet: null,
    }
    const gone = goneRow(row, present)
    if (gone !== null) return { ...base, ...gone }
    for (const reading of row.judged.readings) count(reading)
    return { ...base, ...verdictOfRow(row, present) }
  })
  return { rows, readings: [...readings.values()].sort((one, other) => other.rows - one.rows) }
}

type Verdict = Pick<CheckedRow, 'verdict'> & Partial<Pick<CheckedRow, 'reason' | 'problems' | 'pet'>>

function verdictOfRow(
  { typed, judged, pet: known, code, problems, question }: MatchedRow,
  present: PresentPets,
): Verdict {
  const all = [
    ...problems,
    ...(question ? [question] : []),
    ...readWhereabouts(typed).problems,
    ...('problems' in judged ? judged.problems : []),
  ]
  if ('problems' in judged || all.length > 0) return { verdict: 'faulty', problems: all }
  if ('draft' in judged) {
    const described = describePet(judged, code)
    const isPublished = code === '' && described !== null && present.findNamesake(described) !== null
    const draft = { ...judged.draft, code }
    return isPublished ? { verdict: 'kept', reason: SAME_NAME, pet: draft } : { verdict: 'draft', pet: draft }
  }
  const ownPhotos = present.ownPhotosIn(judged.pet.photos ?? [])
  const pet = { ...judged.pet, code, petId: known?.id ?? null, ownPhotos }
  return { pet, ...verdictOf(pet, known) }
}

/** Null for a pet that its row does not say to be gone. */
function goneRow({ typed, judged, pet, code, question }: MatchedRow, present: PresentPets): Verdict | null {
  const { gone } = readWhereabouts(typed)
  const known = question === null ? pet : null
  // A pet that is not offered any more is told why it stays as it is.
  if (gone === null || (known && keptReason(known) !== null)) return null
  const name = typed.text('name')
  const described = describePet(judged, code) ?? { code, name, story: null, traits: {}, photos: [] }
  const published = known ?? offeredNow(present.findNamesake(described))
  return { verdict: 'kept', ...leftOut(name, gone, published, published === known) }
}

const offeredNow = (pet: PlacedPet | null): PlacedPet | null => (pet && keptReason(pet) === null ? pet : null)

/** @param gone which cell says so. @param isSame whether the published pet is this one, and not only of its name */
function leftOut(
  name: string,
  gone: string,
  published: PlacedPet | null,
  isSame: boolean,
): Pick<CheckedRow, 'reason' | 'pet'> {
  const says = `Tu hoja dice que ya no busca familia (${gone})`
  const pet: ImportedDraft = {
    code: '',
    name: cutText(name, MAX_CODE),
    fields: {},
    tags: [],
    place: null,
    addresses: [],
    missing: [],
  }
  if (!published) return { reason: `${says}: no la publicamos.`, pet }
  const still = isSame
    ? 'pero sigue publicada: márcala como adoptada o retírala.'
    : 'y tienes publicada una con su nombre: si es ella, márcala como adoptada o retírala.'
  return { reason: `${says}, ${still}`, pet: { ...pet, petId: published.id } }
}

const SAME_NAME = 'Ya publicaste una mascota con este nombre, y esta fila no trae código, foto o historia.'
