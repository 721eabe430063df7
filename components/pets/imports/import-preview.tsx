import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'
import { missingText } from '@/lib/pets/drafts/copy'
import { isErrorCell } from '@/lib/pets/imports/cell-text'
import { headerOf } from '@/lib/pets/imports/columns'
import type { CountedReading, ImportDto, PreviewDto } from '@/lib/pets/imports/dto'
import { counted } from '@/lib/text/numbers'
import { Folded } from './import-frame'

/** How the first pets would look, before anything is published: wrong letters show here. */
export function ImportPreview({ previews }: { previews: readonly PreviewDto[] }) {
  if (previews.length === 0) return null
  return (
    <section aria-labelledby="asi-se-veran" className="mt-9">
      <h2 id="asi-se-veran" className="mb-3 text-card">
        Así se verán
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {previews.map(({ row, name, facts, place, photo, story, missing }) => (
          <li key={row} className="grid content-start gap-1.5 rounded-card border border-line p-4.5">
            <p className="text-fine text-ink-2 tabular-nums">Fila {row}</p>
            <h3 className="font-display text-lead font-bold wrap-anywhere">{name || 'Sin nombre'}</h3>
            <p className="text-small text-ink-2">{[...facts, place].filter(Boolean).join(' · ')}</p>
            {story !== '' && <p className="line-clamp-3 text-small wrap-anywhere">{story}</p>}
            {photo && (
              <p className="flex gap-1.5 text-fine text-ink-2">
                <Icon name="camera" size={15} className="mt-0.5 shrink-0" />
                <PhotoAddress address={photo} />
              </p>
            )}
            {missing.length > 0 && (
              <p className="rounded-xl bg-maiz px-2.5 py-1 text-fine">
                Borrador: falta {missingText(missing)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Not the picture: its server would learn who looks at which pet before anything is imported. */
function PhotoAddress({ address }: { address: string }) {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:') return <span className="line-clamp-1 break-all">{address}</span>
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className={textLinkClass('padded', 'min-w-0 wrap-anywhere')}
    >
      Ver la foto en {url.hostname}
    </a>
  )
}

/** As what each column was read, for a look. */
export function Columns({ columns }: { columns: ImportDto['columns'] }) {
  if (columns.length === 0) return null
  return (
    <FoldedList title="Cómo leímos tus columnas">
      {columns.map(({ title, read }) => (
        <li key={title} className={LINE}>
          <span className="text-small text-ink-2">Tu columna</span> «{title}» → {read}
        </li>
      ))}
    </FoldedList>
  )
}

/** Words that were read as others, for a look. */
export function Readings({ readings }: { readings: readonly CountedReading[] }) {
  if (readings.length === 0) return null
  return (
    <FoldedList title="Cómo leímos tus palabras">
      {readings.map(({ key, typed, read, rows }) => (
        <li key={`${key} ${typed} ${read}`} className={LINE}>
          <span className="text-small text-ink-2">{headerOf(key)}:</span> «{typed}»{' '}
          {read === '' ? leftOut(key, typed) : `→ ${read}`}{' '}
          <span className="text-small text-ink-2">{counted(rows, 'fila', 'filas')}</span>
        </li>
      ))}
    </FoldedList>
  )
}

function leftOut(key: CountedReading['key'], typed: string): string {
  if (isErrorCell(typed)) return 'es un error de la hoja: lo leímos vacío'
  return key === 'photos' ? 'no se puede abrir: la dejamos fuera' : 'no está en la lista: lo dejamos fuera'
}

const LINE = 'border-b border-line py-2 wrap-anywhere'

const FoldedList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Folded title={title}>
    <ul className="mt-2 grid gap-x-8 px-1 md:grid-cols-2 md:px-5">{children}</ul>
  </Folded>
)
