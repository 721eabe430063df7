import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { listRequest } from '@/tests/support/listed-requests'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'

const adoptLink = (page: Page) => page.getByRole('link', { name: 'Quiero adoptar' }).filter({ visible: true })
const ownLink = (page: Page) => page.getByRole('link', { name: 'Ver mi solicitud' }).filter({ visible: true })

async function asker(status: 'enviada' | 'aceptada' = 'enviada') {
  const pet = await makeSitePet('Frida')
  const email = await newMember()
  return { pet, email, request: await listRequest(pet.id, { name: 'Lucía', email, status }) }
}

test('a pet’s page tells whoever asked for it where their request stands, and leads to it', async ({
  page,
}) => {
  const { pet, email, request } = await asker()
  await openAs(page, email, `/pet-detail/${pet.id}`)
  await expect(page.getByRole('heading', { name: 'Ya la pediste' })).toBeVisible()
  await expect(page.getByText('Tu solicitud está enviada.')).toBeVisible()
  await expect(adoptLink(page)).toHaveCount(0)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(ownLink(page)).toHaveAttribute('href', `/dashboard/solicitudes/${request}`)
    await expectNoOverflow(page)
  }
  await expectAccessible(page)
})

test('a pet’s page says so when its adoption request was accepted', async ({ page }) => {
  const { pet, email } = await asker('aceptada')
  await openAs(page, email, `/pet-detail/${pet.id}`)
  await expect(page.getByText('¡Aceptaron tu solicitud!')).toBeVisible()
  await expect(ownLink(page)).toBeVisible()
})

test('a request that was withdrawn is gone from the pet’s page at once', async ({ page }) => {
  const { pet, email, request } = await asker()
  await openAs(page, email, `/pet-detail/${pet.id}`)
  await ownLink(page).click()
  await expect(page).toHaveURL(`/dashboard/solicitudes/${request}`)
  await page.getByRole('link', { name: 'Retirar' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click()
  await expect(toast(page, 'Retiraste tu solicitud')).toBeVisible()
  await page.getByRole('link', { name: 'Frida' }).first().click()
  await expect(page).toHaveURL(`/pet-detail/${pet.id}`)
  await expect(adoptLink(page)).toBeVisible()
  await expect(ownLink(page)).toHaveCount(0)
})

test('others see the adoption button, and visitors ask for nothing about themselves', async ({ page }) => {
  const { pet } = await asker()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, `/pet-detail/${pet.id}`)
  await expect(adoptLink(page)).toBeVisible()
  expect(asked).not.toContain('/api/viewer')
  await openAs(page, await newMember(), `/pet-detail/${pet.id}`)
  await expect(adoptLink(page)).toBeVisible()
})
