import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { DocumentDto } from '@/lib/moderation/staff/dto'
import { formatBytes } from '@/lib/text/format'
import { documentPath } from '@/lib/text/routes'

/** Document in a review: images inline, all formats also in a new tab. */
export function DocumentViewer({ document, number }: { document: DocumentDto; number: number }) {
  const { id, contentType, bytes } = document
  const isPdf = contentType === 'application/pdf'
  const name = `Documento ${number}`
  return (
    <figure className="overflow-hidden rounded-card border border-line">
      {isPdf ? (
        <iframe src={documentPath(id)} title={name} loading="lazy" className="h-[70vh] w-full bg-mist" />
      ) : (
        <img src={documentPath(id)} alt={name} className="max-h-[70vh] w-full bg-mist object-contain" />
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-4">
        <span>
          {name} · {isPdf ? 'PDF' : 'Imagen'} · {formatBytes(bytes)}
        </span>
        <a
          href={documentPath(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Icon name="file-text" size={18} />
          Abrir {name.toLowerCase()}
        </a>
      </figcaption>
    </figure>
  )
}
