import type { ReportDto } from '@/lib/moderation/staff/dto'

/** What can be decided along with a decision. */
function Option({ id, name, label, hint }: Record<'id' | 'name' | 'label' | 'hint', string>) {
  return (
    <label className="flex min-h-11 gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        value="si"
        aria-describedby={id}
        className="mt-0.5 size-5 shrink-0 accent-monte"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span id={id} className="block text-fine text-ink-2">
          {hint}
        </span>
      </span>
    </label>
  )
}

/** With the removal of a pet. */
export const BlockPhotos = () => (
  <Option
    id="bloquear-fotos"
    name="blockPhotos"
    label="Bloquear sus fotos"
    hint="Se borran, y la misma imagen se rechaza si alguien la vuelve a subir. Las que también muestra otra cuenta se quedan."
  />
)

/** With what undoes a decision by which reports were accepted. */
export const Mistaken = ({ reports }: { reports: readonly ReportDto[] }) =>
  reports.some(({ status }) => status === 'aceptado') && (
    <Option
      id="fue-un-error"
      name="mistaken"
      label="Fue un error nuestro"
      hint="Los reportes que aceptamos con esa decisión pasan a descartados."
    />
  )
