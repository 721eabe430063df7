'use client'

import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { useActionForm } from '@/components/forms/use-action-form'
import { useWaitingSubmit } from '@/components/forms/waiting-submit'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { useOnChange } from '@/components/ui/use-on-change'
import { changeFrequencyAction } from '@/lib/search/saved-searches/actions'
import { FREQUENCY_LABELS } from '@/lib/search/saved-searches/copy'
import type { SavedSearchDto } from '@/lib/search/saved-searches/dto'
import { changeFrequencySchema } from '@/lib/search/saved-searches/schema'
import { NOTICE_FREQUENCIES } from '@/lib/text/vocabulary'

/** Changes the frequency in place: at once, or by a button without JavaScript. */
export function FrequencyForm({ search: { id, name, frequency } }: { search: SavedSearchDto }) {
  const form = useActionForm(changeFrequencySchema, changeFrequencyAction)
  const again = useWaitingSubmit(form.formProps.ref, form.pending)
  const [chosen, setChosen] = useState(frequency)
  // The answer of the server wins over what was chosen, unless something else was chosen meanwhile.
  useOnChange(frequency, (saved) => again.waiting || setChosen(saved))
  return (
    // A frequency that the browser put back would be sent, and only a form keeps it from that.
    <form {...form.formProps} autoComplete="off" className="grid grid-cols-1 gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-2">
        <label className="relative max-w-full">
          <span className="sr-only">Cada cuánto te avisamos por “{name}”</span>
          <select
            name="frequency"
            value={chosen}
            onChange={({ currentTarget }) => {
              setChosen(NOTICE_FREQUENCIES.find((one) => one === currentTarget.value) ?? frequency)
              if (form.pending) again.wait()
              else currentTarget.form?.requestSubmit()
            }}
            aria-busy={form.pending}
            className="h-12 max-w-full appearance-none rounded-full border-[1.5px] border-field bg-white pr-9 pl-4 text-small font-semibold hover:bg-mist"
          >
            {NOTICE_FREQUENCIES.map((value) => (
              <option key={value} value={value}>
                {FREQUENCY_LABELS[value]}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
          />
        </label>
        <Button type="submit" variant="ghost" size="sm" className="hidden noscript:inline-flex">
          Cambiar
        </Button>
      </div>
    </form>
  )
}
