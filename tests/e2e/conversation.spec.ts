import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { followMail, mailsTo } from '@/tests/support/mailbox'
import { expectAccessible, expectThumbSized } from '@/tests/support/page-checks'
import { isPhone } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'
import {
  box,
  bubbles,
  expectNoOverflowAnywhere,
  LIST,
  makeConversation,
  send,
  talk,
  write,
} from '@/tests/support/site-conversations'

const SENT = `${LIST}/enviadas`
const SUBJECT = 'Camilo te escribió sobre Frida'

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Mi perfil' }).getByRole('link', { name: 'Solicitudes' })

const mailSubjects = async (page: Page, email: string) =>
  (await mailsTo(page, email)).map(({ subject }) => subject).filter((subject) => subject === SUBJECT)

test('the two sides write to each other, and see what the other writes without loading the page again', async ({
  page,
  otherDevice,
}) => {
  // An open page asks for news every 4 to 30 seconds.
  test.slow()
  const { owner, adopter, request, path } = await makeConversation('enviada')
  const other = await otherDevice()
  await openAs(other, adopter, request)
  await other.getByRole('link', { name: 'Conversación', exact: true }).click()
  await expect(other).toHaveURL(`${path}#nuevos`)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Camilo')
  await expect(talk(other)).toContainText('Sobre Frida · enviada')
  await openAs(page, owner, path)
  await expect(page).toHaveTitle(/^Conversación con Valentina sobre Frida/)
  await expect(talk(page)).toContainText('Sobre Frida · en revisión')
  await write(page, 'Hola, Valentina. ¿Quién la sacaría por la mañana?')
  // The other side, whose page is open, may have read it by now.
  await expect(bubbles(page, '¿Quién la sacaría').getByText(/^(Enviado|Leído)$/)).toBeAttached()
  const question = bubbles(other, '¿Quién la sacaría por la mañana?')
  await expect(question).toBeInViewport({ timeout: 45_000 })
  await expect(talk(other).getByText('1 mensaje nuevo de Camilo')).toBeAttached()
  await expect(talk(other)).toContainText('Camilo la abrió')
  await write(other, 'Yo, antes de llevar a mi hija al colegio.')
  await expect(bubbles(page, 'Yo, antes de llevar')).toBeInViewport({ timeout: 45_000 })
  await expect(bubbles(page, '¿Quién la sacaría').getByText('Leído')).toBeAttached()
  for (const each of [page, other]) {
    await expectAccessible(each)
    if (isPhone(each)) await expectThumbSized(each)
    await expectNoOverflowAnywhere(each)
  }
})

test('each message is announced and shown as it comes, in a conversation longer than a page too', async ({
  page,
}) => {
  test.slow()
  const { id, owner, path } = await makeConversation('en revisión')
  const add = (side: 'owner' | 'adopter', body: string, count = 1) =>
    inSiteDatabase(
      (sql) => sql`insert into adoption_messages (request_id, author_id, side, body, created_at, read_at)
        select r.id, case ${side} when 'owner' then p.owner_id else r.adopter_id end, ${side}, ${body} || n,
          clock_timestamp(), case ${side} when 'owner' then now() end
        from generate_series(1, ${count}) n, adoption_requests r join pets p on p.id = r.pet_id
        where r.id = ${id}`,
    )
  await add('owner', 'Va la ', 200)
  await openAs(page, owner, `${path}#nuevos`)
  const region = talk(page).getByRole('status').first()
  await region.evaluate((status) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, { childList: true })
  })
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'))
  const NEWS = '1 mensaje nuevo de Valentina'
  for (const [body, expected] of [
    ['La primera', [NEWS]],
    ['La segunda', [NEWS, NEWS]],
  ] as const) {
    await add('adopter', body)
    // As coming back to the tab does, it asks for news at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(bubbles(page, body)).toBeInViewport({ timeout: 45_000 })
    await expect.poll(heard).toEqual(expected)
  }
  await write(page, 'Gracias.')
  await expect(bubbles(page, 'Gracias.')).toBeInViewport()
  await expect.poll(heard).toEqual([NEWS, NEWS, 'Mensaje enviado'])
  await page.getByRole('link', { name: 'Ver mensajes anteriores' }).click()
  await page.getByRole('link', { name: 'Volver a lo último' }).click()
  await expect(bubbles(page, 'Gracias.')).toBeVisible()
  await expect(region).toHaveText('')
})

