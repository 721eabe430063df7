import type { ReactNode } from 'react'

const HEADINGS = { h2: 'text-[1.1875rem] leading-tight', h3: 'text-small font-semibold' }

/** `children` keep their space: no layout shift. */
export function SwappedWords({
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  title: string
  text: string
  heading?: keyof typeof HEADINGS
  children: ReactNode
}) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className="invisible">{children}</div>
      <div className="self-center">
        <Heading className={HEADINGS[Heading]}>{title}</Heading>
        <p className="mt-1 text-small text-ink-2">{text}</p>
      </div>
    </div>
  )
}
