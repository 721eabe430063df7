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

const note = writing
  .refine((text) => text === '' || isLongEnough(text), TOO_SHORT)
  .refine(isShortEnough, TOO_LONG)
  .transform((text) => text || undefined)
  .optional()

/** Staff give it again for a decision, unless they did a moment ago. */
const password = z.string().max(200).optional()

/** `seen`, here and below, is the state the page showed: the decision is refused when it has changed since. */
const seenFoundation = { foundationId: id, seen: z.string().max(100), password }

export const approveFoundationSchema = z.object({ ...seenFoundation, reason: note })

export const rejectFoundationSchema = z.object({ ...seenFoundation, reason: reasonSchema })

const seenPet = { petId: id, seen: z.string().max(100), password }

/** `mistaken`: the decision that this one undoes was an error of staff. */
const mistaken = z.literal('si').optional()

export const releasePetSchema = z.object({ ...seenPet, reason: note, mistaken })

const petDecision = { petId: id, reason: reasonSchema, password }
const accountDecision = { accountId: id, reason: reasonSchema, password }

export const removePetSchema = z.object({
  ...seenPet,
  reason: reasonSchema,
  blockPhotos: z.literal('si').optional(),
})

export const unblockPhotosSchema = z.object(petDecision)

export const suspendAccountSchema = z.object({
  accountId: id,
  motive: z.string({ error: 'Elige un motivo' }).refine(isSuspensionMotive, 'Elige un motivo'),
  reason: reasonSchema,
  password,
})

export const restoreAccountSchema = z.object(accountDecision)

/** To block for a time, or to end that. */
export const blockAccountSchema = z.object(accountDecision)

/** To block for a time, or to end that. */
export const blockPetSchema = z.object(petDecision)

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

const seenReport = { reportId: id, seen: z.string().max(100), password }

export const noteReportSchema = z.object({ ...seenReport, reason: note })

export const acceptReportSchema = z.object({ ...seenReport, reason: reasonSchema })

const seenReview = { reviewId: id, seen: z.string().max(100), password }

export const noteReviewSchema = z.object({ ...seenReview, reason: note })

export const showReviewSchema = z.object({ ...seenReview, reason: note, mistaken })

export const closeCaseSchema = z.object({
  caseId: id,
  outcome: z.enum(['accept', 'dismiss'], { error: 'Elige qué decidiste' }),
  password,
})

export const hideReviewSchema = z.object({ ...seenReview, reason: reasonSchema })

export const hideExpenseSchema = z.object({ expenseId: id, reason: reasonSchema, password })

/** `seen`: when the name was proposed, in milliseconds. */
export const approveNameSchema = z.object({
  foundationId: id,
  seen: z.string().max(20),
  reason: note,
  password,
})

export const rejectNameSchema = z.object({
  foundationId: id,
  seen: z.string().max(20),
  reason: reasonSchema,
  password,
})

export const settleDifferenceSchema = z.object({
  differenceId: id,
  seen: z.string().max(200),
  reason: reasonSchema,
  password,
})

export const resetSecondFactorSchema = z.object({ accountId: id, password })

export const rereadPaymentSchema = z.object({ differenceId: id, password })

export const settleIssueSchema = z.object({
  eventId: z.string().min(1).max(255),
  reason: reasonSchema,
  password,
})

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
