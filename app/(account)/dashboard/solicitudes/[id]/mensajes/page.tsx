import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ConversationView } from '@/components/adoption/conversation/conversation-view'
import { getAnswerRate } from '@/lib/adoption/clock/cache'
import { otherName } from '@/lib/adoption/conversation/items'
import { readConversation } from '@/lib/adoption/conversation/operations/read'
import { createContext } from '@/lib/platform/context'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession } from '@/lib/platform/session/session'
import { parseId, readId } from '@/lib/text/params'
import { latestMessagesPath } from '@/lib/text/routes'

interface ConversationPageProps {
  params: Promise<{ id: string }>
  searchParams: Promise<{ antes?: string | string[] }>
}

/** Read once for page and title: a second read would find no news. A write on GET, for the reasons in `loadRequest`. */
const loadConversation = cache(async (param: string, before: number | null) => {
  const id = parseId(param)
  if (id === null) notFound()
  const { account, actor } = await requireSession(latestMessagesPath(id))
  const ctx = createContext(actor)
  const ahead = isPrefetch(await requestHeaders())
  const conversation = await readConversation(ctx, id, { ahead, before })
  if (!conversation) notFound()
  return { account, now: ctx.now, conversation }
})

const load = async ({ params, searchParams }: ConversationPageProps) =>
  loadConversation((await params).id, readId((await searchParams).antes))

export async function generateMetadata(props: ConversationPageProps): Promise<Metadata> {
  const { request } = (await load(props)).conversation
  return { title: `Conversación con ${otherName(request)} sobre ${request.pet.name}` }
}

export default async function ConversationPage(props: ConversationPageProps) {
  const { account, now, conversation } = await load(props)
  const { side } = conversation.request
  return (
    <ConversationView
      key={account.id}
      conversation={conversation}
      rate={side === 'adopter' ? await getAnswerRate(conversation.ownerId) : null}
      countryId={account.countryId ?? ''}
      now={now}
    />
  )
}
