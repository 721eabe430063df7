import type { ReactNode } from 'react'

/** `children` keep their space: no layout shift. */
export function SwappedWords({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className="invisible">{children}</div>
      <div className="self-center">
        <h2 className="text-[1.1875rem] leading-tight">{title}</h2>
        <p className="mt-1 text-small text-ink-2">{text}</p>
      </div>
    </div>
  )
}
