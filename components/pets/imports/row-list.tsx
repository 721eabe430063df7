import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { ImportRowDto } from '@/lib/pets/imports/dto'
import { faultyRowsPath, ownPetPath } from '@/lib/text/routes'

export function RowList({
  rows,
  children,
}: {
  rows: readonly ImportRowDto[]
  children: (row: ImportRowDto) => ReactNode
}) {
  return (
    <ul className="overflow-hidden rounded-card border border-line">
      {rows.map((row) => (
        <li
          key={row.row}
          className="grid gap-x-4 gap-y-0.5 border-b border-line px-4.5 py-3 last:border-0 md:grid-cols-[12.5rem_minmax(0,1fr)]"
        >
          <p className="text-small font-bold tabular-nums wrap-anywhere">
            Fila {row.row} <span className="ml-1.5 font-normal text-ink-2">{row.code || '—'}</span>
          </p>
          <div className="grid min-w-0 gap-2 wrap-anywhere">{children(row)}</div>
        </li>
      ))}
    </ul>
  )
}

/** Of the rows that are not imported, with the file of them. */
export const FaultyHeading = ({ id, importId, title, label }: FaultyHeadingProps) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
    <h2 id={id} className="text-card">
      {title}
    </h2>
    <a href={faultyRowsPath(importId)} download className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <Icon name="download" size={18} />
      {label}
    </a>
  </div>
)

interface FaultyHeadingProps {
  id: string
  importId: number
  title: string
  label: string
}

export function Problems({ problems }: Pick<ImportRowDto, 'problems'>) {
  return problems.map(({ column, problem, fix }) => (
    <p key={`${column} ${problem}`}>
      <strong className="font-semibold">{column}:</strong>{' '}
      <mark className="rounded-md box-decoration-clone bg-guayaba-tint px-1.5 text-guayaba-hover">
        {problem}
      </mark>
      <span className="block text-small text-ink-2">{fix}</span>
    </p>
  ))
}

export function Reason({ name, reason, petId }: Pick<ImportRowDto, 'name' | 'reason' | 'petId'>) {
  return (
    <p>
      <strong className="font-semibold">{name}:</strong> {reason}
      {petId !== null && (
        <>
          {' '}
          <TextLink
            href={ownPetPath(petId)}
            className="relative after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            Ir a su publicación
          </TextLink>
        </>
      )}
    </p>
  )
}

export function PhotoProblems({ photoProblems }: Pick<ImportRowDto, 'photoProblems'>) {
  return photoProblems.map(({ url, reason }) => (
    <p key={url}>
      <span className="text-small">{url}</span>
      <span className="block text-small text-ink-2">{reason}</span>
    </p>
  ))
}
