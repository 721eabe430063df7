import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { ImportDto, ImportRowDto, PreviewDto, WordQuestion } from '@/lib/pets/imports/dto'
import { counted, formatCount } from '@/lib/text/numbers'
import { IMPORT_PETS, wholeImportPath } from '@/lib/text/routes'
import { StartForm } from './import-forms'
import { CountCards, countCard } from './import-frame'
import { Columns, ImportPreview, Readings } from './import-preview'
import { FaultyHeading, Problems, Reason, RowList } from './row-list'
import { WordQuestions } from './word-questions'

/** Result of the check; nothing is published yet. */
export function ImportReview({
  file,
  questions,
  previews,
  faulty,
  kept,
}: {
  file: ImportDto
  questions: readonly WordQuestion[]
  previews: readonly PreviewDto[]
  /** Rows with mistakes, perhaps not all. */
  faulty: readonly ImportRowDto[]
  kept: readonly ImportRowDto[]
}) {
  const { verdicts, photos } = file
  const present = verdicts.update + verdicts.unchanged
  return (
    <>
      <FileNote file={file} />
      <CountCards
        cards={[
          countCard('Nuevas', verdicts.new, ['se publica', 'se publican'], 'monte'),
          countCard('Borradores', verdicts.draft, ['lo completas después', 'los completas después']),
          countCard('Ya estaban', present, [presentText(file)]),
          ...(verdicts.kept > 0 ? [countCard('Sin tocar', verdicts.kept, ['abajo dice por qué'])] : []),
          countCard(
            'Con errores',
            verdicts.faulty,
            ['no se importa', 'no se importan'],
            verdicts.faulty > 0 ? 'guayaba' : 'mist',
          ),
          ...(verdicts.faulty > 0 || photos === 0
            ? []
            : [countCard('Fotos', photos, ['las leemos al importar'])]),
        ]}
      />
      <WordQuestions importId={file.id} questions={questions} />
      <ImportPreview previews={previews} />
      {verdicts.draft > 0 && <DraftNote drafts={verdicts.draft} />}
      <Columns columns={file.columns} />
      <Readings readings={file.readings} />
      {verdicts.faulty > 0 && <Faulty file={file} rows={faulty} />}
      {kept.length > 0 && (
        <section aria-labelledby="sin-tocar" className="mt-9">
          <h2 id="sin-tocar" className="mb-3 text-card">
            {counted(kept.length, 'fila que dejamos como está', 'filas que dejamos como están')}
          </h2>
          <RowList rows={kept}>{(row) => <Reason {...row} />}</RowList>
        </section>
      )}
      <NextStep file={file} />
    </>
  )
}

function DraftNote({ drafts }: { drafts: number }) {
  return (
    <p className="mt-5 max-w-prose text-pretty text-ink-2">
      {counted(drafts, 'fila queda', 'filas quedan')} en{' '}
      <strong className="font-semibold text-ink">Borradores</strong>, en Mis Mascotas:{' '}
      {drafts === 1
        ? 'le falta una foto, la historia u otro dato. Nadie la ve hasta que la completes'
        : 'les falta una foto, la historia u otro dato. Nadie las ve hasta que las completes'}
      , también desde el teléfono.
    </p>
  )
}

function presentText({ verdicts: { update, unchanged } }: ImportDto): string {
  if (update + unchanged === 0) return 'se actualizan, no se duplican'
  const parts = [
    update > 0 && (update === 1 ? '1 se actualiza' : `${formatCount(update)} se actualizan`),
    unchanged > 0 && `${formatCount(unchanged)} sin cambios`,
  ]
  return parts.filter(Boolean).join(', ')
}

