import type { Page } from '@playwright/test'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { fillInDossier, goOn } from '@/tests/support/dossier-form'
import { followMail } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { answerAll, save } from '@/tests/support/quiz'
import { toast } from '@/tests/support/screens'
import { askAs, makeOwnedPet, newPerson, standing, subjectsTo } from '@/tests/support/site-requests'

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

test('of three who ask one is accepted, undone and another one adopts; those who wait hear of each turn', async ({
  page,
  otherDevice,
}) => {
  // Four devices.
  test.slow()
  const pet = await makeOwnedPet('Lola')
  const [one, two, three] = [await otherDevice(), await otherDevice(), await otherDevice()]
  const [first, second, third] = [
    await askAs(one, 'Andrés', pet.id),
    await askAs(two, 'Lucía', pet.id),
    await askAs(three, 'Valentina', pet.id),
  ]
  await openAs(page, pet.email, first.path)
  await expect(standing(page)).toContainText('Otras 2 personas también piden a Lola.')
  await page.getByRole('link', { name: 'Aceptar', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Lucía y Valentina quedan en espera')
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await expect(standing(page)).toContainText('Aceptada')
  await expectStatus(two, second.path, 'En espera')
  await expectAccessible(two)
  await openHydrated(page, second.path)
  await expect(standing(page)).toContainText('Aceptaste otra solicitud')
  await expect(page.getByRole('link', { name: 'Aceptar', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await openHydrated(page, first.path)
  await answer(page, 'Deshacer la aceptación', 'Deshacer la aceptación')
  await expect(standing(page)).toContainText('En revisión')
  await expectStatus(one, first.path, 'Camilo deshizo la aceptación')
  await expectStatus(three, third.path, 'En revisión')
  await openHydrated(page, third.path)
  await answer(page, 'Aceptar', 'Aceptar')
  await answer(page, 'Lola ya vive con Valentina', 'Sí, ya viven juntos')
  await expect(standing(page)).toContainText('Concluida')
  await expectStatus(two, second.path, 'Encontró otra familia')
  await expect(two.getByRole('heading', { name: 'Se parecen a Lola' })).toBeVisible()
  await expectAccessible(two)
  await expect
    .poll(() => subjectsTo(page, second.email))
    .toEqual([
      'Tu solicitud para Lola está en espera',
      'Lola vuelve a buscar familia',
      'Tu solicitud para Lola está en espera',
      'Tu solicitud para Lola se cerró',
    ])
})

test('an adopter withdraws, and another one renounces after the acceptance', async ({
  page,
  otherDevice,
}) => {
  const pet = await makeOwnedPet('Nina')
  const [one, two] = [await otherDevice(), await otherDevice()]
  const first = await askAs(one, 'Andrés', pet.id)
  const second = await askAs(two, 'Lucía', pet.id)
  await openHydrated(one, first.path)
  await answer(one, 'Retirar mi solicitud', 'Retirar mi solicitud')
  await expect(toast(one, 'Retiraste tu solicitud')).toBeVisible()
  await expect(standing(one).getByRole('link', { name: 'Volver a pedirla' })).toHaveAttribute(
    'href',
    `/adoption?mascota=${pet.id}`,
  )
  await expectAccessible(one)

  await openAs(page, pet.email, second.path)
  await answer(page, 'Aceptar', 'Aceptar')
  await openHydrated(two, second.path)
  await answer(two, 'Ya no puedo seguir', 'Ya no puedo seguir')
  await expect(standing(two)).toContainText('Retirada')
  await openHydrated(page, second.path)
  await expect(standing(page)).toContainText('La solicitud de Lucía fue retirada')
  await expect(standing(page)).not.toContainText(PHONE)
  await expectAccessible(page)
})
