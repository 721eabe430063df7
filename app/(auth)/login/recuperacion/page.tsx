import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readPending, type SecondStepProps } from '@/app/(auth)/login/read-pending'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { RecoveryCodeForm } from '@/components/people/second-factor/recovery-code-form'
import { TextLink } from '@/components/ui/links/text-link'
import { enrolmentPath, secondFactorPath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Código de recuperación' }

export default async function RecoveryCodePage({ searchParams }: SecondStepProps) {
  const { back, isEnrolled } = await readPending(searchParams)
  if (!isEnrolled) redirect(enrolmentPath(back))
  return (
    <AuthLayout
      title="Ingresa sin tu dispositivo"
      illustration="greyCat"
      lead="Escribe uno de los códigos que guardaste al activar tu segundo factor. Si no tienes ninguno, otra persona del equipo puede restablecerlo."
    >
      <RecoveryCodeForm callbackUrl={back} />
      <p>
        <TextLink look="padded" href={secondFactorPath(back)}>
          Usar el código de mi aplicación
        </TextLink>
      </p>
    </AuthLayout>
  )
}
