import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { ResetForm } from '@/components/people/accounts/reset-form'
import { TextLink } from '@/components/ui/links/text-link'
import { getDestination } from '@/lib/pets/destination'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { loginPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Recuperar contraseña' }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[] }> }

export default async function ResetPage({ searchParams }: Props) {
  const back = safeCallback((await searchParams).callbackUrl)
  return (
    <AuthLayout
      title="Recupera tu contraseña"
      illustration="oldDog"
      destination={await getDestination(back)}
      lead="Escribe el correo de tu cuenta y te enviamos un enlace para crear una nueva. Dura 30 minutos."
    >
      <ResetForm callbackUrl={back} />
      <p>
        <TextLink look="padded" href={loginPath(back)}>
          Volver a Iniciar Sesión
        </TextLink>
      </p>
    </AuthLayout>
  )
}
