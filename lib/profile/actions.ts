'use server'

import { z } from 'zod'
import { deleteAccountSchema, pictureSchema, profileSchema } from '@/lib/accounts/schema'
import { stopSession } from '@/lib/auth/session'
import { formAction } from '@/lib/http/action'
import { HOME } from '@/lib/routes'
import { changePicture, deleteAccount, updateProfile } from './operations'

export const updateProfileAction = formAction(profileSchema, async (ctx, input) => {
  await updateProfile(ctx, input)
  return { message: 'Cambios Guardados Correctamente!' }
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
