'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { takeNotice } from '@/components/ui/notice'
import { useOnChange } from '@/components/ui/use-on-change'

const EVENT = 'querencia:aviso'

/** What can be done about what a toast says. */
interface ToastAction {
  label: string
  run: () => void
}
interface Toast {
  text: string
  seconds: number
  action?: ToastAction
}

/** Shows a sentence at the foot of the page for some seconds. Only in the browser. */
export function showToast(text: string, seconds = 3, action?: ToastAction): void {
  window.dispatchEvent(new CustomEvent<Toast>(EVENT, { detail: { text, seconds, action } }))
}

/**
 * The place where toasts appear, once per page. Screen readers announce them as they come. A page shows as well what
 * an action has left to say on it. On small screens they keep to the foot, above the bar that a page has there
 * (`data-foot-bar`).
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
      className="pointer-events-none fixed inset-x-5 bottom-6 z-50 flex justify-center max-lg:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] max-lg:[body:has([data-foot-bar])_&]:bottom-[calc(5.5rem+env(safe-area-inset-bottom))]"
    >
      {toast && (
        <p className="on-dark flex animate-rise items-center rounded-2xl bg-ink px-5 py-3.5 font-medium text-white shadow-lift max-lg:px-4 max-lg:py-2.5 max-lg:text-small">
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
