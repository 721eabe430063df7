import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { listRequest } from '@/tests/support/listed-requests'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const LIST = '/dashboard/solicitudes'
const SENT = `${LIST}/enviadas`

/** Somebody with requests in every state that looks different. */
async function eagerAdopter() {
  const email = await newMember()
  const ask = async (pet: string, rest: Omit<Parameters<typeof listRequest>[1], 'name'>) => {
    const { id } = await makeSitePet(pet)
    return { petId: id, request: await listRequest(id, { name: 'Lucía', email, ...rest }) }
  }
  const greta = await ask('Greta', { status: 'aceptada' })
  await ask('Toby', {})
  await ask('Mancha', { status: 'rechazada', note: 'Elegí a una familia que ya la conocía.' })
  await ask('Sol', { status: 'retirada' })
  await inSiteDatabase(
    (sql) => sql`update users set name = 'Camilo', phone = '+593 99 555 0142' from pets
      where pets.owner_id = users.id and pets.id = ${greta.petId}`,
  )
  return { email, greta }
}

async function expectSent(page: Page, { greta }: Awaited<ReturnType<typeof eagerAdopter>>) {
  const card = (pet: string) => page.getByRole('article', { name: pet })
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(card('Greta')).toContainText('¡Camilo te dijo que sí!')
  await expect(card('Greta').getByRole('listitem').filter({ hasText: 'Conocerse y decidir' })).toContainText(
    'lo que sigue',
  )
  const text = 'Hola, Camilo. Soy Lucía, te escribo por Querencia.'
  await expect(card('Greta').getByText(text)).toBeVisible()
  const href = await card('Greta').getByRole('link', { name: 'Escribir por WhatsApp' }).getAttribute('href')
  expect(href).toContain('https://wa.me/593995550142?text=')
  expect(decodeURIComponent(href ?? '')).toContain(text)
  await expect(card('Greta').getByRole('link', { name: '+593 99 555 0142' })).toHaveAttribute(
    'href',
    'tel:+593995550142',
  )
  await expect(card('Greta')).toContainText('Nunca pagues “transporte” por adelantado.')
  await expect(card('Greta').getByRole('link', { name: 'Avísanos' })).toHaveAttribute(
    'href',
    `/pet-detail/${greta.petId}/reportar`,
  )
  await expect(card('Toby')).toContainText('Te escribimos apenas llegue.')
  await expect(card('Toby')).not.toContainText('555')
  await expect(card('Mancha')).toContainText('Elegí a una familia que ya la conocía.')
  await expect(card('Mancha').getByRole('link', { name: 'Ver mascotas parecidas' })).toHaveAttribute(
    'href',
    /^\/searcher\/pet\/dog\//,
  )
  await expect(card('Mancha').getByRole('heading', { name: 'Se parecen a Mancha' })).toBeVisible()
  // Their lines say 'Quito · Joven · Hembra'.
  const similar = card('Mancha').getByRole('link', { name: / · / })
  await expect(similar).toHaveCount(2)
  await card('Mancha').getByText('Ver 3 más').click()
  await expect(similar).toHaveCount(5)
  await expect(card('Greta').getByRole('link', { name: 'Ya no puedo seguir con Greta' })).toHaveAttribute(
    'href',
    `${LIST}/${greta.request}?accion=renunciar`,
  )
  await expect(card('Mancha').getByRole('link', { name: /Retirar/ })).toHaveCount(0)
  await expect(page.getByText('Fue retirada el')).toBeHidden()
  await page.getByText('Anteriores (1)').click()
  await expect(page.getByText('Fue retirada el')).toBeVisible()
}

test('an adopter lands on what they sent: where each request stands, what comes next, and the contacts', async ({
  page,
}) => {
  const adopter = await eagerAdopter()
  await openAs(page, adopter.email, '/dashboard')
  await page.getByRole('navigation', { name: 'Mi perfil' }).getByRole('link', { name: 'Solicitudes' }).click()
  await expect(page).toHaveURL(SENT)
  await expectSent(page, adopter)
  await expectAccessible(page)
  await expectThumbSized(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await page.getByRole('link', { name: 'Recibidas' }).click()
  await expect(page.getByRole('heading', { name: 'Aún no llegan solicitudes' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(SENT)
})

test('a request that is withdrawn from the list moves to the earlier ones', async ({ page }) => {
  const adopter = await eagerAdopter()
  await openAs(page, adopter.email, SENT)
  await page.getByRole('link', { name: 'Retirar la solicitud para Toby' }).click()
  await expect(page).toHaveURL(/accion=retirar$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(toast(page, 'Retiraste tu solicitud')).toBeVisible()
  await page.getByRole('link', { name: 'Solicitudes' }).first().click()
  await expect(page).toHaveURL(SENT)
  await expect(page.getByRole('article', { name: 'Toby' })).toHaveCount(0)
  await expect(page.getByText('Anteriores (2)')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript adopters follow what they sent', async ({ page }) => {
    const adopter = await eagerAdopter()
    await openAs(page, adopter.email, LIST)
    await expect(page).toHaveURL(SENT)
    await expectSent(page, adopter)
  })
})
