import { beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember } from '@/tests/support/accounts'
import { demoEmail } from '@/tests/support/demo'
import { newName } from '@/tests/support/new-names'
import { makeSitePet } from '@/tests/support/own-pets'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { appCode } from '@/tests/support/second-factor'
import { inSiteDatabase } from '@/tests/support/site'
import { makeConversation } from '@/tests/support/site-conversations'
import { newShelter } from '@/tests/support/site-reviews'

const WORDS = 'Tres personas nos contaron que les pediste un adelanto.'
const NOTE = 'Lo devolvimos por banco el martes.'
const DEMAND = 'Para guardarte el lugar, consígname hoy mismo.'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

/** Signs in as a new member of staff, whose password was given longer ago than ten minutes. */
async function enterLongAgo(): Promise<void> {
  const email = await newMember()
  const [staff] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`update users set role = 'admin' where email = ${email} returning id`,
  )
  await visitor.signIn(email)
  await inSiteDatabase((sql) => sql`delete from staff_reauthentications where user_id = ${staff?.id ?? 0}`)
}

/** Opens a page of the staff desk as the demo's staff. */
const openDesk = (path: string) => visitor.openAs(demoEmail('admin'), path)

it('without JavaScript staff enrol, and sign in with a recovery code', async () => {
  const email = await newMember()
  await inSiteDatabase((sql) => sql`update users set role = 'admin' where email = ${email}`)
  await visitor.open('/login')
  await visitor.logIn(email)
  expect(visitor.heading()).toBe('Protege tu cuenta del equipo')
  visitor.fill('Código de 6 números', '123')
  await visitor.press('Activar')
  expect(visitor.valueOf('Código de 6 números')).toBe('123')
  const secret = /\b(?:[A-Z2-7]{4} ?){8}\b/.exec(visitor.words())?.[0].replaceAll(' ', '') ?? ''
  visitor.fill('Código de 6 números', appCode(secret))
  await visitor.press('Activar')
  const code = /\b\w{4}-\w{4}-\w{4}-\w{4}\b/.exec(visitor.words())?.[0] ?? ''
  expect(code).not.toBe('')

  const elsewhere = new PlainBrowser()
  await elsewhere.open('/login?callbackUrl=%2Fadmin%2Fcuentas')
  await elsewhere.logIn(email)
  await elsewhere.follow('Usar un código de recuperación')
  elsewhere.fill('Código de recuperación', 'no es')
  await elsewhere.press('Ingresar')
  expect(elsewhere.alert()).not.toBe('')
  expect(elsewhere.valueOf('Código de recuperación')).toBe('no es')
  elsewhere.fill('Código de recuperación', code.toUpperCase())
  await elsewhere.press('Ingresar')
  expect(elsewhere.url).toBe('/admin/cuentas')
})

it('without JavaScript staff suspend an account, and what they wrote stays when the password is wrong', async () => {
  const email = await newMember()
  await enterLongAgo()
  await visitor.open('/admin/cuentas')
  visitor.fill('Correo o número de cuenta', email)
  await visitor.press('Abrir la cuenta')
  const suspension = () => visitor.part('form', 'Suspender la cuenta')
  visitor.select('Motivo', 'Maltrato, amenazas o insultos', suspension())
  visitor.fill(/^Qué le decimos/, WORDS)
  visitor.fill('Tu contraseña', 'Equivocada1!', suspension())
  await visitor.press('Suspender la cuenta')
  expect(visitor.words()).toContain('La contraseña no es correcta')
  expect(visitor.valueOf(/^Qué le decimos/)).toBe(WORDS)
  expect(visitor.valueOf('Motivo', suspension())).toBe('Maltrato, amenazas o insultos')
  visitor.fill('Tu contraseña', DEMO_PASSWORD, suspension())
  await visitor.press('Suspender la cuenta')
  expect(visitor.words(visitor.part('section', 'Decisión'))).toContain(WORDS)
})

