import { expect, it, vi } from 'vitest'
import ReviewPage from '@/app/(account)/review/[id]/page'
import { publishReviewAction } from '@/lib/moderation/reviews/actions'
import { REVIEW_SENT } from '@/lib/moderation/reviews/copy'
import { IDLE } from '@/lib/platform/forms/form-state'
import { DAY_MS, MINUTE_MS } from '@/lib/text/durations'
import { sampleFoundation } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/review/3',
}))
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin' }),
}))
vi.mock('@/lib/platform/session/session', () => {
  const actor = { kind: 'user', id: 7, confirmed: true }
  return { getActor: async () => actor, requireSession: async () => ({ account: { id: 7 }, actor }) }
})
vi.mock('@/lib/foundations/cache', () => ({ getFoundation: async () => sampleFoundation({ id: 3 }) }))
// The comment of some days ago stays as it is.
vi.mock('@/lib/moderation/reviews/operations', () => ({
  publishReview: async () => ({ created: false, merged: false }),
}))
vi.mock('@/lib/moderation/reviews/queries', () => ({
  findReviewScreen: async () => ({
    kind: 'form',
    review: {
      points: 5,
      comment: 'Muy atentos.',
      updatedAt: new Date(Date.now() - 3 * DAY_MS).toISOString(),
    },
  }),
}))

const open = async (enviado?: string) =>
  wordsOf(
    draw(
      await ReviewPage({ params: Promise.resolve({ id: '3' }), searchParams: Promise.resolve({ enviado }) }),
    ),
  )

/** What the action says that the page was sent by. */
async function sendAgain(): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ foundationId: '3', points: '5', comment: 'Muy atentos.' }))
    form.append(name, value)
  const thrown: unknown = await publishReviewAction(IDLE, form).catch((error) => error.digest)
  return /enviado=([^;]*)/.exec(String(thrown))?.[1] ?? String(thrown)
}

it('a comment that is saved as it was is confirmed like another, and its page is the form again a minute later', async () => {
  expect(await open()).toContain('Edita tu comentario')
  const sent = await sendAgain()
  expect(await open(sent)).toContain(REVIEW_SENT)
  const earlier = new Date(Date.parse(sent) - MINUTE_MS).toISOString()
  for (const stale of [earlier, '1', '']) expect(await open(stale)).toContain('Edita tu comentario')
})
