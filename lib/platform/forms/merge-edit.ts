import { isDeepStrictEqual } from 'node:util'
import { DomainError } from '@/lib/platform/errors'
import { type RecordConflict, type RecordEdit, recordVersion } from './record'

/** How each field is called and shown to people; a name alone shows the value as it is. */
export type RecordWords<Fields> = {
  readonly [Name in keyof Fields]:
    | string
    | { label: string; text: (value: Fields[Name]) => string | Promise<string> }
}

const CHANGED =
  'Estos datos cambiaron mientras los editabas, quizá en otra pestaña. Lo que escribiste sigue aquí: elige con qué te quedas y guarda otra vez.'

/** A field was changed here and elsewhere. Carries both texts, and the version of a form that has shown them. */
export class RecordChanged extends DomainError {
  constructor(
    readonly conflicts: readonly RecordConflict[],
    readonly madeFrom: string,
  ) {
    super('conflict', CHANGED)
  }
}

/**
 * Three-way merge: what the form changed is taken, what it left alone stays as stored. Call with the record's row locked.
 * @param saved what is stored now; null where nothing is @param edit undefined for callers without a form: all of theirs
 * is taken
 * @returns the fields to store, and whether they hold changes that the form had not seen.
 * @throws RecordChanged for fields that were changed on both sides, unless `taken` names them.
 */
export async function mergeEdit<Fields extends object>(
  mine: Fields,
  saved: Fields | null,
  edit: RecordEdit | undefined,
  words: RecordWords<Fields>,
): Promise<{ fields: Fields; merged: boolean }> {
  const base = readVersion(edit?.madeFrom)
  const fields = { ...mine }
  const changed: (keyof Fields & string)[] = []
  let merged = false
  if (saved === null || base === undefined) return { fields, merged }
  for (const name of namesOf(mine)) {
    if (isDeepStrictEqual(mine[name], saved[name]) || (base && !(name in base))) continue
    const isTaken = edit?.taken.includes(name)
    if (!isTaken && base && isDeepStrictEqual(base[name], saved[name])) continue
    if (isTaken || (base && isDeepStrictEqual(base[name], mine[name]))) {
      fields[name] = saved[name]
      merged = true
    } else changed.push(name)
  }
  if (changed.length === 0) return { fields, merged }
  const shown = Object.fromEntries(changed.map((name) => [name, saved[name]]))
  const conflicts = await Promise.all(changed.map((name) => describe(name, mine, saved, words)))
  throw new RecordChanged(conflicts, recordVersion({ ...(base ?? saved), ...shown }))
}

async function describe<Fields extends object, Name extends keyof Fields & string>(
  field: Name,
  mine: Fields,
  saved: Fields,
  words: RecordWords<Fields>,
): Promise<RecordConflict> {
  const word = words[field]
  if (typeof word === 'string')
    return { field, label: word, mine: String(mine[field] ?? ''), saved: String(saved[field] ?? '') }
  const [own, present] = await Promise.all([word.text(mine[field]), word.text(saved[field])])
  return { field, label: word.label, mine: own, saved: present }
}

const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields & string)[]

/** Clients send it: undefined for anything that is no version. */
export function readVersion(text: string | undefined): Record<string, unknown> | null | undefined {
  if (!text) return undefined
  try {
    const version: unknown = JSON.parse(text)
    if (version === null) return null
    return typeof version === 'object' ? { ...version } : undefined
  } catch {
    return undefined
  }
}
