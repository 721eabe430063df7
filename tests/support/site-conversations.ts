import { expect, type Page } from '@playwright/test'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { listRequest } from './listed-requests'
import { expectNoOverflow } from './page-checks'
import { inSiteDatabase } from './site'
import { makeOwnedPet, newPerson } from './site-requests'

export const LIST = '/dashboard/solicitudes'
const WIDTHS = [320, 390, 768, 1440]
export const WITH_PHONE = 'El sábado nos queda perfecto. Llámame al 300 555 01 27.'

/** Valentina's request for Camilo's Frida, and what they have written to each other without reading it. */
export async function makeConversation(
  status: AdoptionStatus = 'en revisión',
  lines: [side: 'owner' | 'adopter', body: string][] = [],
) {
  const pet = await makeOwnedPet('Frida')
  const adopter = await newPerson('Valentina', '+593 98 555 0127')
  const id = await listRequest(pet.id, { name: 'Valentina', email: adopter, status, hoursAgo: 30 })
  await inSiteDatabase(async (sql) => {
    for (const [side, body] of lines)
      await sql`insert into adoption_messages (request_id, author_id, side, body)
        select ${id}, u.id, ${side}, ${body} from users u where u.email = ${side === 'owner' ? pet.email : adopter}`
  })
  return { id, owner: pet.email, adopter, request: `${LIST}/${id}`, path: `${LIST}/${id}/mensajes` }
}

export const talk = (page: Page) => page.getByRole('region', { name: 'Conversación' })
export const box = (page: Page) => page.getByRole('textbox', { name: 'Tu mensaje para' })
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })
/** The messages with these words. */
export const bubbles = (page: Page, body: string) =>
  talk(page).getByRole('listitem').filter({ hasText: body })
export const warning = (page: Page) => talk(page).getByRole('alert')

/** Writes a message and waits until it stands in the conversation. */
export async function write(page: Page, body: string) {
  await box(page).fill(body)
  await send(page).click()
  await expect(bubbles(page, body)).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
}

/** Fails when the page scrolls sideways at any width. */
export async function expectNoOverflowAnywhere(page: Page) {
  const { width = 390, height = 844 } = page.viewportSize() ?? {}
  for (const each of WIDTHS) {
    await page.setViewportSize({ width: each, height })
    await expectNoOverflow(page)
  }
  await page.setViewportSize({ width, height })
}
