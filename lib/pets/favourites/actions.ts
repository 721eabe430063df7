'use server'

import { accountIdOf } from '@/lib/platform/actor'
import { formAction } from '@/lib/platform/forms/action'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { FAVORITES } from '@/lib/text/routes'
import { setFavourite } from './operations'
import { starSchema } from './schema'

export const addFavouriteAction = formAction(starSchema, async (ctx, { petId, back }) => {
  await setFavourite(ctx, { userId: accountIdOf(ctx.actor), petId }, true)
  return { redirectTo: safeCallback(back) ?? FAVORITES }
})

export const removeFavouriteAction = formAction(starSchema, async (ctx, { petId, back }) => {
  await setFavourite(ctx, { userId: accountIdOf(ctx.actor), petId }, false)
  return { redirectTo: safeCallback(back) ?? FAVORITES }
})
