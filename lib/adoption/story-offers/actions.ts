'use server'

import { formAction } from '@/lib/platform/forms/action'
import { checkInPath, storyPath } from '@/lib/text/adoption-routes'
import { checkFields } from '@/lib/text/check/text-check'
import { storyRefusal } from './copy'
import { offerStory, withdrawStory, withdrawStoryByLink } from './operations'
import { offerStorySchema, withdrawStoryByLinkSchema, withdrawStorySchema } from './schema'

export const offerStoryAction = formAction(
  offerStorySchema,
  async (ctx, input) => {
    await offerStory(ctx, input)
    return { redirectTo: storyPath(input.requestId), skipsForm: true, notice: 'storyOffered' }
  },
  { alsoCheck: checkFields({ text: storyRefusal }) },
)

export const withdrawStoryAction = formAction(withdrawStorySchema, async (ctx, input) => {
  await withdrawStory(ctx, input)
  return { redirectTo: storyPath(input.requestId), skipsForm: true, notice: 'storyWithdrawn' }
})

export const withdrawStoryByLinkAction = formAction(withdrawStoryByLinkSchema, async (ctx, input) => {
  await withdrawStoryByLink(ctx, input)
  return { redirectTo: checkInPath(input.token), skipsForm: true, notice: 'storyWithdrawn' }
})
