import type { ReactNode } from 'react'

/** `caption` is for screen readers. */
export function DataTable({
  caption,
  columns,
  children,
}: {
  caption: string
  columns: readonly { label: string; align?: 'right' }[]
  children: ReactNode
}) {
  return (
    <table className="w-full text-left text-small md:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge">
          {columns.map(({ label, align }) => (
            <th
              key={label}
              scope="col"
              className={`px-2 py-3 text-fine font-semibold text-ink-2 first:pl-0 last:pr-0 ${align === 'right' ? 'text-right' : ''}`}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A link with `COVERING_LINK` makes the whole row clickable. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="relative border-b border-line hover:bg-mist-dew">{children}</tr>
}

export function Cell({ align, children }: { align?: 'right'; children: ReactNode }) {
  return (
    <td className={`px-2 py-3.5 first:pl-0 last:pr-0 ${align === 'right' ? 'text-right tabular-nums' : ''}`}>
      {children}
    </td>
  )
}

export const COVERING_LINK = 'font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline'
