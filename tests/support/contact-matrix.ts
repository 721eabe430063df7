import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { contactMessages } from '@/db/schema'
import { answerContact, closeContact, eraseContact } from '@/lib/moderation/contact/desk-operations'
import { type MatrixRow, staff } from './action-matrix'

/** Rows of the authorisation matrix that decide about messages by the form. */
export const CONTACT_ROWS: Record<string, MatrixRow> = {
  answerContactAction: staff(async (ctx) =>
    answerContact(ctx, { id: await contactMessage(), answer: 'Ya lo arreglamos.' }),
  ),
  closeContactAction: staff(async (ctx) => closeContact(ctx, { id: await contactMessage() })),
  eraseContactAction: staff(async (ctx) => {
    const id = await contactMessage()
    const closed = { status: 'closed', decidedAt: new Date() } as const
    await db.update(contactMessages).set(closed).where(eq(contactMessages.id, id))
    await eraseContact(ctx, { id })
  }),
}

async function contactMessage(): Promise<number> {
  const message = { kind: 'fault', name: 'Ana', email: 'ana@correo.example', message: 'No carga.' } as const
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  return row?.id ?? 0
}