it('without JavaScript what a webhook told of money is settled by a form post', async () => {
  const id = `evt_site_${crypto.randomUUID()}`
  await inSiteDatabase(
    (sql) => sql`
      insert into payment_events (id, type, kind, payment_id, object_id, amount_minor, currency, issue, occurred_at)
      values (${id}, 'test', 'pagado', ${id}, ${id}, 4100, 'usd', 'sin donación', now())`,
  )
  await enterLongAgo()
  await visitor.open(`/admin/dinero/pagos/${id}`)
  expect(visitor.heading()).toBe('No es de ninguna donación nuestra')
  visitor.fill(/^Qué encontraste/, 'corto')
  visitor.fill('Tu contraseña', DEMO_PASSWORD)
  await visitor.press('Ya lo revisé')
  expect(visitor.words()).toContain('Escribe al menos 10 caracteres')
  expect(visitor.valueOf(/^Qué encontraste/)).toBe('corto')
  visitor.fill(/^Qué encontraste/, NOTE)
  visitor.fill('Tu contraseña', DEMO_PASSWORD)
  await visitor.press('Ya lo revisé')
  expect(visitor.heading()).toBe('Dinero por revisar')
  await visitor.open(`/admin/dinero/pagos/${id}`)
  expect(visitor.words()).toContain('No hay nada más que decidir aquí.')
})

it('without JavaScript visitors can report, and staff can decide', async () => {
  const pet = await makeSitePet(newName())
  const report = `/pet-detail/${pet.id}/reportar`
  await visitor.open(`/pet-detail/${pet.id}`)
  await visitor.follow('Reportar esta publicación')
  expect(visitor.url).toBe(report)
  await visitor.press('Enviar reporte')
  expect(visitor.words()).toContain('Elige un motivo')
  visitor.check('Pide dinero')
  visitor.fill(/^Cuéntanos más/, 'Pide un adelanto.')
  await visitor.press('Enviar reporte')
  expect(visitor.heading()).toBe('Recibimos tu reporte')

  await openDesk(`/admin/avisos/${pet.id}`)
  expect(visitor.words()).toContain('Pide un adelanto.')
  await visitor.press('Retirar')
  expect(visitor.words()).toContain('Escribe al menos 10 caracteres')
  await visitor.press('Dejar publicada')
  expect(visitor.url).toBe('/admin/avisos')
  await visitor.open(`/admin/avisos/${pet.id}`)
  expect(visitor.words()).toContain('Descartado')
  expect(visitor.all('button', 'Dejar publicada')).toEqual([])
})

it('without JavaScript a message is reported on a page, and staff decide', async () => {
  const { id, adopter, owner, request, path } = await makeConversation('en revisión', [['owner', DEMAND]])
  const pet = newName()
  await inSiteDatabase(
    (sql) =>
      sql`update pets set name = ${pet} where owner_id = (select id from users where email = ${owner})`,
  )
  await visitor.openAs(adopter, request)
  await visitor.follow('Reportar esta conversación')
  expect(visitor.url).toBe(`${request}/reportar`)
  await visitor.open(path)
  await visitor.follow('Reportar este mensaje')
  expect(visitor.url).toMatch(new RegExp(`/solicitudes/${id}/reportar\\?mensaje=\\d+$`))
  expect(visitor.heading()).toBe('Reportar un mensaje de Camilo')
  expect(visitor.words()).toContain(DEMAND)
  visitor.fill(/^Cuéntanos más/, 'Me escribió de noche.')
  await visitor.press('Enviar reporte')
  expect(visitor.words()).toContain('Elige un motivo')
  expect(visitor.valueOf(/^Cuéntanos más/)).toBe('Me escribió de noche.')
  visitor.check('Pide dinero o datos')
  await visitor.press('Enviar reporte')
  expect(visitor.heading()).toBe('Recibimos tu reporte')
  expect(visitor.words()).toContain('No pagues.')
  await visitor.follow('Volver a la solicitud')
  expect(visitor.url).toBe(request)

  await openDesk('/admin/avisos')
  const row = visitor.part('tr', `solicitud por ${pet}`)
  expect(visitor.words(row)).toContain('1 reporte: Pide dinero o datos')
  await visitor.follow(/(?:)/, row)
  expect(visitor.heading()).toBe('Mensaje de Camilo')
  expect(visitor.words()).toContain('Me escribió de noche.')
  await visitor.press('Descartar el reporte')
  expect(visitor.url).toBe('/admin/avisos')
  expect(visitor.words()).not.toContain(`solicitud por ${pet}`)
})

it('without JavaScript staff can decide about a foundation', async () => {
  const { id } = await newShelter()
  await inSiteDatabase(
    (sql) => sql`update foundations set status = 'pendiente', decided_at = null where user_id = ${id}`,
  )
  await openDesk(`/admin/fundaciones/${id}`)
  await visitor.press('Rechazar fundación')
  expect(visitor.words()).toContain('Escribe al menos 10 caracteres')
  visitor.fill(/^Motivo del rechazo/, 'El documento no se puede leer.')
  await visitor.press('Rechazar fundación')
  expect(visitor.words(visitor.part('section', 'Decisión'))).toContain('Rechazada')
})
