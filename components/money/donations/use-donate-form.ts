'use client'

import { unstable_rethrow, useSearchParams } from 'next/navigation'
import { type SubmitEvent, useActionState, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { isOutdatedPage, reloadOutdatedPage, useUnsentInput } from '@/components/forms/unsent-input'
import { donateAction } from '@/lib/money/donations/actions'
import { amountRefusal, isTypedIn, parseAmount } from '@/lib/money/donations/amounts'
import { amountQuery } from '@/lib/money/donations/paths'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { failureOf } from '@/lib/platform/http/refusals'
import { sponsorPath } from '@/lib/text/routes'
import type { Currency } from '@/lib/text/vocabulary'
import { draftOf, draftOfUrl, type GiftDraft } from './gift-draft'

interface Recipient {
  foundationId: number
  petId: number | null
  currency: Currency
}

/**
 * Submitted once, without JavaScript too. Not `useActionForm`: two fields need no validation library on a public page.
 */
export function useDonateForm({ foundationId, petId, currency }: Recipient) {
  const query = useSearchParams()
  const [served, sendPlainly] = useActionState(donateAction, IDLE)
  const [answer, setAnswer] = useState(served)
  const [draft, setDraft] = useState<GiftDraft>(
    () => draftOf(served, currency) ?? draftOfUrl(query, currency),
  )
  const [error, setError] = useState(served.fields?.monto)
  const [pending, startTransition] = useTransition()
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const parsed = parseAmount(draft.typed || draft.preset)
  const refusal = 'error' in parsed ? parsed.error : amountRefusal(parsed.amount, currency, parsed.currency)
  const amount = 'amount' in parsed && !refusal ? parsed.amount : null
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
  useUnsentInput(form, setAnswer)
  const isOtherCurrency = 'amount' in parsed && !isTypedIn(parsed.currency, currency)
  /** This page with its input, for the way back from payment and login. */
  const backTo = sponsorPath({
    ...(petId === null ? { fundacion: String(foundationId) } : { mascota: String(petId) }),
    ...('amount' in parsed && !isOtherCurrency ? amountQuery(parsed.amount, currency) : {}),
    ...(draft.monthly ? { cada: 'mes' } : {}),
    ...(draft.named ? { nombre: '1' } : {}),
    ...(petId !== null && !draft.forPet ? { fundacion: String(foundationId) } : {}),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (refusal) return show({ status: 'invalid', fields: { monto: refusal } })
    if (sending.current) return
    sending.current = true
    const data = new FormData(event.currentTarget)
    // The browser's Back returns here with the input.
    window.history.replaceState(null, '', backTo)
    startTransition(async () => {
      try {
        show(await donateAction(IDLE, data))
      } catch (failure) {
        unstable_rethrow(failure)
        show(
          isOutdatedPage(failure)
            ? reloadOutdatedPage(form.current, data)
            : { status: 'failed', message: failureOf(failure) },
        )
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
    /** In whole units; null if invalid. */
    amount,
    change,
    clear: () => setAnswer(IDLE),
    backTo,
    formProps: { ref: form, action: sendPlainly, onSubmit, noValidate: true, 'aria-busy': pending },
  }
}
