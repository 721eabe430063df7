import { execFile } from 'node:child_process'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, auditLog, secondFactors, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { grantAdmin, revokeAdmin } from '@/lib/moderation/staff/accounts/role-operations'
import { PROJECT_ROOT } from '@/scripts/support/settings'

const now = new Date('2026-11-21T12:00:00Z')
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]
const ownerOf = async ({ ownerId }: { ownerId: number }) => {
  const owner = await find(ownerId)
  if (!owner) throw new Error('The pet has no owner')
  return owner
}
async function makeApplicant() {
  const [applicant, pet] = [await makeUser(db), await makePet(db)]
  await db.insert(adoptionRequests).values({ petId: pet.id, adopterId: applicant.id })
  return applicant
}
const logOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user:${id}`))
    .orderBy(auditLog.id)

describe('the role of staff', () => {
  it('granting or revoking staff ends all sessions and is audited', async () => {
    const { id, email, sessionVersion } = await makeUser(db)
    await grantAdmin(db, { email: email.toUpperCase(), now })
    expect(await find(id)).toMatchObject({ role: 'admin', sessionVersion: sessionVersion + 1 })
    await revokeAdmin(db, { email, now })
    expect(await find(id)).toMatchObject({ role: 'user', sessionVersion: sessionVersion + 2 })
    expect(await logOf(id)).toMatchObject([
      { actorId: null, action: 'admin.grant', createdAt: now },
      { actorId: null, action: 'admin.revoke', createdAt: now },
    ])
  })

  it.each([
    ['a foundation', async () => (await makeFoundation(db)).user, /fundación/],
    ['an account that was closed', () => makeUser(db, { active: false }), /desactivada/],
    ['an address that nobody has confirmed', () => makeUser(db, { emailVerifiedAt: null }), /confirmó/],
    ['staff', () => makeUser(db, { role: 'admin' }), /ya administra/],
    ['somebody whose pet may be asked for', async () => ownerOf(await makePet(db)), /cuenta aparte/],
    ['somebody who waits for an answer', makeApplicant, /cuenta aparte/],
  ] as const)('the staff role is not granted to %s', async (_who, make, sentence) => {
    const account = await make()
    await expect(grantAdmin(db, { email: account.email, now })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(sentence),
    })
    expect(await find(account.id)).toMatchObject({
      role: account.role,
      sessionVersion: account.sessionVersion,
    })
    expect(await logOf(account.id)).toEqual([])
  })

  it('the staff role cannot be revoked from somebody who does not have it', async () => {
    const { email } = await makeUser(db)
    await expect(revokeAdmin(db, { email, now })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('npm run admin', () => {
  const runWith = (variables: Record<string, string>, words: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/admin.ts', ...words]
      const options = { cwd: PROJECT_ROOT, env: { ...process.env, ...variables } }
      execFile(process.execPath, command, options, (error, out, trouble) =>
        resolve({ code: error ? Number(error.code) : 0, said: out + trouble }),
      )
    })
  const run = (...words: string[]) => runWith({}, words)

  it('npm run admin changes the role and confirms it', async () => {
    const { id, email } = await makeUser(db)
    expect(await run('grant', email)).toMatchObject({ code: 0, said: expect.stringContaining(email) })
    expect((await find(id))?.role).toBe('admin')
    expect((await run('revoke', email)).code).toBe(0)
    expect((await find(id))?.role).toBe('user')
  })

  it('npm run admin suspends and restores an account, and says whether a running site shows it', async () => {
    const { id, email } = await makeUser(db)
    const suspended = await run('suspend', email, 'Pide un adelanto.')
    expect(suspended).toMatchObject({ code: 0, said: expect.stringContaining('está suspendida') })
    expect(await find(id)).toMatchObject({ active: false, suspensionReason: 'Pide un adelanto.' })
    expect((await run('restore', email, 'Era un malentendido.')).code).toBe(0)
    expect(await find(id)).toMatchObject({ active: true })
  })

  it('npm run admin resets the second factor of a member of staff, and says where there is none', async () => {
    const { id, email } = await makeUser(db, { role: 'admin' })
    await db.insert(secondFactors).values({ userId: id, sealedSecret: '', confirmedAt: now })
    const reset = await run('reset-second-factor', email)
    expect(reset).toMatchObject({ code: 0, said: expect.stringContaining('aplicación nueva') })
    expect(await db.$count(secondFactors, eq(secondFactors.userId, id))).toBe(0)
    expect((await find(id))?.sessionVersion).toBe(2)
    const again = await run('reset-second-factor', email)
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('no tiene segundo factor') })
  })

  describe('on a public site', () => {
    const SITE = {
      STAND_INS: '',
      SITE_URL: 'https://querencia.invalid',
      RESEND_API_KEY: 're_1',
      DONATIONS: 'off',
      TRUSTED_PROXY_HOPS: '1',
    }

    it('npm run admin runs with the variables of its server', async () => {
      const { id, email } = await makeUser(db)
      expect(await runWith(SITE, ['grant', email])).toMatchObject({ code: 0 })
      expect((await find(id))?.role).toBe('admin')
      const other = await makeUser(db)
      const suspended = await runWith(SITE, ['suspend', other.email, 'Pide un adelanto.'])
      expect(suspended).toMatchObject({ code: 0, said: expect.stringContaining(SITE.SITE_URL) })
    })

    it.each([
      ['AUTH_SECRET', { ...SITE, AUTH_SECRET: '' }],
      ['RESEND_API_KEY', { ...SITE, RESEND_API_KEY: '' }],
    ])('npm run admin makes up no %s of its own', async (name, variables) => {
      const { id, email } = await makeUser(db)
      const suspended = await runWith(variables, ['suspend', email, 'Pide un adelanto.'])
      expect(suspended).toMatchObject({ code: 1, said: expect.stringContaining(`${name}: hace falta`) })
      expect(await find(id)).toMatchObject({ active: true })
    })
  })

  it('npm run admin answers errors with one message', async () => {
    const { code, said } = await run('grant', 'nadie@correo.example')
    expect(code).toBe(1)
    expect(said.trim()).toBe('No hay ninguna cuenta con ese correo: que se registre primero en el sitio.')
    expect((await run('make', 'nadie@correo.example')).said).toContain('npm run admin -- grant')
    const nowhere = { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' }
    const unreachable = await runWith(nowhere, ['grant', 'nadie@correo.example'])
    expect(unreachable.said.trim()).toBe(
      'La base de datos no responde: revisa que esté en marcha y que DATABASE_URL (o DATABASE_URL_DIRECT) sea su dirección.',
    )
  })
})
