import { AgreeBox } from '@/components/forms/agree-box'
import type { FieldProps } from '@/components/forms/field-props'
import { Icon } from '@/components/ui/icon/icon'
import { type BorderDto, borderWords } from '@/lib/adoption/requests/border-copy'
import { ABROAD } from '@/lib/adoption/requests/schema'
import type { Gender } from '@/lib/text/vocabulary'

/** What it means that a pet lives in another country, and the box that says so was read. */
export function BorderNotice({
  border,
  gender,
  field,
}: {
  border: BorderDto
  gender: Gender
  field: FieldProps
}) {
  const { title, text } = borderWords(border, gender)
  return (
    <section aria-labelledby="otro-pais" className="rounded-card bg-maiz p-4.5">
      <div className="flex gap-3">
        <Icon name="map-pin" size={20} className="mt-0.5 shrink-0" />
        <div className="min-w-0">
          <h2 id="otro-pais" className="text-body">
            {title}
          </h2>
          <p className="mt-1 text-small text-pretty">{text}</p>
        </div>
      </div>
      <div className="mt-1.5">
        <AgreeBox field={field} value={ABROAD} label="Entiendo que vive en otro país" />
      </div>
    </section>
  )
}
