'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { PlainAnswer } from '@/lib/platform/forms/form-state'

/**
 * The answer to a form that was sent without JavaScript and is not on the page any more, as when its comment was hidden
 * meanwhile. A form that shows its answer itself says so (`data-answered`). Gone on the next page.
 * @param children what to do about it
 */
export function LostAnswer({
  answer: { text, isRefusal, typed },
  children,
}: {
  answer: PlainAnswer
  children?: ReactNode
}) {
  const path = usePathname()
  const [answered] = useState(path)
  const [isLeft, setLeft] = useState(false)
  if (path !== answered && !isLeft) setLeft(true)
  if (isLeft || path !== answered) return null
  return (
    <div
      role={isRefusal ? 'alert' : 'status'}
      className={classNames(
        'mx-auto mt-6 grid w-wrap gap-2 rounded-2xl px-5 py-3.5 [body:has([data-answered])_&]:hidden',
        isRefusal ? 'bg-guayaba-tint text-guayaba-hover' : 'bg-monte-tint text-monte-dark',
      )}
    >
      <p className="font-semibold">{text}</p>
      {children}
      {typed.length > 0 && (
        <>
          <p>Esto es lo que escribiste, por si quieres copiarlo:</p>
          {typed.map((words) => (
            <p
              key={words}
              className="rounded-xl bg-white px-4 py-3 whitespace-pre-line text-ink wrap-anywhere select-all"
            >
              {words}
            </p>
          ))}
        </>
      )}
    </div>
  )
}
