import type { ReactNode } from 'react'

/** A table of records; `caption` says what it lists to those who do not see it. Its rows are children. */
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

/** A row of a `DataTable`; with a link inside that covers it (`COVERING_LINK`), all of it leads there. */
export function Row({ children }: { children: ReactNode }) {
  return <tr className="relative border-b border-line hover:bg-mist-dew">{children}</tr>
}

/** A cell of a `Row`; numbers stand to the right, below each other. */
export function Cell({ align, children }: { align?: 'right'; children: ReactNode }) {
  return (
    <td className={`px-2 py-3.5 first:pl-0 last:pr-0 ${align === 'right' ? 'text-right tabular-nums' : ''}`}>
      {children}
    </td>
  )
}

/** The classes of a link that makes the whole row its own. */
export const COVERING_LINK = 'font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline'
