import { LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/links/text-link'
import { PageRefresh } from '@/components/ui/page-refresh'
import type { ImportDto, ImportRowDto } from '@/lib/pets/imports/dto'
import { counted, formatCount } from '@/lib/text/numbers'
import { DASHBOARD_PETS, IMPORT_PETS, importPath, OWN_DRAFTS } from '@/lib/text/routes'
import { type CountCard, CountCards, countCard } from './import-frame'
import { FaultyHeading, PhotoProblems, Reason, RowList } from './row-list'

const REFRESH_MINUTES = 60

export function ImportProgress({ file }: { file: ImportDto }) {
  const total = file.rows - file.verdicts.faulty
  const done = Object.values(file.outcomes).reduce((sum, rows) => sum + rows, 0)
  return (
    <div className="mt-5 rounded-card bg-mist p-5 md:p-6">
      <h2 className="text-card" id="avance">
        Importando {file.fileName}
      </h2>
      <p role="status" className="mt-1 text-ink-2 tabular-nums">
        {formatCount(done)} de {counted(total, 'fila', 'filas')}
      </p>
      <progress
        aria-labelledby="avance"
        max={total}
        value={done}
        className="mt-3 block h-3 w-full appearance-none overflow-hidden rounded-full bg-white accent-monte [&::-moz-progress-bar]:bg-monte [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:bg-monte"
      />
      <p className="mt-4 text-pretty text-ink-2">
        Leer las fotos puede tardar unos minutos. Puedes cerrar esta página: seguimos sin ti.
      </p>
      <PageRefresh minutes={REFRESH_MINUTES} />
      <LinkButton href={importPath(file.id)} variant="ghost" size="sm" className="mt-4">
        Actualizar
      </LinkButton>
    </div>
  )
}

export function ImportResult({
  file,
  failed,
  photos,
}: {
  file: ImportDto
  failed: readonly ImportRowDto[]
  photos: readonly ImportRowDto[]
}) {
  const { outcomes, verdicts } = file
  const left = verdicts.faulty + outcomes.failed + outcomes.kept
  return (
    <>
      <CountCards cards={resultCards(file, left)} />
      {outcomes.drafted > 0 && (
        <p className="mt-5 max-w-prose text-pretty text-ink-2">
          Completa tus borradores cuando tengas las fotos: cada uno abre el formulario con lo que ya sabemos.{' '}
          <TextLink href={OWN_DRAFTS}>Ver borradores</TextLink>
        </p>
      )}
      {left > 0 && <NotImported file={file} rows={failed} />}
      {photos.length > 0 && (
        <section aria-labelledby="fotos" className="mt-9">
          <h2 id="fotos" className="mb-3 text-card">
            Fotos que no pudimos leer
          </h2>
          <RowList rows={photos}>
            {({ photoProblems }) => <PhotoProblems photoProblems={photoProblems} />}
          </RowList>
        </section>
      )}
      <div className="mt-9 flex flex-wrap gap-2.5 max-md:grid">
        <div>
          <LinkButton href={DASHBOARD_PETS} size="big">
            Ver Mis Mascotas
          </LinkButton>
        </div>
        <div>
          <LinkButton href={IMPORT_PETS} variant="ghost" size="big">
            Importar otro archivo
          </LinkButton>
        </div>
      </div>
    </>
  )
}

function resultCards({ outcomes, photos, photoProblems }: ImportDto, left: number): CountCard[] {
  const { created, drafted, updated, unchanged } = outcomes
  const cards = [
    countCard('Publicadas', created, ['ya está en tu lista', 'ya están en tu lista'], 'monte'),
    countCard('Borradores', drafted, ['por completar']),
    countCard('Actualizadas', updated, ['ya está como en tu archivo', 'ya están como en tu archivo']),
    countCard('Sin cambios', unchanged, ['estaba como en tu archivo', 'estaban como en tu archivo']),
    countCard('No se importaron', left, ['mira abajo por qué'], 'guayaba'),
    // Our own are not counted among the addresses.
    countCard('Fotos sin leer', photoProblems, [
      photoProblems > photos ? 'mira abajo cuáles' : `de ${counted(photos, 'dirección', 'direcciones')}`,
    ]),
  ]
  return cards.filter(({ count }) => count > 0)
}

function NotImported({ file, rows }: { file: ImportDto; rows: readonly ImportRowDto[] }) {
  const { faulty } = file.verdicts
  return (
    <section aria-labelledby="sin-importar" className="mt-9">
      <FaultyHeading
        id="sin-importar"
        importId={file.id}
        title="Lo que no se importó"
        label="Descargar estas filas"
      />
      {faulty > 0 && (
        <p className="mb-3 text-ink-2">
          {counted(faulty, 'fila tenía errores: está', 'filas tenían errores: están')} en el archivo que
          descargas, con qué corregir{faulty > 1 && ' en cada una'}.
        </p>
      )}
      {rows.length > 0 && <RowList rows={rows}>{(row) => <Reason {...row} />}</RowList>}
    </section>
  )
}
