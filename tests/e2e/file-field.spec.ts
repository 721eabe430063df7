import type { Page } from '@playwright/test'
import { openAs, PICTURE } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { expectNoOverflow } from '@/tests/support/page-checks'

/** 70 characters, as messengers name pictures. */
const NAME = `${'WhatsApp Image 2026-11-20 at 10.15.22 AM '.padEnd(66, 'x')}.jpg`

async function expectFit(page: Page, label: string): Promise<void> {
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name: NAME, mimeType: 'image/jpeg', buffer: PICTURE })
  await expect(page.getByText(NAME)).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
}

test('a picture with a long file name leaves the profile as wide as the phone', async ({ page }) => {
  await openAs(page, demoEmail('fundacion'), '/dashboard/perfil')
  await expectFit(page, 'Foto')
})

test('a document with a long file name leaves the registration as wide as the phone', async ({ page }) => {
  await openHydrated(page, '/register')
  await page.getByRole('radio', { name: 'Fundación' }).check()
  await expectFit(page, 'Documento que respalda a la fundación')
})
