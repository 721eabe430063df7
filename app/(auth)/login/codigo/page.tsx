import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readPending, type SecondStepProps } from '@/app/(auth)/login/read-pending'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { AppCodeForm } from '@/components/people/second-factor/app-code-form'
import { TextLink } from '@/components/ui/links/text-link'
import { enrolmentPath, recoveryPath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Código de tu aplicación' }

/** The second step of staff after any other proof. */
export default async function AppCodePage({ searchParams }: SecondStepProps) {
  const { back, isEnrolled } = await readPending(searchParams)
  if (!isEnrolled) redirect(enrolmentPath(back))
  return (
    <AuthLayout
      title="Escribe tu código"
      illustration="greyCat"
      lead="Abre tu aplicación de autenticación y escribe el código de Querencia."
    >
      <AppCodeForm callbackUrl={back} />
      <p>
        <TextLink look="padded" href={recoveryPath(back)}>
          Usar un código de recuperación
        </TextLink>
      </p>
      <LogOutButton quiet />
    </AuthLayout>
  )
}
