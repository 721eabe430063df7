'use client'

import { useState } from 'react'
import type { FormState } from '@/lib/platform/forms/form-state'
import { type RecordConflict, recordVersion } from '@/lib/platform/forms/record'

/**
 * Says which record a form was filled in from. If it changed meanwhile, shows both texts of each field that was changed
 * on both sides, with a choice. Belongs below the form's message.
 * @param record what the form shows; null where nothing is stored yet
 */
export function EditedRecord({
  form: { answer, lists },
  record,
}: {
  form: { answer: FormState; lists: FormState['lists'] }
  record: object | null
}) {
  // A refresh of the page changes the record, but not what was typed into the form.
  const [first] = useState(() => recordVersion(record))
  const [conflict, setConflict] = useState(answer.conflict)
  if (answer.conflict && answer.conflict !== conflict) setConflict(answer.conflict)
  const madeFrom = conflict?.madeFrom ?? answer.values?.madeFrom ?? first
  return (
    <>
      <input type="hidden" name="madeFrom" value={madeFrom} />
      {conflict
        ? conflict.fields.map((field) => <BothTexts key={field.field + field.saved} {...field} />)
        : lists?.taken?.map((field) => <input key={field} type="hidden" name="taken[]" value={field} />)}
    </>
  )
}

function BothTexts({ field, label, mine, saved }: RecordConflict) {
  return (
    <fieldset className="mt-4 mb-7 grid min-w-0 gap-3 rounded-card border-[1.5px] border-guayaba p-4.5">
      <legend className="px-1 text-small font-semibold">{label}</legend>
      <BothVersions mine={mine} saved={saved} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="taken[]"
          value={field}
          className="size-6 shrink-0 cursor-pointer accent-monte"
        />
        Quedarme con lo guardado
      </label>
    </fieldset>
  )
}

const BothVersions = ({ mine, saved }: { mine: string; saved: string }) => (
  <dl className="grid gap-3 sm:grid-cols-2">
    <Version name="Lo tuyo" text={mine} />
    <Version name="Guardado ahora" text={saved} />
  </dl>
)

const Version = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0 rounded-control bg-mist p-3.5">
    <dt className="text-fine text-ink-2">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{text || 'Nada'}</dd>
  </div>
)
