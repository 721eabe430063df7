'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { takeNotice } from '@/components/ui/notice'

const EVENT = 'querencia:aviso'

/** Shows a sentence at the foot of the page for some seconds. Only in the browser. */
export function showToast(text: string, seconds = 3): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { text, seconds } }))
}

/**
 * The place where toasts appear, once per page. Screen readers announce them as they come. A page shows as well what
 * an action has left to say on it.
 */
export function Toaster() {
  const [text, setText] = useState('')
  const pathname = usePathname()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const show = (event: Event) => {
      const { text, seconds } = (event as CustomEvent<{ text: string; seconds: number }>).detail
      clearTimeout(timer)
      setText(text)
      timer = setTimeout(setText, seconds * 1000, '')
    }
    window.addEventListener(EVENT, show)
    return () => {
      clearTimeout(timer)
      window.removeEventListener(EVENT, show)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is when to look.
  useEffect(() => {
    const notice = takeNotice()
    if (notice) showToast(notice.text, notice.seconds)
  }, [pathname])

  return (
    <div role="status" className="pointer-events-none fixed inset-x-5 bottom-6 z-50 flex justify-center">
      {text && (
        <p className="animate-rise rounded-2xl bg-ink px-5 py-3.5 font-medium text-white shadow-lift">
          {text}
        </p>
      )}
    </div>
  )
}
