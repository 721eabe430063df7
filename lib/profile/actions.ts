'use server'

import { z } from 'zod'
import { deleteAccountSchema, pictureSchema, profileFormSchema } from '@/lib/accounts/schema'
import { safeCallback } from '@/lib/auth/callback-url'
import { stopSession } from '@/lib/auth/session'
import { formAction } from '@/lib/http/action'
import { HOME } from '@/lib/routes'
import { changePicture, deleteAccount, updateProfile } from './operations'

export const updateProfileAction = formAction(profileFormSchema, async (ctx, { callbackUrl, ...input }) => {
  await updateProfile(ctx, input)
  return { redirectTo: safeCallback(callbackUrl) ?? undefined, notice: 'profileSaved' }
})

export const changePictureAction = formAction(pictureSchema, async (ctx, { photo }) => {
  await changePicture(ctx, photo)
  return { message: 'Tu foto fue actualizada' }
})

export const removePictureAction = formAction(z.object({}), async (ctx) => {
  await changePicture(ctx, null)
  return { message: 'Tu foto fue eliminada' }
})

export const deleteAccountAction = formAction(deleteAccountSchema, async (ctx, input) => {
  await deleteAccount(ctx, input)
  await stopSession()
  return { redirectTo: HOME, notice: 'accountDeleted' }
})
