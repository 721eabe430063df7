import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import { hideFromBothSides } from '@/lib/adoption/conversation/operations/hide'
import { acceptRequest, concludeAdoption } from '@/lib/adoption/requests/operations/answer'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { write } from '@/lib/platform/write'
import { later, makeContext, staffActor } from '@/tests/support/context'
import { messageMailsTo, messagesOf, openConversation } from '@/tests/support/messages'

const REASON = 'Dos personas nos mostraron de quién son las fotos.'
const staff = () => makeContext(staffActor(5))
const suspend = ({ id: accountId }: { id: number }) =>
  suspendAccount(staff(), { accountId, motive: 'fotos', reason: REASON })
const restore = ({ id: accountId }: { id: number }) => restoreAccount(staff(), { accountId, reason: REASON })
const HELLO = 'Hola, ¿cuándo puedes venir?'

const bodies = async (person: { id: number }) => (await messageMailsTo(person)).map(({ text }) => text)

const giveUpMails = async (person: { id: number }) => {
  for (const { id } of await messageMailsTo(person))
    await db.update(outbox).set({ failedAt: new Date() }).where(eq(outbox.id, id))
}

/** An adoption, whose conversation goes on when its adopter is suspended. */
async function adoptedConversation() {
  const conversation = await openConversation()
  const { owner, requestId } = conversation
  await acceptRequest(owner.newContext(), { requestId })
  await concludeAdoption(owner.newContext(), { requestId })
  return conversation
}

describe('a message whose mail has not left when its author is suspended', () => {
  it('is not mailed, and is once the account is back', async () => {
    const { owner, adopter, write: say } = await openConversation()
    await say(owner, HELLO)
    await say(owner, 'Tengo libre el sábado.')
    await suspend(owner)
    expect(await bodies(adopter)).toEqual([])
    await restore(owner)
    expect(await bodies(adopter)).toEqual([expect.stringContaining(HELLO)])
  })

  it('is not mailed either when an adopter wrote it', async () => {
    const { owner, adopter, write: say } = await adoptedConversation()
    await say(adopter, HELLO)
    await suspend(adopter)
    expect(await bodies(owner)).toEqual([])
    await restore(adopter)
    expect(await bodies(owner)).toEqual([expect.stringContaining(HELLO)])
  })

  it('stays unmailed after the account is back where its request was withdrawn', async () => {
    const { owner, adopter, write: say } = await openConversation()
    await say(adopter, HELLO)
    await suspend(adopter)
    await restore(adopter)
    expect(await bodies(owner)).toEqual([])
  })

  it('is not mailed when it was read meanwhile', async () => {
    const { owner, adopter, write: say, read } = await openConversation()
    await say(owner, HELLO)
    await suspend(owner)
    await read(adopter)
    await restore(owner)
    expect(await bodies(adopter)).toEqual([])
  })

  it('is not mailed in place of one that staff hide meanwhile', async () => {
    const { owner, adopter, requestId, write: say } = await openConversation()
    await say(owner, HELLO)
    await say(owner, 'Tengo libre el sábado.')
    const [first] = await messagesOf(requestId)
    await suspend(owner)
    const ctx = staff()
    await write(ctx, (tx) => hideFromBothSides(tx, first?.id ?? 0, ctx.now))
    expect(await bodies(adopter)).toEqual([])
    await restore(owner)
    expect(await bodies(adopter)).toEqual([expect.stringContaining('Tengo libre el sábado.')])
  })

  it('is not mailed before both sides are back', async () => {
    const { owner, adopter, write: say } = await adoptedConversation()
    await say(adopter, HELLO)
    await suspend(adopter)
    await suspend(owner)
    await restore(adopter)
    expect(await bodies(owner)).toEqual([])
    await restore(owner)
    expect(await bodies(owner)).toEqual([expect.stringContaining(HELLO)])
  })
})

describe('a message to an account that is suspended', () => {
  it('is not mailed to it before it is back', async () => {
    const { owner, adopter, write: say } = await openConversation()
    await say(adopter, HELLO)
    await suspend(owner)
    expect(await bodies(owner)).toEqual([])
    await restore(owner)
    expect(await bodies(owner)).toEqual([expect.stringContaining(HELLO)])
  })
})

it('a message whose mail had waited for days, as its reader was told on a device, is mailed once the account is back', async () => {
  const { owner, adopter, write: say } = await openConversation()
  await say(owner, HELLO, later(-24 * 2))
  await suspend(owner)
  await restore(owner)
  expect(await bodies(adopter)).toEqual([expect.stringContaining(HELLO)])
})

it('a message whose mail was given up counts as told nowhere: it is mailed anew', async () => {
  const { owner, adopter, requestId, write: say } = await openConversation()
  await say(owner, HELLO)
  const [first] = await messagesOf(requestId)
  await say(owner, 'Tengo libre el sábado.', later(24 * 2))
  await giveUpMails(adopter)
  const ctx = staff()
  await write(ctx, (tx) => hideFromBothSides(tx, first?.id ?? 0, ctx.now))
  expect(await messageMailsTo(adopter)).toMatchObject([
    { text: expect.stringContaining('Tengo libre el sábado.'), failedAt: null },
  ])
})

it('what was mailed before a suspension is not mailed again after it', async () => {
  const { owner, adopter, write: say } = await openConversation()
  await say(owner, HELLO)
  const [mail] = await messageMailsTo(adopter)
  await db
    .update(outbox)
    .set({ sentAt: new Date() })
    .where(eq(outbox.id, mail?.id ?? 0))
  await suspend(owner)
  await restore(owner)
  expect(await messageMailsTo(adopter)).toHaveLength(1)
})
