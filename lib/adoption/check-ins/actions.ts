'use server'

import { formAction } from '@/lib/platform/forms/action'
import { checkInThanksPath, stopCheckInsPath } from '@/lib/text/routes'
import { answerCheckIn } from './operations/answer'
import { stopCheckIns } from './operations/stop'
import { checkInSchema, stopCheckInsSchema } from './schema'

export const answerCheckInAction = formAction(checkInSchema, async (ctx, input) => {
  await answerCheckIn(ctx, input)
  return { redirectTo: checkInThanksPath(input.token), skipsForm: true }
})

export const stopCheckInsAction = formAction(stopCheckInsSchema, async (ctx, input) => {
  await stopCheckIns(ctx, input)
  return { redirectTo: stopCheckInsPath(input.token), skipsForm: true }
})
