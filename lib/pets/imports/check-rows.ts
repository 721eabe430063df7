import { cutText, fold } from '@/lib/text/text'
import type { ImportVerdict, RowProblem } from '@/lib/text/vocabulary'
import type { Choices } from './cell-values'
import { MAX_CODE } from './columns'
import { verdictOf } from './compare'
import type { CountedReading, Imported, ImportedDraft, PresentPet, Reading } from './dto'
import { type Judged, judgeRow } from './judge-row'
import { keptReason } from './policy'
import { PresentPets, readIdentity } from './present-pets'
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

/**
 * Decides what an import would do with each row. A pet is matched by the foundation's code or an export's number; one
 * published without a code also by name, species and description. A code that another animal has now is asked about.
 */
export function checkRows(
  sheet: CheckedSheet,
  choices: Choices,
  own: readonly PresentPet[],
  now: Date,
  accepted: AcceptedWords = NO_WORDS,
): { rows: CheckedRow[]; readings: CountedReading[] } {
  const present = new PresentPets(own)
  const typedRows = sheet.rows.map(({ cells }) => new TypedRow(sheet.header, cells, accepted))
  const facts = { now, sexes: new SexColumn(typedRows.map((typed) => typed.text('gender'))) }
  const readings = new Map<string, CountedReading>()
  const count = ({ key, typed, read }: Reading) => {
    const id = `${key}|${fold(typed)}|${read}`
    const known = readings.get(id)
    if (known) known.rows++
    else if (readings.size < MAX_READINGS)
      readings.set(id, { key, typed: cutText(typed, MAX_CODE), read, rows: 1 })
  }
  const rows = sheet.rows.map(({ row, cells }, at): CheckedRow => {
    const typed = typedRows[at] ?? new TypedRow(sheet.header, cells, accepted)
    const named = present.named(typed)
    const first = judgeRow(typed, choices, facts, named.pet)
    const identity = identityOf(typed, named, first)
    const isOther = identity === 'other'
    const judged = isOther ? withoutCode(judgeRow(typed, choices, facts, null)) : first
    const [code, known] = isOther ? ['', null] : [typed.text('code'), named.pet]
    const base = { row, cells, code: cutText(code, MAX_CODE), reason: null, problems: [] }
    const whereabouts = readWhereabouts(typed)
    const doubts = [...(typeof identity === 'string' ? [] : [identity]), ...whereabouts.problems]
    const clashes = [...named.problems, ...present.take(row, code, known), ...doubts]
    // A pet that is not offered any more is told why it stays as it is.
    const isOver = known !== null && typeof identity === 'string' && keptReason(known) !== null
    if (whereabouts.gone !== null && !isOver) {
      const same = typeof identity === 'string' ? known : null
      const published = same ?? offeredNow(present.withName(typed.text('name'), looksOf(judged), code))
      return { ...base, verdict: 'kept', ...goneRow(typed, whereabouts.gone, published, published === same) }
    }
    for (const reading of judged.readings) count(reading)
    if ('problems' in judged || clashes.length > 0) {
      const problems = [...clashes, ...('problems' in judged ? judged.problems : [])]
      return { ...base, verdict: 'faulty', problems, pet: null }
    }
    if ('draft' in judged) {
      const { name, fields } = judged.draft
      const isPublished = code === '' && present.withName(name, fields, code) !== null
      if (isPublished) return { ...base, verdict: 'kept', reason: SAME_NAME, pet: judged.draft }
      return { ...base, verdict: 'draft', pet: judged.draft }
    }
    const match = known ?? present.takeSameWords(row, judged.pet)
    const pet = { ...judged.pet, petId: match?.id ?? null }
    return { ...base, pet, ...verdictOf(pet, match) }
  })
  return { rows, readings: [...readings.values()].sort((one, other) => other.rows - one.rows) }
}

/** Rows that are not understood yet are compared when they are. */
function identityOf(typed: TypedRow, { pet, isByCode }: ReturnType<PresentPets['named']>, judged: Judged) {
  return pet && isByCode && 'pet' in judged ? readIdentity(typed, judged.pet.words, pet) : 'same'
}

/** Another pet has its code. */
function withoutCode(judged: Judged): Judged {
  if ('pet' in judged) return { ...judged, pet: { ...judged.pet, code: '' } }
  return 'draft' in judged ? { ...judged, draft: { ...judged.draft, code: '' } } : judged
}

const looksOf = (judged: Judged) =>
  'pet' in judged ? judged.pet.words : 'draft' in judged ? judged.draft.fields : {}

const offeredNow = (pet: PresentPet | null): PresentPet | null =>
  pet && keptReason(pet) === null ? pet : null

/** @param gone which cell says so. @param isSame whether the published pet is this one, and not only of its name */
function goneRow(
  typed: TypedRow,
  gone: string,
  published: PresentPet | null,
  isSame: boolean,
): Pick<CheckedRow, 'reason' | 'pet'> {
  const says = `Tu hoja dice que ya no busca familia (${gone})`
  const pet: ImportedDraft = {
    code: '',
    name: cutText(typed.text('name'), MAX_CODE),
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
