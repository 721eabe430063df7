import type { Metadata } from 'next'
import { AccountPanel } from '@/components/accounts/account-panel'
import { EmailConfirmation } from '@/components/accounts/email-confirmation'

export const metadata: Metadata = { title: 'Verificación de email' }

type Props = { params: Promise<{ token: string }> }

export default async function EmailConfirmedPage({ params }: Props) {
  const { token } = await params
  return (
    <AccountPanel companion="naranja">
      <EmailConfirmation token={token} />
    </AccountPanel>
  )
}
