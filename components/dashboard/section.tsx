import type { ReactNode } from 'react'

export function ProfileSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[18rem_minmax(0,36rem)] lg:gap-12"
    >
      <div>
        <h2 id={id} className="scroll-mt-28 text-panel">
          {title}
        </h2>
        {lead && <div className="mt-2 text-ink-2">{lead}</div>}
      </div>
      <div className="grid content-start gap-5">{children}</div>
    </section>
  )
}
