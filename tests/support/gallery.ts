import { expect, type Page } from '@playwright/test'
import { findPet } from './site'

export const findPhotographedPet = () => findPet(({ photos }) => photos.length >= 3)

/** Opens a pet's page and waits until it is hydrated: its scripts keep the visit in the browser. */
export async function openPet(page: Page, id: number): Promise<void> {
  await page.goto(`/pet-detail/${id}`)
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join(' ')))
    .toContain(`"id":${id}`)
}

/** A photo stands still in the gallery's frame. */
export async function expectPhoto(page: Page, number: number): Promise<void> {
  await expect(page.locator(`#foto-${number}`)).toBeInViewport({ ratio: 0.99 })
}

/** Has Embla take the gallery over: the focus is enough. */
export async function wakeGallery(page: Page): Promise<void> {
  await page.locator('#foto-1 a').focus()
  await expect(page.locator('[data-embla] #foto-1')).toBeAttached()
}
