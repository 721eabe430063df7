import type { FieldProps } from '@/components/forms/field-props'
import { FieldError } from '@/components/ui/field'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import { ConsentText } from './consent-text'

const ID = 'campo-consent'
const VERSION = String(CONSENT.version)

/** Consent to keeping and sending a dossier. Its value names the text that was read. */
export function ConsentField({ error, defaultValue, ...box }: FieldProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <label className="flex cursor-pointer items-start gap-3.5">
        <input
          type="checkbox"
          id={ID}
          value={VERSION}
          defaultChecked={defaultValue === VERSION}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${ID}-error`}
          className="mt-px size-6 shrink-0 cursor-pointer accent-monte"
          {...box}
        />
        <span className="min-w-0">{CONSENT.summary}</span>
      </label>
      <div className="w-full pl-9.5">
        <ConsentText summary="Leer el texto completo" />
        <FieldError id={`${ID}-error`} error={error} />
      </div>
    </div>
  )
}
