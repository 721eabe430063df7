import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { ContactTable } from '@/components/moderation/contact/contact-table'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { readContactDesk } from '@/lib/moderation/contact/desk-operations'
import { ADMIN_CONTACT } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mensajes' }

export default async function ContactDeskPage(props: StaffPageProps) {
  const { ctx, work, countryId, page } = await requireStaff(ADMIN_CONTACT, props)
  const messages = await readContactDesk(ctx, page)
  return (
    <StaffShell work={work} path={ADMIN_CONTACT} title="Mensajes">
      <PagedList path={ADMIN_CONTACT} page={messages} empty={<EmptyPanel title="Nadie ha escrito" />}>
        <ContactTable messages={messages.rows} countryId={countryId} now={ctx.now} />
      </PagedList>
    </StaffShell>
  )
}
