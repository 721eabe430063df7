'use server'

import { accountIdOf } from '@/lib/actor'
import { formAction } from '@/lib/http/action'
import { FAVORITES } from '@/lib/routes'
import { safeCallback } from '@/lib/session/callback-url'
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
