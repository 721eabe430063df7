'use client'

import { releasePetAction, removePetAction, unblockPhotosAction } from '@/lib/moderation/staff/actions'
import { releasePetSchema, removePetSchema, unblockPhotosSchema } from '@/lib/moderation/staff/schema'
import { counted } from '@/lib/text/format'
import { DecisionForm } from './decision-form'

/** Moderation decisions about a pet under review. */
export function PetDecisionForms({
  isHidden,
  hasPhotos,
  asksPassword,
  ...seen
}: {
  isHidden: boolean
  hasPhotos: boolean
  asksPassword: boolean
  petId: number
  /** The displayed state. */
  seen: string
}) {
  return (
    <>
      <DecisionForm
        schema={releasePetSchema}
        action={releasePetAction}
        asksPassword={asksPassword}
        title={isHidden ? 'Publicar de nuevo' : 'Dejar publicada'}
        about={seen}
        reason={{ id: 'nota-publicar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: isHidden ? 'Publicar de nuevo' : 'Dejar publicada' }}
      />
      <DecisionForm
        schema={removePetSchema}
        action={removePetAction}
        asksPassword={asksPassword}
        title="Retirar la publicación"
        about={seen}
        reason={{
          id: 'motivo-retirar',
          label: 'Motivo',
          hint: 'Quien la publicó lo recibe por correo.',
          rows: 4,
        }}
        button={{ variant: 'danger', children: 'Retirar' }}
      >
        {hasPhotos && <BlockPhotos />}
      </DecisionForm>
    </>
  )
}

/** Ends the block of the photos that were taken down with a pet. */
export const UnblockPhotosForm = ({
  petId,
  count,
  asksPassword,
}: {
  petId: number
  count: number
  asksPassword: boolean
}) => (
  <DecisionForm
    schema={unblockPhotosSchema}
    action={unblockPhotosAction}
    asksPassword={asksPassword}
    title={`${counted(count, 'foto bloqueada', 'fotos bloqueadas')}`}
    about={{ petId }}
    reason={{
      id: 'motivo-desbloquear',
      label: 'Por qué se pueden mostrar',
      hint: 'Queda en la bitácora. Se aceptan otra vez si alguien las sube; las borradas no vuelven solas.',
      rows: 3,
    }}
    button={{ variant: 'ghost', children: count === 1 ? 'Desbloquear la foto' : 'Desbloquear las fotos' }}
  />
)

const BlockPhotos = () => (
  <label className="flex min-h-11 gap-3 text-small">
    <input
      type="checkbox"
      name="blockPhotos"
      value="si"
      aria-describedby="bloquear-fotos"
      className="mt-0.5 size-5 shrink-0 accent-monte"
    />
    <span>
      <span className="font-semibold">Bloquear sus fotos</span>
      <span id="bloquear-fotos" className="block text-fine text-ink-2">
        Se borran, y la misma imagen se rechaza si alguien la vuelve a subir. Las que también muestra otra
        cuenta se quedan.
      </span>
    </span>
  </label>
)
