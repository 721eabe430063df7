import { db } from '@/db/client'
import { emailChanges } from '@/db/schema'
import {
  askForEmailChange,
  cancelEmailChange,
  confirmEmailChange,
} from '@/lib/people/accounts/operations/change-email'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { hashToken, newToken } from '@/lib/platform/secrets'
import { type MatrixRow, own } from './action-matrix'
import { signedInAgain } from './context'

const newEmail = () => `${newToken()}@correo.example`.toLowerCase()

/** Rows of the authorisation matrix about the e-mail of one's account, which that of staff keeps. */
export const EMAIL_ROWS: Record<string, MatrixRow> = {
  changeEmailAction: {
    ...own((ctx) =>
      askForEmailChange({ ...ctx, actor: signedInAgain(ctx.actor) }, { email: newEmail(), password: '' }),
    ),
    admin: 'forbidden',
  },
  cancelEmailChangeAction: own(cancelEmailChange),
  confirmEmailChangeAction: {
    ...own(async (ctx) => confirmEmailChange(ctx, { token: await ownLink(ctx) })),
    admin: 'forbidden',
  },
}

async function ownLink({ actor }: Context): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + 3_600_000)
  const link = { tokenHash: hashToken(token), userId: accountIdOf(actor), email: newEmail(), expiresAt }
  await db.insert(emailChanges).values(link)
  return token
}
