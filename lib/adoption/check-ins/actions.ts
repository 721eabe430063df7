'use server'

import { formAction } from '@/lib/platform/forms/action'
import { checkInThanksPath, stopCheckInsPath } from '@/lib/text/adoption-routes'
import { checkFields } from '@/lib/text/check/text-check'
import { noteRefusal } from './copy'
import { answerCheckIn } from './operations/answer'
import { stopCheckIns } from './operations/stop'
import { checkInSchema, stopCheckInsSchema } from './schema'

export const answerCheckInAction = formAction(
  checkInSchema,
  async (ctx, input) => {
    const { merged } = await answerCheckIn(ctx, input)
    const thanks = { redirectTo: checkInThanksPath(input.token), skipsForm: true } as const
    return merged ? { ...thanks, notice: 'savedBeside' } : thanks
  },
  { alsoCheck: checkFields({ note: noteRefusal }) },
)

export const stopCheckInsAction = formAction(stopCheckInsSchema, async (ctx, input) => {
  await stopCheckIns(ctx, input)
  return { redirectTo: stopCheckInsPath(input.token), skipsForm: true }
})
