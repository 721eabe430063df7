import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { COPY_DAYS } from '@/lib/adoption/dossiers/consent-copy'
import { homeSentence } from '@/lib/adoption/dossiers/copy'
import type { DossierAnswers } from '@/lib/adoption/dossiers/dto'
import type { ProfileDto } from '@/lib/people/accounts/dto'
import type { PetDto } from '@/lib/pets/dto'
import { adoptDossierPath } from '@/lib/text/adopter-routes'
import { PhoneField } from './phone-field'

/** Exactly what the owner reads of the adopter now, and what only after accepting. */
export function SharedData({
  profile: { name, lastName, city, country, phone, email },
  hasAnswers,
  prefix,
  dossier,
  publisher,
  pet,
}: {
  profile: ProfileDto
  /** To the match test. */
  hasAnswers: boolean
  prefix: string | undefined
  dossier: DossierAnswers | null
  publisher: string
  pet: Pick<PetDto, 'id' | 'gender' | 'foundation'>
}) {
  const home = [city, country].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="compartir">
      <h2 id="compartir" className="mb-3.5 text-panel">
        Lo que compartirás
      </h2>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <div className="rounded-card bg-mist p-4.5">
          <Heading icon="eye">Lo que {publisher} verá ahora</Heading>
          <ul className="mt-2.5 grid gap-2">
            <Item icon="check">
              {home ? 'Tu nombre y ciudad: ' : 'Tu nombre: '}
              <strong className="font-semibold">{`${name} ${lastName}`.trim()}</strong>
              {home && `, ${home}`}
            </Item>
            {hasAnswers && <Item icon="check">Tus respuestas del test y esta comparación</Item>}
            {dossier && <Item icon="check">Tu hogar: {homeSentence(dossier, pet.gender)}</Item>}
            {dossier?.experience && (
              <Item icon="check">
                Tu experiencia: <span className="whitespace-pre-line">{dossier.experience}</span>
              </Item>
            )}
            <Item icon="check">Tu mensaje, si escribes uno</Item>
          </ul>
          {dossier && (
            <TextLink
              href={adoptDossierPath(pet.id)}
              className="mt-1.5 inline-flex min-h-11 items-center gap-2 text-small"
            >
              <Icon name="pencil" size={16} className="shrink-0" />
              Editar lo de tu hogar
            </TextLink>
          )}
        </div>
        <div className="rounded-card border-[1.5px] border-dashed border-field p-4.5">
          <Heading icon="lock">Solo si acepta</Heading>
          <div className="mt-3 mb-3.5">
            <PhoneField publisher={publisher} shown={phone} prefix={prefix} />
          </div>
          <ul className="grid gap-2">
            <Item icon="mail">Tu correo: {email}</Item>
          </ul>
          <p className="mt-3 text-small text-ink-2">
            {pet.foundation ? 'Los de la fundación están en su página.' : 'Y tú verás los suyos.'} Tu
            dirección no se comparte.
            {dossier && ` Si te rechaza, borramos la copia de lo de tu hogar a los ${COPY_DAYS.ended} días.`}
          </p>
        </div>
      </div>
    </section>
  )
}

const Heading = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <h3 className="flex items-center gap-2.5 text-body">
    <Icon name={icon} size={20} className="shrink-0 text-monte" />
    <span className="min-w-0">{children}</span>
  </h3>
)

const Item = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-2.5 text-small">
    <Icon name={icon} size={16} className="mt-1 shrink-0 text-ink-2" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
)
