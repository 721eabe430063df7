import type { Route } from 'next'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { COLUMNS, PHOTO_HELP, photoHeader } from '@/lib/pets/imports/columns'
import type { PastImportDto } from '@/lib/pets/imports/dto'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { formatShortDay } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import {
  EXPORT_PETS,
  IMPORT_PETS,
  IMPORT_TEMPLATE,
  IMPORT_VALUES,
  importPath,
  OWN_DRAFTS,
} from '@/lib/text/routes'
import { Folded } from './import-frame'

const DOWNLOADS: readonly { href: Route; label: string }[] = [
  { href: IMPORT_TEMPLATE, label: 'Plantilla con un ejemplo' },
  { href: IMPORT_VALUES, label: 'Razas, colores y ciudades' },
  { href: EXPORT_PETS, label: 'Tus mascotas de ahora' },
]

export function FileHelp() {
  return (
    <section aria-labelledby="como" className="mt-9">
      <h2 id="como" className="text-card">
        Cómo preparar el archivo
      </h2>
      <p className="mt-1.5 max-w-prose text-pretty text-ink-2">
        Una mascota por fila, con los títulos arriba. Entendemos las palabras de tu hoja: «Canino», «2 años»,
        «SRD», «Negro/Blanco»; lo que no, te lo preguntamos. Con tu propio código, si la importas otra vez
        actualizamos la que ya estaba y nada se duplica. Las fotos las leemos de sus direcciones; sin ellas,
        la mascota queda en borradores y la terminas desde el teléfono. También leemos los archivos de
        Shelterluv, PetPoint y Animal Shelter Manager.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {DOWNLOADS.map(({ href, label }) => (
          <a key={href} href={href} download className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            <Icon name="download" size={18} />
            {label}
          </a>
        ))}
      </div>
      <Folded title="Qué va en cada columna">
        <dl className="mt-2 px-1 md:px-5">
          {[...COLUMNS, PHOTO_COLUMN].map(({ header, allowed, required }) => (
            <div
              key={header}
              className="grid gap-x-4 border-b border-line py-2.5 last:border-0 md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">
                {header} {!required && <span className="text-fine font-normal text-ink-2">opcional</span>}
              </dt>
              <dd className="text-ink-2">{allowed}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </section>
  )
}

const PHOTO_COLUMN = {
  header: `${photoHeader(1)} a ${photoHeader(MAX_PET_PHOTOS)}`,
  allowed: PHOTO_HELP,
  required: undefined,
}

/** Replaces the upload form while an import runs. */
export function Running({ file }: { file: PastImportDto }) {
  return (
    <div className="mt-5 flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-card bg-mist p-5 md:p-6">
      <p className="min-w-0 wrap-anywhere">
        Estamos importando <strong className="font-semibold">{file.fileName}</strong>. Cuando termine puedes
        subir otro archivo.
      </p>
      <LinkButton href={importPath(file.id)} size="sm">
        Ver cómo va
      </LinkButton>
    </div>
  )
}

const STATE = { checked: 'por importar', running: 'en curso', done: 'importado' } as const

export function PastImports({
  imports,
  countryId,
}: {
  imports: readonly PastImportDto[]
  countryId: string
}) {
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="anteriores" className="mt-9">
      <h2 id="anteriores" className="text-card">
        Tus archivos
      </h2>
      <ul className="mt-3 overflow-hidden rounded-card border border-line">
        {imports.map(({ id, fileName, status, createdAt, rows }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link
              href={importPath(id)}
              className="flex flex-wrap items-baseline gap-x-3 px-4.5 py-3.5 hover:bg-mist"
            >
              <span className="font-semibold wrap-anywhere">{fileName}</span>
              <span className="text-small text-ink-2">
                {counted(rows, 'fila', 'filas')} · {STATE[status]} ·{' '}
                <time dateTime={createdAt}>{formatShortDay(createdAt, countryId)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small text-ink-2">Los guardamos 30 días.</p>
    </section>
  )
}

/** For foundations, which bring many pets. */
export function FileLinks({ hasPets, drafts }: { hasPets: boolean; drafts: number }) {
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <LinkButton href={IMPORT_PETS} pending="text" variant="ghost" size="sm">
        <Icon name="file-text" size={18} />
        Importar
      </LinkButton>
      {drafts > 0 && (
        <LinkButton href={OWN_DRAFTS} pending="text" variant="ghost" size="sm">
          <Icon name="pencil" size={18} />
          {counted(drafts, 'borrador', 'borradores')}
        </LinkButton>
      )}
      {hasPets && (
        <a href={EXPORT_PETS} download className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Icon name="download" size={18} />
          Exportar
        </a>
      )}
    </div>
  )
}
