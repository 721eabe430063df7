import { z } from 'zod'
import { isCommonPassword } from '@/lib/people/accounts/passwords'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { chargePasswordCheck, chargeReads, PAGE_COST } from '@/lib/platform/rate-limits/reads'

const text = z.string().max(320)

const contract = {
  body: z.object({
    password: z.string().max(200),
    owner: z.object({ email: text, name: text, lastName: text }).partial(),
  }),
  answer: z.object({ common: z.boolean() }),
  credentials: 'none' as const,
}

/** While somebody types a new password: the word lists are too heavy for browsers. It is neither kept nor logged. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint(contract, async ({ clientIp }, { body: { password, owner } }) => {
    chargeReads(clientIp, PAGE_COST)
    chargePasswordCheck(clientIp)
    const common = await isCommonPassword(password, { email: '', name: '', lastName: '', ...owner })
    return { body: { common }, headers: { 'Cache-Control': 'no-store' } }
  }),
})
