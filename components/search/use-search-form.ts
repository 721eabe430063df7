import { type RefObject, useEffect, useRef } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { preloadSearchUrls, useChoice } from './use-choice'

/**
 * Submits a GET form as client-side navigation: keeps scroll, focus and open sections. Then resets it to the URL, but for a text
 * that was typed since.
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, shown: string) {
  const { pending, target, choose } = useChoice()
  const last = useRef({ shown, pending })
  const typed = useRef<HTMLInputElement | null>(null)
  const reload = () => {
    if (target.current) location.assign(target.current)
  }
  useLongWaitToast(pending, { label: 'Reintentar', run: reload })

  useEffect(() => {
    const stale = last.current.pending || last.current.shown !== shown
    if (!pending && stale) resetBut(typed.current, form.current)
    last.current = { shown, pending }
  }, [form, pending, shown])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const event of ['pointerover', 'focusin'])
      form.current?.addEventListener(event, preloadSearchUrls, { once: true, signal })
    const noteText = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'search') typed.current = target
    }
    form.current?.addEventListener('input', noteText, { signal })
    return () => listening.abort()
  }, [form])

  const send = ({ replace = false, hash = '' }: { replace?: boolean; hash?: string } = {}) => {
    if (!form.current) return
    typed.current = null
    const url = new URL(form.current.action)
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)])
    url.search = String(new URLSearchParams(fields))
    url.hash = hash
    choose(url, { replace })
  }
  return { pending, send }
}

/** A text without a form stays as it is, with its caret. */
function resetBut(text: HTMLInputElement | null, form: HTMLFormElement | null): void {
  text?.setAttribute('form', '')
  form?.reset()
  text?.removeAttribute('form')
}
