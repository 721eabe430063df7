import type { ComponentProps, ReactNode } from 'react'
import { PrivacyLine } from '@/components/forms/privacy-line'
import { Losses } from '@/components/people/accounts/losses'
import { ProviderButton } from '@/components/people/accounts/provider-button'
import { RequestSignInLink } from '@/components/people/accounts/sign-in-by-link'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { TextLink } from '@/components/ui/links/text-link'
import type { ProviderOffer } from '@/lib/people/oidc/dto'
import { picturePath } from '@/lib/photos/dto'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import type { ConsentDto } from '@/lib/privacy/consents/dto'
import { DATA_EXPORT_LEAD } from '@/lib/text/copy/data-export'
import { KEPT_AFTER_DELETION, QUESTIONS_KEPT } from '@/lib/text/copy/kept-cases'
import { RIGHTS_TITLE } from '@/lib/text/copy/rights-title'
import { CONTACT, DASHBOARD_PROFILE, MY_DATA, RIGHTS } from '@/lib/text/routes'
import { DeleteAccountForm, EmailForm, IdentityList, OtherSessionsForm, PasswordForm } from './account-forms'
import { ConsentList } from './consent-list'
import { PictureForms } from './picture-forms'
import { ProfileSection } from './section'

interface Props extends Pick<ComponentProps<typeof IdentityList>, 'identities' | 'provider'> {
  account: SessionAccountDto
  offer: ProviderOffer | null
  /** The person signed in a moment ago, where there is no password to ask for. */
  justProven: boolean
  consents: ConsentDto[]
  /** The e-mail that waits for its confirmation. */
  askedEmail: { email: string; createdAt: Date } | null
  /** What has still to be sent to a foundation, one per currency. */
  dueSums: string[]
  /** Why the account cannot be deleted now. */
  deletionRefusal: string | null
  /** What is under way and ends with the account. */
  losses: readonly string[]
  profile: ReactNode
}

/** @param profile the profile form */
export function AboutMe({
  account,
  justProven,
  identities,
  provider,
  offer,
  consents,
  askedEmail,
  dueSums,
  deletionRefusal,
  losses,
  profile,
}: Props) {
  const { role, email, name, lastName, hasPassword, photo } = account
  const asksToProve = !hasPassword && !justProven
  const isFoundation = role === 'fundation'
  return (
    <div>
      <ProfileSection
        id="datos"
        title="Mis datos"
        lead={
          <p>
            Ingresas con <span className="font-semibold text-ink wrap-anywhere">{email}</span>
          </p>
        }
      >
        {profile}
      </ProfileSection>
      <ProfileSection
        id="correo"
        title="Cambiar correo"
        lead={
          role === 'admin'
            ? undefined
            : isFoundation
              ? 'Cambia cuando confirmes el nuevo con el enlace que te enviamos. También es el que se ve en la página de la fundación.'
              : 'Cambia cuando confirmes el nuevo con el enlace que te enviamos.'
        }
      >
        {role === 'admin' ? (
          <p>El correo de una cuenta del equipo no se cambia aquí.</p>
        ) : asksToProve ? (
          <ProveIdentity offer={offer} email={email} />
        ) : (
          <EmailForm
            key={askedEmail?.createdAt.getTime()}
            hasPassword={hasPassword}
            asked={askedEmail?.email ?? null}
          />
        )}
      </ProfileSection>
      <ProfileSection id="foto" title={isFoundation ? 'Foto de la fundación' : 'Mi foto'}>
        <PictureForms
          picture={photo && picturePath(photo)}
          alt={isFoundation ? 'Foto de la fundación' : 'Tu foto'}
        />
      </ProfileSection>
      <ProfileSection
        id="clave"
        title={hasPassword ? 'Cambiar contraseña' : 'Crear una contraseña'}
        lead="Al cambiarla se cierran tus otras sesiones."
      >
        {asksToProve ? (
          <ProveIdentity offer={offer} email={email} />
        ) : (
          <PasswordForm hasPassword={hasPassword} owner={{ email, name, lastName }} />
        )}
      </ProfileSection>
      {identities.length > 0 && (
        <ProfileSection
          id="proveedores"
          title="Otras formas de ingresar"
          lead="¿No reconoces alguna? Desvincúlala, cambia tu contraseña y revisa quién puede entrar a tu correo: quien ingrese por ahí con ese mismo correo la vincula otra vez."
        >
          <IdentityList
            identities={identities}
            provider={provider}
            hasPassword={hasPassword}
            countryId={account.countryId ?? 'COL'}
          />
        </ProfileSection>
      )}
      <ProfileSection
        id="sesiones"
        title="Mis sesiones"
        lead="¿Ingresaste en un dispositivo que ya no usas? Ciérralo desde aquí."
      >
        <OtherSessionsForm />
      </ProfileSection>
      <ProfileSection
        id="permisos"
        title="Tus permisos"
        lead="Puedes retirar cada uno cuando quieras, y volver a darlo."
      >
        <ConsentList consents={consents} countryId={account.countryId ?? 'COL'} />
        <div className="mt-6">
          <PrivacyLine />
        </div>
      </ProfileSection>
      <ProfileSection id="copia" title="Una copia de mis datos" lead={DATA_EXPORT_LEAD}>
        <a href={MY_DATA} download className={buttonClass({ variant: 'ghost', size: 'big' })}>
          Descargar mis datos
        </a>
      </ProfileSection>
      <ProfileSection
        id="derechos"
        title={RIGHTS_TITLE}
        lead="Acceso, rectificación, supresión, oposición, portabilidad o bloqueo: pídelo y te respondemos en el plazo de tu país."
      >
        <LinkButton href={RIGHTS} variant="ghost" size="big">
          Hacer una solicitud
        </LinkButton>
      </ProfileSection>
      <ProfileSection
        id="eliminar"
        title="Eliminar mi cuenta"
        lead={<Consequences role={role} dueSums={dueSums} />}
      >
        {role === 'admin' ? (
          <p>Una cuenta del equipo se elimina después de quitarle ese rol.</p>
        ) : deletionRefusal ? (
          <p className="rounded-card bg-maiz px-4.5 py-3.5">{deletionRefusal}</p>
        ) : (
          <>
            <Losses sentences={losses} />
            {asksToProve ? (
              <ProveIdentity offer={offer} email={email} />
            ) : (
              <DeleteAccountForm hasPassword={hasPassword} />
            )}
          </>
        )}
      </ProfileSection>
    </div>
  )
}

