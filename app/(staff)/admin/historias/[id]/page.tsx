import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaff } from '@/app/(staff)/admin/require-staff'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { StoryCase } from '@/components/moderation/stories/story-case'
import { readStoryCase } from '@/lib/moderation/stories/desk-operations'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'
import { parseId } from '@/lib/text/params'

export const metadata: Metadata = { title: 'Historia' }

export default async function StoryCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const path = `${ADMIN_STORIES}/${encodeURIComponent(text)}`
  const { ctx, work, asksPassword, countryId } = await requireStaff(path)
  const id = parseId(text)
  const found = id === null ? null : await readStoryCase(ctx, id).catch(ownCase)
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
