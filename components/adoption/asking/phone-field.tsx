'use client'

import { createContext, use, useState } from 'react'
import type { FieldProps } from '@/components/forms/field-props'
import { TextField } from '@/components/ui/field'

/** The field of the request's form, which stands in a part that the server draws. */
export const PhoneFieldContext = createContext<FieldProps | null>(null)

/** @param shown what the profile has @param prefix of the country, '+57' */
export function PhoneField({
  publisher,
  shown,
  prefix,
}: {
  publisher: string
  shown: string | null
  prefix: string | undefined
}) {
  const field = use(PhoneFieldContext)
  // As the field: it keeps what it was first filled in with.
  const [filledIn] = useState(shown ?? '')
  if (!field) return null
  return (
    <>
      <input type="hidden" name="shownPhone" value={filledIn} />
      <TextField
        label={
          <>
            Tu WhatsApp <span className="font-normal text-ink-2">(opcional)</span>
          </>
        }
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={prefix && `${prefix} …`}
        hint={`${publisher} lo ve solo si te acepta. Queda en tu perfil.`}
        {...field}
        className="max-lg:scroll-mb-60"
      />
    </>
  )
}
