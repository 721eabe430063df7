import 'server-only'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '@/db/schema'
import { noteFailedLogin } from '@/lib/people/accounts/operations/log-in'
import { rememberIp } from '@/lib/people/accounts/operations/remember-ip'
import { isKnownIp } from '@/lib/people/accounts/queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { logError } from '@/lib/platform/log'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import {
  newNetworkMail,
  recoveryCodeUsedMail,
  secondFactorActivatedMail,
} from '@/lib/platform/outbox/templates/sign-in'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { enrolmentSeed, knownHashes, openSealed, sealText } from '@/lib/platform/secrets'
import { write } from '@/lib/platform/write'
import { RESET } from '@/lib/text/routes'
import { enrolmentSecret, hashRecoveryCode, newRecoveryCodes, stepOf } from './codes'
import { findFactor, hasSecondFactor } from './queries'

/** A member of staff who has proven all but the second factor. */
interface Staff {
  id: number
  email: string
  name: string
}

const WRONG_CODE = 'Ese código no es correcto o ya venció. Escribe el que ves ahora en tu aplicación.'
const USED_CODE = 'Ese código ya se usó. Espera el siguiente y escríbelo.'
const WRONG_RECOVERY_CODE = 'Ese código de recuperación no es correcto o ya se usó'
const UNREADABLE =
  'No podemos comprobar tu aplicación. Usa un código de recuperación, o pide a otra persona del equipo que restablezca tu segundo factor.'

/** A member of staff in a session that waits for the second factor. */
interface Enrolling extends Staff {
  sessionId: string
}

/**
 * The secret that an app is enrolled with in this session. Each session has another: whoever knows the password alone must
 * not see the one that its owner enrols with. @throws DomainError conflict when an app is active.
 */
export async function beginEnrolment(
  { db }: Pick<Context, 'db'>,
  { id, sessionId }: Pick<Enrolling, 'id' | 'sessionId'>,
): Promise<string> {
  if (await hasSecondFactor(db, id)) throw alreadyActive()
  return enrolmentSecret(enrolmentSeed(`${id} ${sessionId}`))
}

/**
 * Activates the app that shows this code. Audited and mailed. @returns the recovery codes, which nobody can read again.
 * @throws DomainError invalid (`code`); conflict when one is active; TooManyRequests.
 */
export async function confirmEnrolment(ctx: Context, staff: Enrolling, code: string): Promise<string[]> {
  const refund = await limitAttempts(ctx, staff)
  const secret = await beginEnrolment(ctx, staff)
  const step = stepOf(secret, code, ctx.now)
  if (step === null) throw invalidFields({ code: WRONG_CODE })
  const codes = newRecoveryCodes()
  await write(ctx, async (tx) => {
    const active = {
      sealedSecret: sealText('second factors', secret),
      confirmedAt: ctx.now,
      lastStep: step,
    }
    // One that was never confirmed is an earlier release's.
    const [activated] = await tx
      .insert(secondFactors)
      .values({ userId: staff.id, ...active })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: active,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId })
    if (!activated) throw alreadyActive()
    const rows = codes.map((text) => ({ userId: staff.id, codeHash: hashRecoveryCode(staff.id, text) }))
    await tx.insert(recoveryCodes).values(rows)
    await insertAudit(tx, {
      actorId: staff.id,
      action: 'second-factor.activate',
      subject: `user:${staff.id}`,
      createdAt: ctx.now,
    })
    const content = secondFactorActivatedMail({ name: staff.name, resetUrl: absoluteUrl(RESET) })
    await enqueueMail(tx, { to: staff.email, content, now: ctx.now })
  })
  await refund()
  await rememberIp(ctx, staff.id)
  return codes
}

