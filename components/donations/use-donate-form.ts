'use client'

import { unstable_rethrow } from 'next/navigation'
import { type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { donateAction } from '@/lib/donations/actions'
import { amountRefusal, parseAmount } from '@/lib/donations/amounts'
import { type FormState, IDLE } from '@/lib/http/form-state'
import { failureOf } from '@/lib/http/refusals'
import { sponsorPath } from '@/lib/routes'
import type { Currency } from '@/lib/vocabulary'

export interface GiftDraft {
  /** What was typed. */
  typed: string
  /** The suggested amount that is chosen; empty for none. */
  preset: string
  named: boolean
  forPet: boolean
}

interface Recipient {
  foundationId: number
  petId: number | null
  currency: Currency
}

/**
 * The amount page: sent once, without JavaScript too. Not `useActionForm`: two fields need no validation library on a
 * public page.
 */
export function useDonateForm(initial: GiftDraft, { foundationId, petId, currency }: Recipient) {
  const [served, sendPlainly] = useActionState(donateAction, IDLE)
  const [answer, setAnswer] = useState(served)
  const [draft, setDraft] = useState<GiftDraft>(() => draftOf(served, initial))
  const [error, setError] = useState(served.fields?.monto)
  const [pending, startTransition] = useTransition()
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const parsed = parseAmount(draft.typed || draft.preset)
  const amount = 'amount' in parsed && !amountRefusal(parsed.amount, currency) ? parsed.amount : null
  const judge = () => ('error' in parsed ? parsed.error : amountRefusal(parsed.amount, currency))
  const change = (changes: Partial<GiftDraft>) => {
    setDraft((known) => ({ ...known, ...changes }))
    setError(undefined)
  }
  const show = (shown: FormState) => {
    flushSync(() => {
      setAnswer(shown)
      setError(shown.fields?.monto)
    })
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    wrong?.focus()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refusal = judge()
    if (refusal) return show({ status: 'invalid', fields: { monto: refusal } })
    if (sending.current) return
    sending.current = true
    const data = new FormData(event.currentTarget)
    startTransition(async () => {
      try {
        show(await donateAction(IDLE, data))
      } catch (failure) {
        unstable_rethrow(failure)
        show({ status: 'failed', message: failureOf(failure) })
      } finally {
        sending.current = false
      }
    })
  }

  return {
    answer,
    pending,
    draft,
    error,
    /** In whole units; null while there is none that can be given. */
    amount,
    change,
    clear: () => setAnswer(IDLE),
    /** This page with what was entered, for the way back from the login. */
    backTo: sponsorPath({
      ...(petId === null ? { fundacion: String(foundationId) } : { mascota: String(petId) }),
      ...('amount' in parsed ? { monto: String(parsed.amount) } : {}),
      ...(draft.named ? { nombre: '1' } : {}),
      ...(petId !== null && !draft.forPet ? { fundacion: String(foundationId) } : {}),
    }),
    formProps: { ref: form, action: sendPlainly, onSubmit, noValidate: true, 'aria-busy': pending },
  }
}

/** Of the form that the server rendered again; of the URL otherwise. */
function draftOf({ values }: FormState, initial: GiftDraft): GiftDraft {
  if (!values) return initial
  return {
    typed: values.monto ?? '',
    preset: values.sugerido ?? '',
    named: values.nombre === 'nombre',
    forPet: values.para !== 'fundacion',
  }
}
