import { z } from 'zod'
import { moneyRefusal, parseMoney } from '@/lib/money/donations/amounts'
import { isSuspensionMotive } from '@/lib/text/copy/suspension'
import { plainLine, plainText } from '@/lib/text/plain-text'
import {
  always,
  briefLine,
  daySchema,
  hasAtLeast,
  hasAtMost,
  idSchema,
  isBrief,
  isCleanable,
  tooLong,
  writtenText,
} from '@/lib/text/schema'
import { CURRENCIES, type Currency } from '@/lib/text/vocabulary'

const MIN_REASON = 10
const MAX_REASON = 500

const id = idSchema('No encontramos lo que querías decidir')

const writing = z
  .string({ error: 'Escribe el motivo' })
  .refine((text) => isCleanable(text, MAX_REASON), tooLong(MAX_REASON))
  .transform(plainText)

const isLongEnough = (text: string) => hasAtLeast(text, MIN_REASON)
const isShortEnough = (text: string) => hasAtMost(text, MAX_REASON)
const TOO_SHORT = `Escribe al menos ${MIN_REASON} caracteres`
const TOO_LONG = tooLong(MAX_REASON)

export const reasonSchema = writing.refine(isLongEnough, TOO_SHORT).refine(isShortEnough, TOO_LONG)

/** Staff alone read it: a word may be enough. */
const note = writing
  .refine(isShortEnough, TOO_LONG)
  .transform((text) => text || undefined)
  .optional()

/** Staff give it again for a decision, unless they did a moment ago. */
const password = z.string().max(200).optional()
const noted = { reason: note, password }
const reasoned = { reason: reasonSchema, password }

/** The state that the page showed: the decision is refused when it has changed since. */
const seen = z.string().max(100)

/** The decision that this one undoes was an error of staff. */
const mistaken = z.literal('si').optional()

export const approveFoundationSchema = z.object({ foundationId: id, seen, ...noted })

export const rejectFoundationSchema = z.object({ foundationId: id, seen, ...reasoned })

/** When the name was proposed, in milliseconds. */
const proposed = z.string().max(20)

export const approveNameSchema = z.object({ foundationId: id, seen: proposed, ...noted })

export const rejectNameSchema = z.object({ foundationId: id, seen: proposed, ...reasoned })

export const releasePetSchema = z.object({ petId: id, seen, ...noted, mistaken })

export const removePetSchema = z.object({
  petId: id,
  seen,
  ...reasoned,
  blockPhotos: z.literal('si').optional(),
})

/** To block a listing for a time, to end that, and to unblock its photos. */
export const petDecisionSchema = z.object({ petId: id, ...reasoned })

/** To block an account for a time, to end that, and to restore a suspended one. */
export const accountDecisionSchema = z.object({ accountId: id, ...reasoned })

export const suspendAccountSchema = z.object({
  accountId: id,
  motive: z.string({ error: 'Elige un motivo' }).refine(isSuspensionMotive, 'Elige un motivo'),
  ...reasoned,
})

export const resetSecondFactorSchema = z.object({ accountId: id, password })

const WRITE_ACCOUNT = 'Escribe un correo o un número de cuenta'

export const findAccountSchema = z.object({
  account: z
    .string({ error: WRITE_ACCOUNT })
    .transform(briefLine)
    .refine((text) => text !== '' && hasAtMost(text, 320), WRITE_ACCOUNT),
})

const filter = z.string().max(40).transform(plainLine).optional()

export const exportLogSchema = z.object({
  quien: filter,
  que: filter,
  desde: filter,
  hasta: filter,
  password,
})

export const resendMailSchema = z.object({ id })

export const noteReportSchema = z.object({ reportId: id, seen, ...noted })

export const acceptReportSchema = z.object({ reportId: id, seen, ...reasoned })

export const noteReviewSchema = z.object({ reviewId: id, seen, ...noted })

export const showReviewSchema = z.object({ reviewId: id, seen, ...noted, mistaken })

export const hideReviewSchema = z.object({ reviewId: id, seen, ...reasoned })

const storyId = idSchema('No encontramos esa historia')

export const publishStorySchema = z.object({ id: storyId, password })

/** `seen`: refusing a story and taking a published one down are two decisions. */
export const removeStorySchema = z.object({
  id: storyId,
  seen: z.enum(['offered', 'published']),
  ...reasoned,
})

export const closeCaseSchema = z.object({
  caseId: id,
  outcome: z.enum(['accept', 'dismiss'], { error: 'Elige qué decidiste' }),
  password,
})

export const hideExpenseSchema = z.object({ expenseId: id, ...reasoned })

export const settleDifferenceSchema = z.object({ differenceId: id, seen: z.string().max(200), ...reasoned })

export const rereadPaymentSchema = z.object({ differenceId: id, password })

export const settleIssueSchema = z.object({ eventId: z.string().min(1).max(255), ...reasoned })

const CURRENCY = z.enum(CURRENCIES, { error: 'Elige la moneda' })
const WRITE_MONEY = 'Escribe un monto, por ejemplo 1250'
const writtenMoney = z
  .string({ error: WRITE_MONEY })
  .transform(briefLine)
  .refine((text) => text !== '', WRITE_MONEY)

/** In any currency until one is chosen: all errors show at once. */
const typedMoney = (text: unknown, currency: Currency): [string, Currency] => [
  typeof text === 'string' && isBrief(text) ? text : '',
  CURRENCIES.includes(currency) ? currency : 'USD',
]
const readMoney = (text: unknown, currency: Currency): number | null =>
  parseMoney(...typedMoney(text, currency))
interface TypedPayout {
  amount?: string
  fee?: string
  currency: Currency
}
const isMoney = (field: 'amount' | 'fee') => ({
  path: [field],
  error: ({ input }: { input?: unknown }) => {
    const { [field]: text, currency } = input as TypedPayout
    return readMoney(text, currency) === 0
      ? 'Escribe un monto mayor que cero'
      : moneyRefusal(...typedMoney(text, currency))
  },
  ...always,
})

/** Money that staff sent to a foundation. Amounts are in units of the currency, with up to two decimals. */
export const payoutSchema = z
  .object({
    foundationId: id,
    currency: CURRENCY,
    amount: writtenMoney,
    fee: z.string().default('').transform(briefLine),
    paidOn: daySchema('Elige la fecha').refine((day) => day.startsWith('20'), 'Elige la fecha'),
    reference: z
      .string({ error: 'Escribe la referencia' })
      .transform(briefLine)
      .refine((text) => hasAtLeast(text, 3) && hasAtMost(text, 60), 'Escribe entre 3 y 60 caracteres'),
    password,
  })
  .refine(({ amount, currency }) => Boolean(readMoney(amount, currency)), isMoney('amount'))
  .refine(({ fee, currency }) => readMoney(fee || '0', currency) !== null, isMoney('fee'))
  .transform(({ amount, fee, ...rest }) => ({
    ...rest,
    amountMinor: readMoney(amount, rest.currency) ?? 0,
    feeMinor: readMoney(fee || '0', rest.currency) ?? 0,
  }))

export const reversePayoutSchema = z.object({ payoutId: id, reason: writtenText(3, 200), password })
