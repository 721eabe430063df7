import { z } from 'zod'
import {
  fitsMessage,
  isCleanableMessage,
  MESSAGE_TOO_LONG,
  requestIdSchema,
} from '@/lib/adoption/requests/schema'
import { plainText } from '@/lib/text/plain-text'
import { idSchema } from '@/lib/text/schema'

const NO_WORDS = 'Escribe tu mensaje'
/** A screen full of empty lines hides what stands above it. */
export const tidyMessage = (text: string) => plainText(text).replace(/\n\s*\n\s*\n/g, '\n\n')

/** Where a message can be written: in its conversation, or at the top of its request. */
const MESSAGE_PAGES = ['conversation', 'request'] as const
export type MessagePage = (typeof MESSAGE_PAGES)[number]

export const messageSchema = requestIdSchema.extend({
  body: z
    .string({ error: NO_WORDS })
    .refine(isCleanableMessage, MESSAGE_TOO_LONG)
    .transform(tidyMessage)
    .refine((text) => text !== '', NO_WORDS)
    .refine(fitsMessage, MESSAGE_TOO_LONG),
  /** Set by a form without JavaScript to the page it stands on, which it goes to anew. */
  plain: z.enum(MESSAGE_PAGES).optional().catch('conversation'),
})

export const mailboxReplySchema = z.object({
  mailId: idSchema('Elige un correo'),
  to: z.email().max(320),
  text: z
    .string({ error: NO_WORDS })
    .max(10_000)
    .transform(plainText)
    .refine((text) => text !== '', NO_WORDS),
})

export type MailboxReply = z.output<typeof mailboxReplySchema>

export type MessageInput = Pick<z.output<typeof messageSchema>, 'requestId' | 'body'>
