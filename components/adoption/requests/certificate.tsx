import { LinkButton } from '@/components/ui/button'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { PrintButton } from '@/components/ui/print-button'
import { certificateWords } from '@/lib/adoption/requests/celebration'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { formatDay } from '@/lib/text/dates'
import { requestPath } from '@/lib/text/routes'

/** To keep, to print and to show: it names the pet and who gave it, and nothing of where it lives now. */
export function Certificate({ request, concludedAt }: { request: RequestDetailDto; concludedAt: string }) {
  const { id, pet } = request
  const words = certificateWords(request)
  return (
    <div className="mx-auto grid w-wrap max-w-160 gap-6 py-6 lg:py-10">
      <article className="grid grid-cols-1 justify-items-center gap-5 rounded-section border-[1.5px] border-monte-soft bg-white px-5 py-8 text-center lg:px-12 lg:py-12">
        <p className="font-display text-card font-extrabold text-monte-dark">querencia</p>
        <h1 className="text-title">{words.title}</h1>
        <div className="aspect-square w-50 max-w-full overflow-hidden rounded-full">
          <PetPhoto photo={pet.photo} pet={pet} sizes="13rem" eager />
        </div>
        <p className="text-panel wrap-anywhere">{words.lead}</p>
        <dl className="grid gap-3 wrap-anywhere">
          <div>
            <dt className="text-small text-ink-2">Desde el</dt>
            <dd className="font-semibold">{formatDay(concludedAt, pet.place)}</dd>
          </div>
          <div>
            <dt className="text-small text-ink-2">En</dt>
            <dd className="font-semibold">{words.place}</dd>
          </div>
          <div>
            <dt className="text-small text-ink-2">{words.given}</dt>
            <dd className="font-semibold">{words.publisher}</dd>
          </div>
        </dl>
        <p className="max-w-110 text-pretty text-ink-2">{words.promise}</p>
        <p className="text-fine text-ink-2">Adopción N.º {id} en Querencia</p>
      </article>
      <div className="flex flex-wrap gap-2.5 print:hidden">
        <PrintButton />
        <LinkButton href={requestPath(id)} variant="ghost">
          Volver a la solicitud
        </LinkButton>
      </div>
    </div>
  )
}
