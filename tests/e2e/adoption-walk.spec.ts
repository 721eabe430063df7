import type { Page } from '@playwright/test'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { fillInDossier, goOn } from '@/tests/support/dossier-form'
import { listRequest } from '@/tests/support/listed-requests'
import { followMail } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { answerAll, save } from '@/tests/support/quiz'
import { toast } from '@/tests/support/screens'
import { makeOwnedPet, newPerson, standing, subjectsTo } from '@/tests/support/site-requests'

const PHONE = '+593 98 555 0127'

/** Presses a link of the request's page and confirms in the dialog that it opens. */
async function answer(page: Page, link: string, confirm: string) {
  await page.getByRole('link', { name: link, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function expectStatus(page: Page, path: string, status: string) {
  await openHydrated(page, path)
  await expect(standing(page)).toContainText(status)
}

test('owner and adopter get from the match test to the adoption, and a mail tells each of every step', async ({
  page,
  otherDevice,
  watch,
}) => {
  // Every page of an adoption, on two devices.
  test.slow()
  const pet = await makeOwnedPet('Frida')
  const adopter = await otherDevice()
  const email = await newPerson('Valentina', PHONE)
  await openAs(adopter, email, '/quizz')
  await answerAll(adopter)
  await save(adopter).click()
  await expect(adopter.getByRole('dialog', { name: 'Hemos guardado tus preferencias' })).toBeVisible()
  await openHydrated(adopter, `/adoption?mascota=${pet.id}`)
  await fillInDossier(adopter)
  await goOn(adopter).click()
  await adopter.getByLabel('Tu mensaje para Camilo').fill('Nos gustaría conocer a Frida sin apuro.')
  await adopter.getByLabel('Tengo 18 años o más').check()
  await adopter.getByRole('button', { name: 'Enviar solicitud' }).click()
  await adopter.getByRole('dialog').getByRole('link', { name: 'Ver mi solicitud' }).click()
  await expect(adopter).toHaveURL(/\/dashboard\/solicitudes\/\d+$/)
  const { pathname: path } = new URL(adopter.url())
  await expect(standing(adopter)).toContainText('Camilo todavía no la abre')
  await expectAccessible(adopter)

  await signIn(page, pet.email)
  const owner = await followMail(page, pet.email, 'Ver la solicitud')
  watch(owner)
  await expect(owner).toHaveURL(path)
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Valentina Vega')
  await expect(standing(owner)).toContainText('En revisión')
  await expect(owner.getByText('Nos gustaría conocer a Frida sin apuro.')).toBeVisible()
  await expect(owner.getByText(/^Coincide en \d de 5$/)).toBeVisible()
  await expect(owner.getByText('2 adultos y 1 niño (8 años)')).toBeVisible()
  for (const secret of [PHONE, email]) expect(await owner.content()).not.toContain(secret)
  await expectAccessible(owner)
  await expectThumbSized(owner)
  await expectStatus(adopter, path, 'Camilo la está leyendo')

  await answer(owner, 'Aceptar', 'Aceptar')
  await expect(toast(owner, 'ya pueden hablar')).toBeVisible()
  await expect(standing(owner)).toBeFocused()
  await expect(owner).toHaveURL(path)
  await expect(standing(owner).getByRole('link', { name: PHONE })).toHaveAttribute(
    'href',
    'tel:+593985550127',
  )
  await expect(standing(owner)).toContainText('“Hola, Valentina. Soy Camilo, te escribo por Querencia.')
  await expect(standing(owner).getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/593985550127\?text=Hola%2C%20Valentina/,
  )
  await expectAccessible(owner)
  await expectStatus(adopter, path, '¡Camilo te dijo que sí!')
  await expect(standing(adopter)).toContainText(pet.email)
  await expect(standing(adopter)).toContainText('Nunca pagues “transporte” por adelantado.')
  await expectAccessible(adopter)
  for (const width of [320, 390, 768, 1440]) {
    await adopter.setViewportSize({ width, height: 844 })
    await expectNoOverflow(adopter)
  }

  await answer(owner, 'Frida ya vive con Valentina', 'Sí, ya viven juntos')
  await expect(standing(owner)).toContainText('Concluida')
  await expectAccessible(owner)
  await expectStatus(adopter, path, '¡Frida ya vive contigo!')
  await expect(standing(adopter)).toContainText(pet.email)
  await expect(standing(adopter)).not.toContainText(/te dijo que sí|WhatsApp|transporte/)
  await expectAccessible(adopter)
  await adopter.goto(`/adoption?mascota=${pet.id}`)
  await expect(adopter.getByRole('heading', { level: 1 })).toHaveText('Frida ya vive contigo')
  await expectAccessible(adopter)
  await adopter.getByRole('link', { name: 'Ver mi solicitud' }).click()
  await expect(adopter).toHaveURL(path)
  await expect
    .poll(() => subjectsTo(page, email))
    .toEqual([
      'Ya leyeron tu solicitud para Frida',
      '¡Aceptaron tu solicitud para Frida!',
      'Frida ya es parte de tu familia',
    ])
  await expect
    .poll(() => subjectsTo(page, pet.email))
    .toEqual(['Alguien quiere adoptar a Frida', 'Aceptaste una solicitud para Frida'])
})

// How they get there: api/plain-turns.test.ts.
test('the page of a request is accessible to both sides while it waits behind another, and once it is over', async ({
  page,
}) => {
  const [lola, nina] = [await makeOwnedPet('Lola'), await makeOwnedPet('Nina')]
  const lucia = await newPerson('Lucía', PHONE)
  const ask = async (pet: { id: number }, status: AdoptionStatus) =>
    `/dashboard/solicitudes/${await listRequest(pet.id, { name: 'Lucía', email: lucia, status })}`
  await listRequest(lola.id, { name: 'Andrés', status: 'aceptada' })
  const [waiting, withdrawn] = [await ask(lola, 'en espera'), await ask(nina, 'retirada')]
  const closed = await ask(await makeOwnedPet('Luna'), 'cerrada')
  const places = [
    [lucia, waiting, 'En espera'],
    [lucia, withdrawn, 'Volver a pedirla'],
    [lucia, closed, 'Encontró otra familia'],
    [lola.email, waiting, 'Aceptaste otra solicitud'],
    [nina.email, withdrawn, 'La solicitud de Lucía fue retirada'],
  ] as const
  let signedIn = ''
  for (const [who, path, words] of places) {
    if (who !== signedIn) await signIn(page, who)
    signedIn = who
    await expectStatus(page, path, words)
    await expectAccessible(page)
  }
})
