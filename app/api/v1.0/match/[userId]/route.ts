import { wireMatch } from '@/app/api/v1.0/_wire/account'
import { editMatchContract, saveMatchContract } from '@/app/api/v1.0/_wire/adoption-contracts'
import { readMatch } from '@/app/api/v1.0/_wire/match-body'
import { requireOwn } from '@/lib/people/accounts/policy'
import { editMatch, saveMatch } from '@/lib/people/matches/operations'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const message = 'Hemos guardado tus preferencias'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(saveMatchContract, async (ctx, { params, body }) => {
    requireOwn(ctx.actor, params.userId)
    await saveMatch(ctx, readMatch(body))
    return { body: { message } }
  }),
  PUT: endpoint(editMatchContract, async (ctx, { params, body }) => {
    requireOwn(ctx.actor, params.userId)
    const answers = readMatch(body)
    await editMatch(ctx, answers)
    return { body: { data: wireMatch({ ...answers, userId: params.userId }), message } }
  }),
})
