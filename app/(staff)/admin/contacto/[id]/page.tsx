import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaff } from '@/app/(staff)/admin/require-staff'
import { ContactCase } from '@/components/moderation/contact/contact-case'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { readContactMessage } from '@/lib/moderation/contact/desk-operations'
import { parseId } from '@/lib/text/params'
import { ADMIN_CONTACT } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mensaje' }

export default async function ContactMessagePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const path = `${ADMIN_CONTACT}/${encodeURIComponent(text)}`
  const { ctx, work, asksPassword, countryId } = await requireStaff(path)
  const id = parseId(text)
  const found = id === null ? null : await readContactMessage(ctx, id).catch(ownCase)
  if (!found) notFound()
  if (found === 'own')
    return (
      <StaffShell work={work} path={ADMIN_CONTACT} title={`Mensaje N.º ${id}`}>
        <OwnCase />
      </StaffShell>
    )
  return (
    <StaffShell work={work} path={ADMIN_CONTACT} title={`Mensaje N.º ${found.id}`}>
      <ContactCase found={found} asksPassword={asksPassword} countryId={countryId} />
    </StaffShell>
  )
}
