import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { StoryCase } from '@/components/moderation/stories/story-case'
import { readStoryCase } from '@/lib/moderation/staff/stories/operations'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'

export const metadata: Metadata = { title: 'Historia' }

export default async function StoryCasePage(props: StaffCaseProps) {
  const { ctx, work, asksPassword, countryId, id } = await requireStaffCase(ADMIN_STORIES, props)
  const found = await readStoryCase(ctx, id).catch(ownCase)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_STORIES} title={`Historia N.º ${id}`}>
      {found === 'own' ? (
        <OwnCase />
      ) : (
        <StoryCase found={found} asksPassword={asksPassword} countryId={countryId} />
      )}
    </StaffShell>
  )
}
