import type { RowProblem } from '@/lib/text/vocabulary'
import { MAX_TYPED, problem, quote } from './problems'
import type { TypedRow } from './typed-row'
import { hasLeft, isAdopted, isGoneByName, readOffered, readStatus, STATUS_LABELS } from './words/statuses'

interface ReadStatus {
  /** The cell that says that the pet is gone, as 'Estado: «Fallecida»'; null where none does. */
  gone: string | null
  problems: RowProblem[]
}

/**
 * Whether a row's pet still looks for a family. Of several columns the one that says that it is gone counts; words that
 * nobody knows are asked about, unless another column of states says that it is there.
 */
export function readWhereabouts(typed: TypedRow): ReadStatus {
  const states = [
    ...typed
      .told('status')
      .map((cell) => ({ ...cell, is: meaningOf(typed, cell.text) ?? readStatus(cell.text) })),
    ...typed
      .told('offered')
      .map((cell) => ({ ...cell, is: meaningOf(typed, cell.text) ?? readOffered(cell.text) })),
  ]
  const left = [
    ...states.filter(({ is }) => is === 'gone'),
    ...typed.told('adopted').filter(({ text }) => isAdopted(text)),
    ...typed.told('left').filter(({ text }) => hasLeft(text)),
  ]
  const [first] = left
  if (first) return { gone: `${first.title}: ${quote(first.text)}`, problems: [] }
  const isHere = states.some(({ is }) => is === 'here')
  const unknown = isHere ? [] : states.filter(({ is }) => is === null)
  return byName(typed) ?? { gone: null, problems: unknown.map(({ title, text }) => ask(title, text, null)) }
}

function meaningOf(typed: TypedRow, text: string): keyof typeof STATUS_LABELS | undefined {
  const label = typed.accepted('status', text)
  return (['here', 'gone'] as const).find((is) => STATUS_LABELS[is] === label)
}

/** Null for a name that says nothing of it. */
function byName(typed: TypedRow): ReadStatus | null {
  const name = typed.text('name')
  if (!isGoneByName(name)) return null
  const is = meaningOf(typed, name)
  if (is === 'here') return null
  if (is === 'gone') return { gone: `Nombre: ${quote(name)}`, problems: [] }
  return { gone: null, problems: [ask('Nombre', name, 'gone')] }
}

const ASKED = `Di si ${STATUS_LABELS.here.toLowerCase()} o ${STATUS_LABELS.gone.toLowerCase()}.`

function ask(title: string, text: string, guess: 'gone' | null): RowProblem {
  const { here, gone } = STATUS_LABELS
  const options = guess === 'gone' ? [gone, here] : [here, gone]
  const asked = text.length <= MAX_TYPED && {
    suggestion: { key: 'status', type: '' as const, typed: text, options, hasGuess: guess !== null },
  }
  return { ...problem('status', quote(text), ASKED), column: title, ...asked }
}