test('a request opens with what the other side wrote last, is then read, and is answered in place', async ({
  page,
}) => {
  const { owner, request } = await makeConversation('en revisión', [
    ['adopter', '¿Y cómo se lleva con niños?'],
    ['adopter', '¿Y con gatos?'],
  ])
  await openAs(page, owner, request)
  const words = page.getByRole('region', { name: 'Valentina te escribió' })
  await expect(words).toContainText('¿Y cómo se lleva con niños?¿Y con gatos?')
  await expect(page.getByRole('link', { name: 'Conversación', exact: true })).toBeAttached()
  await expect(page.getByRole('link', { name: /mensajes? nuevo/ })).toHaveCount(0)
  await expectAccessible(page)
  if (isPhone(page)) await expectThumbSized(page)
  await expectNoOverflowAnywhere(page)
  await words.getByLabel('Tu mensaje para Valentina').fill('Con los dos, muy bien.')
  await words.getByRole('button', { name: 'Enviar mensaje' }).click()
  const own = page.getByRole('region', { name: 'Le escribiste a Valentina' })
  await expect(own).toContainText('Con los dos, muy bien.')
  await expect(own.getByLabel('Tu mensaje para Valentina')).toHaveValue('')
})

test('messages to read are marked on the tab and the list, until they are read', async ({
  page,
  otherDevice,
}) => {
  const { owner, adopter, path } = await makeConversation('en revisión', [
    ['adopter', '¿Y cómo se lleva con niños?'],
    ['adopter', '¿Y con gatos?'],
  ])
  await openAs(page, owner, LIST)
  await expect(tab(page)).toContainText('Hay mensajes sin leer')
  const mark = page.getByRole('link', { name: '2 mensajes nuevos' })
  await expect(mark).toBeVisible()
  await expectAccessible(page)
  await expectThumbSized(page)
  await expectNoOverflowAnywhere(page)
  await mark.click()
  await expect(page).toHaveURL(`${path}#nuevos`)
  await expect(
    talk(page)
      .getByRole('listitem')
      .filter({ hasText: /^2 mensajes nuevos$/ }),
  ).toBeInViewport()
  await page.goBack()
  await expect(tab(page)).toBeVisible()
  await page.goto(LIST)
  await expect(mark).toHaveCount(0)
  await expect(tab(page)).not.toContainText('sin leer')

  await page.goto(path)
  await write(page, 'Con mis sobrinas, muy bien.')
  const other = await otherDevice()
  await openAs(other, adopter, SENT)
  await expect(tab(other)).toContainText('Hay mensajes sin leer')
  await other.getByRole('link', { name: 'Conversación sobre Frida 1 mensaje nuevo' }).click()
  await expect(bubbles(other, '¿Y con gatos?').getByText('Leído')).toBeAttached()
  await other.goto(SENT)
  await expect(tab(other)).not.toContainText('sin leer')
  await expect(other.getByRole('link', { name: 'Conversación sobre Frida', exact: true })).toBeVisible()
})

test('one mail tells of all that is unread and leads to it; reading takes back what has not left', async ({
  page,
  otherDevice,
  watch,
}) => {
  const { owner, adopter, path } = await makeConversation()
  await openAs(page, owner, path)
  await write(page, 'Hola, Valentina.')
  await write(page, 'Frida corre mucho por la mañana.')
  expect(await mailSubjects(page, adopter)).toEqual([SUBJECT])
  const other = await otherDevice()
  await openAs(other, adopter, '/dashboard')
  const opened = await followMail(other, adopter, 'Abrir la conversación')
  watch(opened)
  await expect(opened).toHaveURL(`${path}#nuevos`)
  await expect(bubbles(opened, '2 mensajes nuevos')).toBeVisible()
  expect(await mailSubjects(page, adopter)).toEqual([])
  await opened.close()
  await write(page, '¿Quién la sacaría?')
  expect(await mailSubjects(page, adopter)).toEqual([SUBJECT])
})

test('a request that has ended keeps its conversation to read, a hidden message says so', async ({
  page,
}) => {
  const { id, owner, adopter, path } = await makeConversation('retirada', [
    ['owner', 'Te espero el sábado.'],
    ['owner', 'Frase que nadie debe leer.'],
    ['adopter', 'g'.repeat(400)],
  ])
  await inSiteDatabase(
    (sql) => sql`update adoption_messages set hidden_at = now()
      where request_id = ${id} and body like 'Frase%'`,
  )
  for (const email of [adopter, owner]) {
    await openAs(page, email, path)
    await expect(talk(page)).toContainText(
      'La solicitud fue retirada: pueden leer la conversación, pero ya no escribir.',
    )
    await expect(box(page)).toHaveCount(0)
    await expect(send(page)).toHaveCount(0)
    await expect(bubbles(page, 'Te espero el sábado.')).toBeVisible()
    await expect(bubbles(page, 'Nuestro equipo retiró este mensaje')).toBeVisible()
    expect(await page.content()).not.toContain('Frase que nadie')
    await expectAccessible(page)
    await expectNoOverflowAnywhere(page)
  }
})
