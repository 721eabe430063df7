'use server'

import { formAction } from '@/lib/platform/forms/action'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'
import { publishStory, removeStory } from './desk-operations'
import { publishStorySchema, removeStorySchema } from './schema'

export const publishStoryAction = formAction(publishStorySchema, async (ctx, input) => {
  await publishStory(ctx, input)
  return { redirectTo: ADMIN_STORIES, notice: 'storyPublished' }
})

export const removeStoryAction = formAction(removeStorySchema, async (ctx, input) => {
  await removeStory(ctx, input)
  return { redirectTo: ADMIN_STORIES, notice: 'storyRemoved' }
})
