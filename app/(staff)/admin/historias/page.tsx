import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { StoryTable } from '@/components/moderation/stories/story-table'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { STORIES_TITLE } from '@/lib/adoption/stories/copy'
import { readStoryDesk } from '@/lib/moderation/staff/stories/operations'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'

export const metadata: Metadata = { title: STORIES_TITLE }

export default async function StoryDeskPage(props: StaffPageProps) {
  const { ctx, work, countryId, page } = await requireStaff(ADMIN_STORIES, props)
  const stories = await readStoryDesk(ctx, page)
  return (
    <StaffShell work={work} path={ADMIN_STORIES} title={STORIES_TITLE}>
      <PagedList
        path={ADMIN_STORIES}
        page={stories}
        empty={<EmptyPanel title="Nadie ha contado una historia" />}
      >
        <StoryTable stories={stories.rows} countryId={countryId} now={ctx.now} />
      </PagedList>
    </StaffShell>
  )
}
