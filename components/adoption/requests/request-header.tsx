import { Icon } from '@/components/ui/icon/icon'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { TextLink } from '@/components/ui/links/text-link'
import { adopterAbroad } from '@/lib/adoption/requests/border-copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { receivedPath } from '@/lib/adoption/requests/params'
import { isOpen } from '@/lib/adoption/requests/policy'
import { placeAndPublisher } from '@/lib/adoption/requests/status-copy'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { DASHBOARD_REQUESTS_SENT, ownPetPath, petPath } from '@/lib/text/routes'
import { Initials } from './initials'
import { PetName } from './pet-name'

export function RequestHeader({ request }: { request: RequestDetailDto }) {
  return request.side === 'owner' ? <OwnersHeader request={request} /> : <AdoptersHeader request={request} />
}

function OwnersHeader({ request: { adopter, pet, status, border } }: { request: RequestDetailDto }) {
  const place = [adopter.city, adopter.country].filter(Boolean).join(', ')
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Solicitudes', href: receivedPath() },
          { label: pet.name, href: receivedPath('todas', pet.id) },
          { label: adopter.name },
        ]}
      />
      <div className="mt-2 flex items-center gap-4 cramped:flex-col cramped:items-start">
        <Initials name={adopter.name} size="lg" />
        <div className="min-w-0">
          <h1 translate="no" className="text-title wrap-anywhere max-[22.5rem]:text-[1.5rem]">
            {adopter.name}
          </h1>
          <p className="text-ink-2 wrap-anywhere">
            {place && `${place} · `}
            {asksVerb(status)} a{' '}
            <TextLink href={pet.public ? petPath(pet.id) : ownPetPath(pet.id)}>{pet.name}</TextLink>
          </p>
          {border && (
            <p className="mt-1 flex items-start gap-1.5 text-small font-semibold">
              <Icon name="map-pin" size={18} className="mt-px shrink-0" />
              {adopterAbroad(border)}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function asksVerb(status: RequestDetailDto['status']): string {
  if (status === 'concluida' || status === 'devuelta') return 'adoptó'
  return isOpen({ status }) ? 'pide' : 'pidió'
}

function AdoptersHeader({ request }: { request: RequestDetailDto }) {
  const { pet } = request
  return (
    <>
      <Breadcrumb crumbs={[{ label: 'Solicitudes', href: DASHBOARD_REQUESTS_SENT }, { label: pet.name }]} />
      <div className="mt-2 flex items-center gap-4 cramped:flex-col cramped:items-start">
        <img
          src={pet.photo?.small ?? NO_PHOTO}
          alt=""
          width={112}
          height={84}
          className="h-16 w-21 shrink-0 rounded-card object-cover md:h-21 md:w-28"
        />
        <div className="min-w-0">
          <h1 translate="no" className="text-title wrap-anywhere max-[22.5rem]:text-[1.5rem]">
            <PetName pet={pet} />
          </h1>
          <p className="text-ink-2 wrap-anywhere">{placeAndPublisher(request)}</p>
        </div>
      </div>
    </>
  )
}
