import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/links/text-link'
import type { ImportRowDto } from '@/lib/pets/imports/dto'
import { ownPetPath } from '@/lib/text/routes'

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
