'use client'

import { useEffect, useState } from 'react'

const EVENT = 'querencia:aviso'

/** Shows a sentence at the foot of the page for some seconds. Only in the browser. */
export function showToast(text: string, seconds = 3): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { text, seconds } }))
}

/** The place where toasts appear, once per page. Screen readers announce them as they come. */
export function Toaster() {
  const [text, setText] = useState('')

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
