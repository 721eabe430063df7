import type { Page } from '@playwright/test'
import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { eagerAdopter } from '@/tests/support/busy-requests'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'

const LIST = '/dashboard/solicitudes'
const SENT = `${LIST}/enviadas`

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