/** Each code counts once. Mails of a new network. @throws DomainError invalid (`code`); TooManyRequests. */
export async function checkAppCode(ctx: Context, staff: Staff, code: string): Promise<void> {
  const refund = await limitAttempts(ctx, staff)
  const factor = await findFactor(ctx.db, staff.id)
  const secret = factor?.confirmedAt ? openSecret(factor.sealedSecret) : null
  if (factor?.confirmedAt && secret === null) throw invalidFields({ code: UNREADABLE })
  const step = secret === null ? null : stepOf(secret, code, ctx.now)
  if (secret === null || step === null) throw await refused(ctx, staff, { code: WRONG_CODE })
  const [accepted] = await ctx.db
    .update(secondFactors)
    // Sealed anew, as the key may have been replaced since.
    .set({ lastStep: step, sealedSecret: sealText('second factors', secret) })
    .where(and(eq(secondFactors.userId, staff.id), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  if (!accepted) throw await refused(ctx, staff, { code: USED_CODE })
  await refund()
  if (!(await isKnown(ctx, staff))) {
    await mail(ctx, staff, newNetworkMail({ name: staff.name, resetUrl: absoluteUrl(RESET) }))
  }
  await rememberIp(ctx, staff.id)
}

/** Uses it up and mails that it was used. @throws DomainError invalid (`recoveryCode`); TooManyRequests. */
export async function spendRecoveryCode(ctx: Context, staff: Staff, code: string): Promise<void> {
  const refund = await limitAttempts(ctx, staff)
  const isIt = eq(recoveryCodes.codeHash, hashRecoveryCode(staff.id, code))
  const [used] = await ctx.db
    .delete(recoveryCodes)
    .where(and(isIt, eq(recoveryCodes.userId, staff.id)))
    .returning({ userId: recoveryCodes.userId })
  if (!used) throw await refused(ctx, staff, { recoveryCode: WRONG_RECOVERY_CODE })
  await refund()
  const left = await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, staff.id))
  await mail(ctx, staff, recoveryCodeUsedMail({ name: staff.name, left, resetUrl: absoluteUrl(RESET) }))
  await rememberIp(ctx, staff.id)
}

/** Either kind of code, for clients with one field. @throws as `checkAppCode` and `spendRecoveryCode`. */
export const checkAnyCode = (ctx: Context, staff: Staff, code: string): Promise<void> =>
  /^[\d\s]+$/.test(code)
    ? checkAppCode(ctx, staff, code.replace(/\s/g, ''))
    : spendRecoveryCode(ctx, staff, code)

const isKnown = (ctx: Context, { email }: Staff) => isKnownIp(ctx.db, email, knownHashes(ctx.clientIp))

const alreadyActive = () =>
  new DomainError(
    'conflict',
    'Tu segundo factor ya está activo. Vuelve a ingresar con el código de tu aplicación.',
  )

/** Null when its key is gone, after a leaked AUTH_SECRET was replaced. */
function openSecret(sealed: string): string | null {
  try {
    return openSealed('second factors', sealed)
  } catch (error) {
    logError('second factor', error)
    return null
  }
}

/**
 * Per account, as whoever tries has its password; strangers do not use up what its owner has at a network that they used
 * before. @returns takes the attempt back.
 */
async function limitAttempts(ctx: Context, staff: Staff): Promise<() => Promise<void>> {
  const id = (await isKnown(ctx, staff)) ? `${staff.id} at a known network` : staff.id
  const refunds = [await limit(ctx, LIMITS.secondFactor, id), await limit(ctx, LIMITS.secondFactorDay, id)]
  return async () => {
    for (const refund of refunds) await refund()
  }
}

async function refused(ctx: Context, { email }: Staff, fields: Record<string, string>): Promise<DomainError> {
  await noteFailedLogin(ctx, email)
  return invalidFields(fields)
}

const mail = (
  ctx: Pick<Context, 'db' | 'now' | 'expire' | 'defer'>,
  { email }: Staff,
  content: MailContent,
) => write(ctx, (tx) => enqueueMail(tx, { to: email, content, now: ctx.now }))
