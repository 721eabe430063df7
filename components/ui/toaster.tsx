'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NOTICE_COOKIE } from '@/lib/platform/forms/form-state'
import type { Notice, NoticeWords } from '@/lib/text/copy/notices'
import { useOnChange } from './use-on-change'

const EVENT = 'querencia:aviso'
const END_EVENT = 'querencia:fin-de-aviso'

type ToastAction = { label: string; run: () => void } | NonNullable<NoticeWords['link']>
interface Toast {
  text: string
  /** Null shows it until it is dismissed. */
  seconds: number | null
  action?: ToastAction
}

/** Shows a toast, in the browser only. @returns a function that dismisses it */
export function showToast(text: string, seconds: number | null = 3, action?: ToastAction): () => void {
  const toast = { text, seconds, action }
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: toast }))
  return () => window.dispatchEvent(new CustomEvent<Toast>(END_EVENT, { detail: toast }))
}

/** In the browser only. */
export function showNotice({ text, seconds, link }: NoticeWords): void {
  showToast(text, seconds, link)
}

/**
 * Shows the flash message, in the browser only. The tabs of a browser share it: one that opens in the background leaves it
 * to the tab that is looked at.
 */
export function showFlashMessage(): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', showFlashMessage, { once: true })
    return
  }
  consumeFlashMessage().then(
    (notice) => notice && showNotice(notice),
    () => null,
  )
}

/** What was pressed last, by a finger or by a key: Safari gives a button that is tapped no focus. */
let pressed: Element | null = null

/**
 * A live region, once per page, that covers neither what was pressed nor a `data-foot-bar` of small screens (`="always"`: of all).
 */
export function Toaster() {
  const [toast, setToast] = useState<Toast | null>(null)

  useEffect(() => {
    const show = (event: Event) => setToast((event as CustomEvent<Toast>).detail)
    const end = ({ detail }: Event & { detail?: Toast }) =>
      setToast((shown) => (shown === detail ? null : shown))
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener(EVENT, show, { signal })
    window.addEventListener(END_EVENT, end, { signal })
    const onPress = ({ target }: Event) => {
      pressed = target instanceof Element ? target.closest('a, button, summary, label') : null
    }
    document.addEventListener('click', onPress, { signal, capture: true })
    return () => listening.abort()
  }, [])

  useOnChange(usePathname(), showFlashMessage)

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-5 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 flex justify-center max-lg:[body:has([data-foot-bar])_&]:bottom-[calc(7.5rem+env(safe-area-inset-bottom))] data-high:top-[calc(5rem+env(safe-area-inset-top))] data-high:bottom-auto! lg:bottom-6 lg:data-high:top-24 lg:[body:has([data-foot-bar=always])_&]:bottom-30"
    >
      {toast && <Shown key={toast.text} toast={toast} onEnd={setToast} />}
    </div>
  )
}

/** Stays while the focus or the pointer is on it, and hands the focus back before it goes. */
function Shown({ toast, onEnd }: { toast: Toast; onEnd: (none: null) => void }) {
  const box = useRef<HTMLParagraphElement>(null)
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    if (toast.seconds === null) return
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) onEnd(null)
    }, toast.seconds * 1000)
    return () => clearInterval(timer)
  }, [toast, onEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be shown again after another press.
  useLayoutEffect(() => {
    const place = box.current?.parentElement
    place?.removeAttribute('data-high')
    if (coversPressed(box.current)) place?.setAttribute('data-high', '')
  }, [toast])

  useLayoutEffect(() => {
    const shown = box.current
    return () => {
      if (!shown?.contains(document.activeElement)) return
      const before = focusedBefore.current
      const next = before?.isConnected ? before : document.getElementById('contenido')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
  }, [])

  return (
    <p
      ref={box}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget
      }}
      className="on-dark flex animate-rise items-center rounded-2xl border-2 border-white bg-ink px-5 py-3.5 font-medium text-white shadow-lift max-lg:px-4 max-lg:py-2.5 max-lg:text-small"
    >
      <span>{toast.text}</span>
      {toast.action && <Act action={toast.action} onDone={() => onEnd(null)} />}
    </p>
  )
}

function coversPressed(toast: Element | null): boolean {
  if (!toast || !pressed?.isConnected) return false
  const [over, under] = [toast.getBoundingClientRect(), pressed.getBoundingClientRect()]
  const isBeside = over.right < under.left || under.right < over.left
  return !isBeside && over.top < under.bottom && under.top < over.bottom
}

const ACT =
  'pointer-events-auto -my-2.5 -mr-2 ml-3 flex min-h-11 items-center px-2 font-semibold whitespace-nowrap text-mango underline-offset-3 hover:underline'

function Act({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ('href' in action) {
    return (
      // A plain link: on the same page it opens the <details> around the target.
      <a href={action.href} onClick={onDone} className={ACT}>
        {action.label}
      </a>
    )
  }
  const run = () => {
    action.run()
    onDone()
  }
  return (
    <button type="button" onClick={run} className={ACT}>
      {action.label}
    </button>
  )
}

const START = `${NOTICE_COOKIE}=`

const readName = () =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(START))
    ?.slice(START.length)

/** Null without one. Its words load on demand; when that fails, the next page shows it. Browser only. */
async function consumeFlashMessage(): Promise<NoticeWords | null> {
  if (!readName()) return null
  const { NOTICES } = await import('@/lib/text/copy/notices')
  const isNotice = (name: string): name is Notice => Object.hasOwn(NOTICES, name)
  const name = readName()
  if (!name) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari versions in use.
  document.cookie = `${START}; path=/; max-age=0`
  return isNotice(name) ? NOTICES[name] : null
}
