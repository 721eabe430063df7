'use client'

import { Fragment } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { type ChangeablePurpose, PURPOSES } from '@/lib/people/consents/purposes'
import { changeConsentAction } from '@/lib/privacy/actions'
import type { ConsentDto } from '@/lib/privacy/consents/dto'
import { type ConsentChoice, changeConsentSchema } from '@/lib/privacy/consents/schema'
import { CHOOSE_SEARCHES } from '@/lib/search/saved-searches/copy'
import { DELETE_DOSSIER, EDIT_DOSSIER } from '@/lib/text/adopter-routes'
import { formatDay } from '@/lib/text/dates'
import { DASHBOARD_SEARCHES } from '@/lib/text/routes'

/** What an account permits, each with one button to take it back or to give it. */
export const ConsentList = ({ consents, countryId }: { consents: ConsentDto[]; countryId: string }) => (
  <ul className="grid gap-6">
    {consents.map((consent) => (
      <li key={consent.purpose} className="grid justify-items-start gap-2">
        <h3>{PURPOSES[consent.purpose].title}</h3>
        <p className="text-ink-2">{PURPOSES[consent.purpose].text}</p>
        <p className="text-small">{stateWords(consent, countryId)}</p>
        <Change {...consent} />
      </li>
    ))}
  </ul>
)

const NEVER: Record<ConsentDto['purpose'], string> = {
  avisos: 'Lo permites cuando guardas una búsqueda.',
  hogar: 'No lo has permitido: te lo preguntamos con tu primera solicitud.',
  seguimiento: 'No lo has permitido.',
  historias: 'Lo permites cuando cuentas la historia de una adopción.',
}

const RESUMES = 'Si lo das, siguen las búsquedas que se pausaron con él.'

function stateWords(consent: ConsentDto, countryId: string): string {
  const { state, since, version, purpose } = consent
  const day = since && formatDay(since, countryId)
  switch (state) {
    case 'given':
      return `Lo permites desde el ${day} (texto, versión ${version}).`
    case 'outdated':
      return `Lo permites desde el ${day}, y el texto cambió después. ¿Lo sigues permitiendo?`
    case 'withdrawn':
      return `No lo permites desde el ${day}.${purpose === 'avisos' ? ` ${againWords(consent)}` : ''}`
    case 'unasked':
      return 'Te preguntamos mientras no digas que no.'
    case 'never':
      return NEVER[purpose]
  }
}

const againWords = ({ canGive, hasSearches }: ConsentDto) =>
  canGive ? RESUMES : hasSearches ? CHOOSE_SEARCHES : NEVER.avisos

function Change({ purpose, state, canGive, hasSearches }: ConsentDto) {
  const isOn = state === 'given' || state === 'outdated' || state === 'unasked'
  // A new form after each change: what was refused before has nothing to do with it.
  if (purpose !== 'hogar') {
    if (!isOn && !canGive) return hasSearches && state === 'withdrawn' ? <SearchesLink /> : null
    return (
      <Fragment key={state}>
        {state === 'outdated' && <ChangeForm purpose={purpose} choice="renew" />}
        <ChangeForm purpose={purpose} choice={isOn ? 'withdraw' : 'give'} />
      </Fragment>
    )
  }
  // Taking it back erases what was told, and says so first; giving it needs the answers.
  return (
    <LinkButton href={isOn ? DELETE_DOSSIER : EDIT_DOSSIER} variant="ghost">
      {isOn ? 'Retirar y borrarlo' : 'Contar de tu hogar'}
      {isOn && <span className="sr-only">: {PURPOSES.hogar.title}</span>}
    </LinkButton>
  )
}

/** What was stopped for itself starts there alone. */
const SearchesLink = () => (
  <LinkButton href={DASHBOARD_SEARCHES} variant="ghost">
    Ver tus búsquedas guardadas
  </LinkButton>
)

const BUTTONS = {
  give: 'Dar el permiso',
  renew: 'Seguir permitiéndolo',
  withdraw: 'Retirar el permiso',
} satisfies Record<ConsentChoice['choice'], string>

function ChangeForm({ purpose, choice }: { purpose: ChangeablePurpose; choice: ConsentChoice['choice'] }) {
  const form = useActionForm(changeConsentSchema, changeConsentAction)
  return (
    <form {...form.formProps} className="grid justify-items-start gap-3">
      <FormMessage form={form} />
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="choice" value={choice} />
      <SubmitButton size="md" variant="ghost" pending={form.pending}>
        {BUTTONS[choice]}
        <span className="sr-only">: {PURPOSES[purpose].title}</span>
      </SubmitButton>
    </form>
  )
}