function FileNote({ file: { fileName, rows, unused, internal, notes } }: { file: ImportDto }) {
  return (
    <div className="mt-5 flex gap-3 rounded-card bg-mist px-4.5 py-3.5">
      <Icon name="file-text" size={20} className="mt-0.5 shrink-0 text-monte" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong className="font-semibold">{fileName}</strong> · {counted(rows, 'fila', 'filas')}. Todavía no
          se ha publicado nada.{' '}
          <TextLink href={IMPORT_PETS} className="relative after:absolute after:-inset-x-2 after:-inset-y-3">
            Cambiar archivo
          </TextLink>
        </p>
        {notes.map((note) => (
          <p key={note} className="mt-1">
            {note}
          </p>
        ))}
        {unused.length > 0 && (
          <p className="mt-1 text-small text-ink-2">No usamos estas columnas: {unused.join(', ')}.</p>
        )}
        {internal.length > 0 && (
          <p className="mt-1">
            No publicamos {internal.map((title) => `«${title}»`).join(' ni ')} como historia:{' '}
            {internal.length === 1 ? 'puede tener' : 'pueden tener'} notas internas o datos de personas. Si
            ahí está la historia de cada mascota, llama «Descripción» a{' '}
            {internal.length === 1 ? 'esa columna' : 'la que la tiene'}.
          </p>
        )}
      </div>
    </div>
  )
}

function Faulty({ file, rows }: { file: ImportDto; rows: readonly ImportRowDto[] }) {
  const total = file.verdicts.faulty
  return (
    <section aria-labelledby="por-corregir" className="mt-9">
      <FaultyHeading
        id="por-corregir"
        importId={file.id}
        title={counted(total, 'fila por corregir', 'filas por corregir')}
        label="Descargar solo estas"
      />
      <RowList rows={rows}>{({ problems }) => <Problems problems={problems} />}</RowList>
      {rows.length < total && (
        <div className="mt-3 flex items-center justify-between gap-3">
          <p className="text-small text-ink-2">
            {formatCount(rows.length)} de {formatCount(total)}
          </p>
          <LinkButton href={wholeImportPath(file.id)} scroll={false} variant="ghost" size="sm">
            Ver las {formatCount(total)}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

/** What the button does, by what the file has. */
function startLabel({ verdicts: { draft, update, ...rest } }: ImportDto): string {
  const isOne = [rest.new, draft, update].filter((rows) => rows > 0).length === 1
  const drafts = counted(draft, 'borrador', 'borradores')
  if (isOne && draft > 0) return `Guardar ${drafts}`
  if (isOne && update > 0) return `Actualizar ${counted(update, 'mascota', 'mascotas')}`
  if (isOne) return `Publicar ${counted(rest.new, 'mascota', 'mascotas')}`
  if (update === 0 && draft > 0) return `Publicar ${rest.new} y guardar ${drafts}`
  return `Importar ${counted(rest.new + update + draft, 'mascota', 'mascotas')}`
}

function NextStep({ file }: { file: ImportDto }) {
  const { id, verdicts, photos, uncoded } = file
  const { update, unchanged } = verdicts
  const ready = verdicts.new + verdicts.draft + update + unchanged
  const isNews = verdicts.new + verdicts.draft + update > 0
  return (
    <div className="mt-9 grid gap-3.5 md:flex md:flex-wrap md:items-start">
      {ready > 0 && (isNews || photos > 0) && (
        <StartForm importId={id} label={isNews ? startLabel(file) : 'Leer sus fotos otra vez'} />
      )}
      <div className="max-md:order-first">
        <LinkButton href={IMPORT_PETS} variant="ghost" size="big">
          {verdicts.faulty > 0 ? 'Subir el archivo corregido' : 'Subir otro archivo'}
        </LinkButton>
      </div>
      <NextNote>
        {isNews
          ? uncoded === 0 && 'Puedes importarlo otra vez: tu código evita los duplicados.'
          : unchanged > 0 &&
            verdicts.kept + verdicts.faulty === 0 &&
            'Tus mascotas ya están como en el archivo.'}
      </NextNote>
    </div>
  )
}

const NextNote = ({ children }: { children: string | false }) =>
  children && <p className="text-small text-ink-2 max-md:order-first md:self-center">{children}</p>
