'use client'

import { releasePetAction, removePetAction } from '@/lib/staff/actions'
import { releasePetSchema, removePetSchema } from '@/lib/staff/schema'
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
        about={seen}
        reason={{ id: 'nota-publicar', label: 'Nota para el equipo (opcional)', rows: 2 }}
        button={{ children: isHidden ? 'Publicar de nuevo' : 'Dejar publicada' }}
      />
      <DecisionForm
        schema={removePetSchema}
        action={removePetAction}
        asksPassword={asksPassword}
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
        Se borran, y la misma imagen se rechaza si alguien la vuelve a subir. No se puede deshacer. Las que
        también muestra otra cuenta se quedan.
      </span>
    </span>
  </label>
)
