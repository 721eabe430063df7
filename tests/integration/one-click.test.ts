import { expect, it } from 'vitest'
import { POST as stopNotices } from '@/app/api/avisos/[token]/route'
import { POST as stopQuestions } from '@/app/api/seguimiento/[token]/route'
import { writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { writeNoticeToken } from '@/lib/search/saved-searches/links'

const CALLS = {
  'a saved search': [stopNotices, writeNoticeToken],
  'an adoption': [stopQuestions, writeCheckInToken],
} as const

it.each(Object.entries(CALLS))(
  'the one click of %s that is gone is done, and a forged one is not found',
  async (_, call) => {
    const [post, write] = call
    const click = async (token: string) => {
      const request = new Request('http://site/api', { method: 'POST', body: 'List-Unsubscribe=One-Click' })
      return (await post(request, { params: Promise.resolve({ token }) })).status
    }
    const token = write({ id: 2_147_483_000, createdAt: new Date() })
    for (let times = 0; times < 2; times++) expect(await click(token)).toBe(200)
    expect(await click(`${token.slice(0, -4)}aaaa`)).toBe(404)
  },
)
