import { DossierFacts } from '@/components/adoption/dossiers/dossier-facts'
import { Icon } from '@/components/ui/icon/icon'
import { copyRetention } from '@/lib/adoption/dossiers/copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { isOpen } from '@/lib/adoption/requests/policy'
import { formatDay } from '@/lib/text/format'
import { firstName } from '@/lib/text/text'

/** The adopter's home as it was when they asked, for either side. */
export function RequestHome({ request, countryId }: { request: RequestDetailDto; countryId: string }) {
  const { side, dossier, pet, createdAt } = request
  const adopter = firstName(request.adopter.name)
  if (!dossier && (side === 'adopter' || !isOpen(request))) return null
  return (
    <section aria-labelledby="su-hogar" className="rounded-box border-[1.5px] border-line p-5 lg:p-7">
      <h2 id="su-hogar" className="mb-4 text-panel">
        {side === 'owner' ? 'Su hogar' : 'Tu hogar'}
      </h2>
      {dossier ? (
        <>
          <DossierFacts dossier={dossier} reader={side} gender={pet.gender} />
          <p className="mt-3 flex gap-2 text-fine text-ink-2">
            <Icon name="file-text" size={18} className="mt-px shrink-0" />
            <span>
              Copia del {formatDay(createdAt, countryId)}.{' '}
              {side === 'owner'
                ? `Aunque ${adopter} cambie sus datos, esta no cambia.`
                : 'Aunque cambies tus datos, esta no cambia.'}{' '}
              {copyRetention(request, { reader: side, countryId })}
            </span>
          </p>
        </>
      ) : (
        <p className="text-ink-2">
          {adopter} no comparte datos de su hogar en esta solicitud: puedes preguntarle.
        </p>
      )}
    </section>
  )
}
