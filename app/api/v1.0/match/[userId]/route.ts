import { wireMatch } from '@/app/api/v1.0/_wire/account'
import { editMatchContract, saveMatchContract } from '@/app/api/v1.0/_wire/adoption-contracts'
import { readMatch } from '@/app/api/v1.0/_wire/match-body'
import { requireOwn } from '@/lib/accounts/policy'
import { apiRoute, endpoint } from '@/lib/http/route'
import { editMatch, saveMatch } from '@/lib/matches/operations'

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
