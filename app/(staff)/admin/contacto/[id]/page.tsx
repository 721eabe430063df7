import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { ContactCase } from '@/components/moderation/contact/contact-case'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { readContactMessage } from '@/lib/moderation/contact/desk-operations'
import { findNextContact } from '@/lib/moderation/contact/queries'
import { ADMIN_CONTACT } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mensaje' }

export default async function ContactMessagePage(props: StaffCaseProps) {
  const { ctx, staffId, work, asksPassword, countryId, id } = await requireStaffCase(ADMIN_CONTACT, props)
  const found = await readContactMessage(ctx, id).catch(ownCase)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_CONTACT} title={`Mensaje N.º ${id}`}>
      {found === 'own' ? (
        <OwnCase />
      ) : (
        <ContactCase
          found={found}
          next={found.status === 'open' ? null : await findNextContact(ctx.db, staffId)}
          asksPassword={asksPassword}
          countryId={countryId}
        />
      )}
    </StaffShell>
  )
}
