'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { hasFailed, returnWords } from '@/lib/adoption/check-ins/copy'
import type { CheckInDto } from '@/lib/adoption/check-ins/dto'
import { returnPetAction } from '@/lib/adoption/requests/actions'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { requestIdSchema } from '@/lib/adoption/requests/schema'
import { GIVER_UNAVAILABLE } from '@/lib/adoption/requests/status-copy'
import { agree } from '@/lib/text/copy/agree'
import { UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { ownPetPath } from '@/lib/text/routes'

/** Once an adopter has said that it did not work out: one tap of the owner puts the pet up again. */
export function ReturnPanel({
  request,
  checkIns,
  refusal,
}: {
  request: RequestDetailDto
  checkIns: readonly CheckInDto[]
  /** Why that has to wait; null where it does not. */
  refusal: string | null
}) {
  const { side, status } = request
  if (!hasFailed(checkIns)) return null
  if (side === 'adopter') return status === 'concluida' ? <Told request={request} /> : null
  if (status === 'concluida')
    return <Return request={request} note={checkIns.at(-1)?.note ?? null} refusal={refusal} />
  return status === 'devuelta' ? <Returned request={request} /> : null
}

function Return({
  request,
  note,
  refusal,
}: {
  request: RequestDetailDto
  note: string | null
  refusal: string | null
}) {
  const form = useActionForm(requestIdSchema, returnPetAction)
  const words = returnWords(request)
  return (
    <section
      aria-labelledby="otro-hogar"
      className="grid gap-3.5 rounded-box border-[1.5px] border-line bg-durazno p-5 lg:p-6"
    >
      <h2 id="otro-hogar" className="text-panel wrap-anywhere">
        {words.title}
      </h2>
      <p className="text-pretty wrap-anywhere">{words.text}</p>
      {note && (
        <blockquote className="border-l-3 border-durazno-deep pl-3.5 whitespace-pre-line wrap-anywhere">
          {note}
        </blockquote>
      )}
      {refusal ? (
        <p className="text-small text-pretty">{refusal}.</p>
      ) : (
        <>
          <form {...form.formProps} className="grid gap-3">
            <FormMessage form={form} />
            <input type="hidden" name="requestId" value={request.id} />
            <SubmitButton pending={form.pending}>
              <Icon name="rotate-ccw" size={20} />
              Publicar otra vez
            </SubmitButton>
          </form>
          <p className="text-small text-pretty">{words.after}</p>
        </>
      )}
    </section>
  )
}

const Told = ({ request: { pet, publisher } }: { request: RequestDetailDto }) => (
  <section aria-label="Lo que sigue" className="rounded-box bg-monte-tint p-5 lg:p-6">
    {pet.name === UNAVAILABLE_LISTING ? (
      <p className="text-pretty">Gracias por decirlo. {GIVER_UNAVAILABLE}</p>
    ) : (
      <>
        <p className="font-semibold wrap-anywhere">Gracias por decirlo. Le avisamos a {publisher}.</p>
        <p className="mt-1 text-pretty text-ink-2 wrap-anywhere">
          {pet.name} sigue contigo hasta que acuerden cómo {agree('devolverlo', pet.gender)}.
        </p>
      </>
    )}
  </section>
)

const Returned = ({ request: { pet } }: { request: RequestDetailDto }) => (
  <section aria-label="Su historia" className="grid gap-3 rounded-box bg-mist p-5 lg:p-6">
    <p className="text-pretty wrap-anywhere">
      Su historia queda en esta solicitud y la ven solo ustedes dos. Si algo de lo que pasó ayuda a la próxima
      familia, cuéntalo en su descripción.
    </p>
    <LinkButton href={ownPetPath(pet.id)} variant="ghost" size="big">
      Editar la publicación
    </LinkButton>
  </section>
)
