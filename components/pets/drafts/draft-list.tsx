'use client'

import { AskFirst } from '@/components/forms/ask-first'
import { DeleteLabel } from '@/components/forms/delete-label'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { deleteDraftAction } from '@/lib/pets/drafts/actions'
import { missingText } from '@/lib/pets/drafts/copy'
import type { DraftDto } from '@/lib/pets/drafts/dto'
import { draftSchema } from '@/lib/pets/drafts/schema'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { draftPath } from '@/lib/text/routes'
import { PET_TYPES } from '@/lib/text/vocabulary'

export function DraftList({ drafts }: { drafts: readonly DraftDto[] }) {
  return (
    <ul className="overflow-hidden rounded-card border border-line">
      {drafts.map((draft) => (
        <li
          key={draft.id}
          className="grid gap-3 border-b border-line px-4.5 py-4 last:border-0 md:flex md:items-center md:justify-between"
        >
          <Draft draft={draft} />
        </li>
      ))}
    </ul>
  )
}

function Draft({ draft: { id, name, code, place, content } }: { draft: DraftDto }) {
  const type = PET_TYPES.find((value) => value === content.fields.type)
  const title = name || 'Sin nombre'
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="font-display text-[1.1875rem] leading-tight font-bold">{title}</h2>
        <p className="text-small text-ink-2">
          {[type && TYPE_LABELS[type].one, code && `Código ${code}`, place?.city].filter(Boolean).join(' · ')}
        </p>
        <p className="text-small">Falta {missingText(content.missing)}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2.5 md:shrink-0">
        <LinkButton href={draftPath(id)} size="sm">
          Completar<span className="sr-only"> a {title}</span>
        </LinkButton>
        <DeleteForm draftId={id} name={title} />
      </div>
    </>
  )
}

function DeleteForm({ draftId, name }: { draftId: number; name: string }) {
  const form = useActionForm(draftSchema, deleteDraftAction)
  return (
    <AskFirst
      form={form}
      field={['draftId', draftId]}
      label={<DeleteLabel what={`el borrador de ${name}`} />}
      look={buttonClass({ variant: 'ghost', size: 'sm' })}
      question={`¿Eliminar el borrador de ${name}?`}
      consequence="Se borra lo que trae de tu archivo, con sus fotos. No se puede deshacer."
      confirm="Sí, eliminar"
    />
  )
}
