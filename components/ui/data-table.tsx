import type { ReactNode } from 'react'
import { classNames } from './class-names'

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
    <table className="w-full text-left text-small max-md:grid md:text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
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
      <tbody className="max-md:grid max-md:gap-2.5">{children}</tbody>
    </table>
  )
}

/** A link with `COVERING_LINK` covers the row. @param columns of its card on phones */
export function Row({ columns = 'max-md:grid-cols-1', children }: { columns?: string; children: ReactNode }) {
  return (
    <tr
      className={classNames(
        'relative border-line hover:bg-mist-dew max-md:grid max-md:gap-1.5 max-md:rounded-card max-md:border max-md:p-4 md:border-b',
        columns,
      )}
    >
      {children}
    </tr>
  )
}

/** @param label shown on phones, where the header row is hidden */
export function Cell({
  align,
  label,
  className,
  children,
}: {
  align?: 'right'
  label?: string
  className?: string
  children: ReactNode
}) {
  const look = align === 'right' ? 'tabular-nums md:text-right' : ''
  return (
    <td className={classNames('md:px-2 md:py-3.5 md:first:pl-0 md:last:pr-0', look, className)}>
      {label && (
        <span aria-hidden className="text-ink-2 md:hidden">
          {label}{' '}
        </span>
      )}
      {children}
    </td>
  )
}

export const COVERING_LINK = 'font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline'
