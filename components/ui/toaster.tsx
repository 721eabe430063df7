'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { takeNotice } from './notice'
import { useOnChange } from './use-on-change'

const EVENT = 'querencia:aviso'

interface ToastAction {
  label: string
  run: () => void
}
interface Toast {
  text: string
  seconds: number
  action?: ToastAction
}

/** Only in the browser. */
export function showToast(text: string, seconds = 3, action?: ToastAction): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { text, seconds, action } }))
}

/**
 * Live region, once per page; also shows flash messages. Under the top bar on small screens, at the foot of wide ones,
 * above a `data-foot-bar="always"`.
 */
export function Toaster() {
  const [toast, setToast] = useState<Toast | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = (event: Event) => {
      const toast = (event as CustomEvent<Toast>).detail
      clearTimeout(timer)
      setToast(toast)
      timer = setTimeout(setToast, toast.seconds * 1000, null)
    }
    window.addEventListener(EVENT, show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(EVENT, show)
    }
  }, [])

  useOnChange(usePathname(), () => {
    const notice = takeNotice()
    if (notice) showToast(notice.text, notice.seconds)
  })

  const act = () => {
    toast?.action?.run()
    setToast(null)
  }
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-5 top-[calc(4.75rem+env(safe-area-inset-top))] z-50 flex justify-center lg:top-auto lg:bottom-6 lg:[body:has([data-foot-bar=always])_&]:bottom-30"
    >
      {toast && (
        <p className="on-dark flex animate-rise items-center rounded-2xl border-2 border-white bg-ink px-5 py-3.5 font-medium text-white shadow-lift max-lg:px-4 max-lg:py-2.5 max-lg:text-small">
          {toast.text}
          {toast.action && (
            <button
              type="button"
              onClick={act}
              className="pointer-events-auto -my-2.5 -mr-2 ml-3 min-h-11 px-2 font-semibold text-mango underline-offset-3 hover:underline"
            >
              {toast.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
