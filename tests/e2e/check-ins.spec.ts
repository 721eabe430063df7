import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { listRequest } from '@/tests/support/listed-requests'
import { followMail, mailsTo } from '@/tests/support/mailbox'
import { newPictures } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { BASE_URL, inSiteDatabase } from '@/tests/support/site'
import { makeOwnedPet } from '@/tests/support/site-requests'

const WIDTHS = [320, 390, 768, 1440]
const ASK = 'Contar cómo va'

/** Frida, whom Valentina adopted from Camilo so many days ago, and whose check-ins have just been sent. */
async function adoptedFrida(days = 8) {
  const pet = await makeOwnedPet('Frida')
  const email = await newMember()
  const id = await listRequest(pet.id, {
    name: 'Valentina',
    email,
    status: 'concluida',
    hoursAgo: 24 * (days + 9),
  })
  const at = new Date(Date.now() - days * 86_400_000)
  await inSiteDatabase(async (sql) => {
    await sql`update users set name = 'Valentina' where email = ${email}`
    await sql`update pets set status = 'adoptado' where id = ${pet.id}`
    await sql`update adoption_request_events set created_at = ${at} where request_id = ${id} and status = 'concluida'`
  })
  const round = await fetch(`${BASE_URL}/api/cron/listings`, {
    headers: { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` },
  })
  expect(round.status).toBe(200)
  return { pet, email, request: `/dashboard/solicitudes/${id}` }
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
const tell = (page: Page) => page.getByRole('button', { name: 'Avisar a Camilo' })
const answer = (page: Page, name: RegExp) => page.getByRole('radio', { name })

async function linkOf(page: Page, email: string): Promise<string> {
  let path = ''
  await expect(async () => {
    const mails = await mailsTo(page, email)
    path =
      /\/seguimiento\/[\w.-]+/.exec(
        mails.find(({ subject }) => subject === '¿Cómo va Frida?')?.text ?? '',
      )?.[0] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return path
}

test('an adopter answers through the mail with a photo, which only the two sides see', async ({
  page,
  watch,
  otherDevice,
}) => {
  const { pet, email, request } = await adoptedFrida()
  const form = await followMail(page, email, ASK)
  watch(form)
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Hola, Valentina. ¿Cómo va Frida?')
  await expect(form.getByText('Ya lleva 8 días contigo.')).toBeVisible()
  await expect(form.locator('nav')).toHaveCount(0)
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectAccessible(form)
  await expectThumbSized(form)
  for (const width of WIDTHS) {
    await form.setViewportSize({ width, height: 844 })
    await expectNoOverflow(form)
  }
  await openHydrated(form, new URL(form.url()).pathname)
  await send(form).click()
  await expect(form.getByText('Elige una respuesta')).toBeVisible()
  await answer(form, /Muy bien/).check()
  await form.getByLabel(/Agregar una foto de Frida/).setInputFiles(await newPictures(1))
  await form.getByLabel(/Algo que quieras contarle a Camilo/).fill('Duerme a mis pies.')
  await send(form).click()
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Le contamos a Camilo')
  await expect(form.getByText('cuando Frida cumpla 30 días en casa')).toBeVisible()
  await expect(form.getByRole('link', { name: 'Contar su final feliz' })).toBeVisible()
  await expectAccessible(form)

  const owner = await otherDevice()
  await openAs(owner, pet.email, request)
  await expect(owner.getByText('A los 7 días: muy bien')).toBeVisible()
  await expect(owner.getByText('“Duerme a mis pies.”')).toBeVisible()
  const photo = owner.getByRole('img', { name: 'Frida en casa de Valentina, a los 7 días' })
  await photo.scrollIntoViewIfNeeded()
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300)
  await expectAccessible(owner)
  const src = (await photo.getAttribute('src')) ?? ''
  const stranger = await otherDevice()
  await openAs(stranger, await newMember(), '/dashboard')
  expect((await stranger.request.get(src)).status()).toBe(404)
})

test('an adoption that did not work out is told, and the pet is searchable again after one tap of its owner', async ({
  page,
  otherDevice,
}) => {
  const { pet, email, request } = await adoptedFrida()
  // At night its mail still waits, and is withdrawn by the answer.
  const link = await linkOf(page, email)
  await openHydrated(page, link)
  await expect(tell(page)).toBeHidden()
  await expect(page.getByText('La foto que elegiste no se envía.')).toBeHidden()
  await page.getByLabel(/Agregar una foto/).setInputFiles(await newPictures(1))
  await expect(page.locator('form img')).toHaveJSProperty('complete', true)
  // By keyboard alone: the third answer, then the note, then the button.
  await answer(page, /Muy bien/).focus()
  await page.keyboard.press('ArrowUp')
  await expect(answer(page, /No funcionó/)).toBeChecked()
  await expect(page.getByText('Le avisamos a Camilo hoy mismo')).toBeVisible()
  await expect(page.getByLabel(/Agregar una foto/)).toBeHidden()
  await expect(page.getByText('La foto que elegiste no se envía.')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(page)
  await page.getByLabel(/¿Qué pasó\?/).fill('Mi gata no la acepta.')
  await page.keyboard.press('Tab')
  await expect(tell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gracias por decirlo. Le avisamos a Camilo',
  )

  const owner = await otherDevice()
  expect((await mailsTo(owner, pet.email)).map(({ subject }) => subject)).toContain(
    'Frida necesita otro hogar',
  )
  await openAs(owner, pet.email, request)
  await expect(owner.getByRole('heading', { name: 'Frida necesita otro hogar' })).toBeVisible()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: 'Publicar otra vez' }).click()
  await expect(toast(owner, 'Está otra vez en adopción')).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Editar la publicación' })).toBeVisible()
  await expectAccessible(owner)
  const [found] = await inSiteDatabase(
    (sql) =>
      sql<
        { status: string }[]
      >`select p.status from pets p join pet_search s on s.id = p.id where p.id = ${pet.id}`,
  )
  expect(found).toEqual({ status: 'adoptable' })
  await openHydrated(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frida busca familia otra vez')
})

test('one click stops the questions, and the link still answers', async ({ page }) => {
  const { email } = await adoptedFrida()
  await openHydrated(page, await linkOf(page, email))
  await page.getByRole('link', { name: 'No quiero más preguntas' }).click()
  await page.getByRole('button', { name: 'No quiero más preguntas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listo, no te preguntamos más')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Contar cómo va Frida' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Valentina. ¿Cómo va Frida?')
  await expect(page.getByRole('link', { name: 'No quiero más preguntas' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript an adopter answers from the account with a photo, and reads what is missing', async ({
    page,
  }) => {
    const { pet, email, request } = await adoptedFrida(31)
    await openAs(page, email, '/dashboard')
    await page.getByRole('link', { name: '¿Cómo va Frida?' }).click()
    await page.getByLabel(/Algo que quieras contarle a Camilo/).fill('Ya pasea sin tirar.')
    await send(page).click()
    await expect(page.getByText('Elige una respuesta')).toBeVisible()
    await expect(page.getByLabel(/Algo que quieras contarle a Camilo/)).toHaveValue('Ya pasea sin tirar.')
    await answer(page, /No funcionó/).check()
    await expect(page.getByText('Le avisamos a Camilo hoy mismo')).toBeVisible()
    await expect(tell(page)).toBeVisible()
    await answer(page, /Nos estamos adaptando/).check()
    await page.getByLabel(/Agregar una foto de Frida/).setInputFiles(await newPictures(1))
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Le contamos a Camilo')
    await expect(page.getByText('cuando Frida cumpla 90 días en casa')).toBeVisible()
    await page.goto(request)
    await expect(page.getByRole('link', { name: 'Cambiar tu respuesta sobre Frida' })).toBeVisible()
    await openAs(page, pet.email, request)
    await expect(page.getByText('A los 30 días: nos estamos adaptando')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Frida en casa de Valentina, a los 30 días' })).toBeAttached()
  })
})
