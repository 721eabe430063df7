import { ProfileSection } from '@/components/dashboard/section'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { CONSENT, COPY_DAYS } from '@/lib/adoption/dossiers/consent-copy'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import { DELETE_DOSSIER, EDIT_DOSSIER } from '@/lib/text/adopter-routes'
import { formatDay, formatTime } from '@/lib/text/dates'
import { ConsentText } from './consent-text'
import { DeleteDossier, DossierEditForm } from './dossier-edit'
import { DossierFacts } from './dossier-facts'

export type HomeSectionState = 'shown' | 'editing' | 'deleting'

export function HomeSection({
  dossier,
  copies,
  state,
  countryId,
}: {
  dossier: DossierDto | null
  copies: number
  state: HomeSectionState
  countryId: string
}) {
  return (
    <ProfileSection
      id="hogar"
      title="Tu hogar"
      lead="Se envía una copia con cada solicitud. Nadie más la ve."
    >
      {state === 'editing' && <DossierEditForm dossier={dossier} />}
      {state !== 'editing' && !dossier && <NoDossier />}
      {state !== 'editing' && dossier && (
        <>
          <DossierFacts dossier={dossier} reader="adopter" gender="hembra" />
          {state === 'shown' && <EditLink label="Editar lo de tu hogar" />}
          <ConsentNote dossier={dossier} countryId={countryId} />
          {state === 'deleting' ? (
            <DeleteDossier copies={copies} />
          ) : (
            <LinkButton href={DELETE_DOSSIER} pending="text" scroll={false} variant="ghost" className={QUIET}>
              <Icon name="trash" size={18} />
              Borrar lo de tu hogar
            </LinkButton>
          )}
        </>
      )}
    </ProfileSection>
  )
}

const QUIET = 'justify-self-start border-transparent px-2 text-guayaba'

const EditLink = ({ label }: { label: string }) => (
  <LinkButton
    href={EDIT_DOSSIER}
    pending="text"
    scroll={false}
    variant="ghost"
    className="justify-self-start"
  >
    <Icon name="pencil" size={18} />
    {label}
  </LinkButton>
)

const NoDossier = () => (
  <>
    <p className="text-ink-2">
      Todavía no lo cuentas. Te lo preguntamos una sola vez, con tu primera solicitud; si prefieres,
      adelántalo ahora.
    </p>
    <EditLink label="Contar de tu hogar" />
  </>
)

function ConsentNote({ dossier, countryId }: { dossier: DossierDto; countryId: string }) {
  const { consentAt, consentVersion } = dossier
  const time = formatTime(consentAt, countryId).replace(/^0/, '')
  return (
    <div className="flex gap-3 rounded-card bg-mist p-4.5 text-small text-ink-2">
      <Icon name="shield-check" size={20} className="mt-px shrink-0 text-monte" />
      <div className="min-w-0">
        <p>
          Aceptaste guardar estos datos el{' '}
          <strong className="font-semibold text-ink">
            {formatDay(consentAt, countryId)} a las {time}
          </strong>{' '}
          (texto, versión {consentVersion}). Cada copia se borra {COPY_DAYS.ended} días después de que la
          solicitud termine, sea cual sea el motivo.
        </p>
        {needsConsent(dossier) ? (
          <p className="mt-2">
            El texto cambió: ahora es la versión {CONSENT.version}. Te pediremos aceptarlo cuando edites tus
            datos o envíes otra solicitud.
          </p>
        ) : (
          <ConsentText summary="Leer el texto que aceptaste" />
        )}
      </div>
    </div>
  )
}