function Consequences({ role, dueSums }: Pick<SessionAccountDto, 'role'> & Pick<Props, 'dueSums'>) {
  const isFoundation = role === 'fundation'
  return (
    <>
      <p>No se puede deshacer.</p>
      {dueSums.length > 0 && (
        <p className="mt-2 rounded-card bg-maiz px-4.5 py-3.5">
          Todavía falta transferirte <b className="font-semibold">{dueSums.join(' y ')}</b>.{' '}
          <TextLink href={CONTACT}>Escríbenos</TextLink> antes de eliminarla: con la cuenta se van los datos
          con que te encontramos.
        </p>
      )}
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        <li>Tus mascotas y sus fotos dejan de verse y se eliminan, con las solicitudes que recibieron.</li>
        <li>Tus favoritos, tus solicitudes y tus comentarios se eliminan.</li>
        <li>
          {isFoundation
            ? 'Si recibiste donaciones, quedan registradas con el nombre de la fundación y las fechas en que se registró y fue revisada, y nada más.'
            : 'Las donaciones que hiciste quedan en las cuentas de las fundaciones, sin tu nombre.'}
        </li>
        <li>Se cierran todas tus sesiones.</li>
        <li>{KEPT_AFTER_DELETION}</li>
        <li>{QUESTIONS_KEPT}</li>
      </ul>
    </>
  )
}

/** For accounts without a password, before what would otherwise ask for it. */
function ProveIdentity({ offer, email }: { offer: ProviderOffer | null; email: string }) {
  return (
    <div className="grid gap-3">
      <p>
        Tu cuenta no tiene contraseña. Por tu seguridad, ingresa otra vez: después tienes 10 minutos para
        hacerlo aquí.
      </p>
      {offer && <ProviderButton offer={offer} callbackUrl={DASHBOARD_PROFILE} again />}
      <RequestSignInLink email={email} callbackUrl={DASHBOARD_PROFILE} />
    </div>
  )
}
