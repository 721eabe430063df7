import { expect, type Locator, type Page } from '@playwright/test'
import { findPhotographedPet, openPet } from './gallery'

export const viewer = (page: Page) => page.getByRole('dialog', { name: /^Fotos de / })
export const photo = (page: Page) => viewer(page).locator('[data-current] img')
export const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

/** Opens the first photo of a pet with at least three. @returns their number */
export async function openViewer(page: Page): Promise<number> {
  const { id, photos } = await findPhotographedPet()
  await openPet(page, id)
  await page.locator('#foto-1 a').click()
  await expect(viewer(page)).toBeVisible()
  return photos.length
}

export const expectNumber = (page: Page, number: number, count: number) =>
  expect(viewer(page).getByRole('status')).toHaveText(`Foto ${number} de ${count}`)
