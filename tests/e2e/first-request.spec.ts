import type { Page } from '@playwright/test'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import {
  addDossier,
  adultBox,
  askFor,
  messageBox,
  newAdopter,
  newPet,
  phoneBox,
  requestPathOf,
  requestsFor,
  sendRequest,
} from '@/tests/support/asking'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { consentBox, goOn } from '@/tests/support/dossier-form'
import { mailedPath, mailsTo } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { storedMatches } from '@/tests/support/quiz'
import { button, field, heading } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const SENT = 'Hemos enviado tu solicitud'
const PASSWORD = 'Caminata7!'
const offer = (page: Page) => page.getByRole('heading', { name: '¿Buscas una mascota como Frida?' })
const adoptLink = (page: Page) => page.getByRole('link', { name: 'Quiero adoptar' }).filter({ visible: true })
const tapRadio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).tap()

/** Somebody goes to the mail program, opens the mail, presses its button. */
const MAIL = { taps: 3, screens: 1 }

/** What somebody does in this browser from now on: taps, fields they change, screens they see (dialogs are some). */
async function countSteps(page: Page) {
  const seen = { taps: 0, inputs: new Set<string>(), screens: new Set<string>() }
  await page.exposeFunction('counted', (kind: 'tap' | 'input' | 'screen', what: string) => {
    if (kind === 'tap') seen.taps++
    else seen[kind === 'input' ? 'inputs' : 'screens'].add(what)
  })
  await page.addInitScript(() => {
    const counted: (kind: string, what: string) => Promise<void> = Reflect.get(window, 'counted')
    addEventListener('pointerup', ({ isTrusted }) => isTrusted && void counted('tap', ''), true)
    addEventListener(
      'input',
      ({ target }) => {
        const name = target instanceof HTMLInputElement ? target.name : ''
        void counted('input', `${location.pathname} ${name}`)
      },
      true,
    )
    setInterval(() => {
      // The page of a mailed link goes on by itself.
      if (location.pathname.includes('/tk/')) return void counted('screen', 'mailed link')
      const dialog = document.querySelector('dialog[open]')
      const title = (dialog ?? document).querySelector(dialog ? 'h2' : 'h1')?.textContent
      if (title) void counted('screen', title)
    }, 100)
  })
  return seen
}

test('a new person gets from the pet to a sent request in 22 taps, 12 fields and 9 screens at most', async ({
  page,
}) => {
  const pet = await newPet()
  const email = newEmail()
  const seen = await countSteps(page)
  await openHydrated(page, `/pet-detail/${pet.id}`)
  await adoptLink(page).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Registro' }).tap()
  await expect(page).toHaveURL(/\/register\?/)
  for (const [label, text] of [
    ['Nombres', 'Valentina'],
    ['Apellidos', 'Ríos Andrade'],
    ['Email', email],
    ['Contraseña', PASSWORD],
    ['Confirmar contraseña', PASSWORD],
  ] as const) {
    await field(page, label).tap()
    await field(page, label).fill(text)
  }
  await button(page, 'Crear cuenta').tap()
  await expect(page).toHaveURL('/email-confirm')
  await expect.poll(async () => (await mailsTo(page, email)).length).toBe(1)
  await page.goto(await mailedPath(page, email))

  await expect(page).toHaveURL(askFor(pet))
  await expect(heading(page, 'Cuéntanos de tu hogar')).toBeVisible()
  await tapRadio(page, 'Departamento o apartamento')
  await tapRadio(page, 'Vivo con mi familia')
  await page.getByRole('checkbox', { name: 'Ninguna' }).tap()
  await tapRadio(page, '2 a 4')
  await consentBox(page).tap()
  await goOn(page).tap()
  await expect(heading(page, 'Tu solicitud para Frida')).toBeVisible()
  await expect(offer(page)).toBeVisible()
  await adultBox(page).tap()
  await sendRequest(page).tap()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()

  const told = JSON.stringify({ ...seen, inputs: [...seen.inputs], screens: [...seen.screens] })
  expect(seen.taps + MAIL.taps, told).toBeLessThanOrEqual(22)
  expect(seen.inputs.size, told).toBeLessThanOrEqual(12)
  expect(seen.screens.size + MAIL.screens, told).toBeLessThanOrEqual(9)
  // They were counted at all.
  expect(seen.taps, told).toBeGreaterThan(12)
  expect(seen.inputs.size, told).toBeGreaterThan(9)
  expect(await requestsFor(pet.id)).toMatchObject([{ status: 'enviada', message: null }])
  expect(await storedMatches(email)).toEqual([])
})

test('who has asked before sends the next request with two taps', async ({ page }) => {
  const [pet, before] = [await newPet(), await newPet()]
  const email = await newAdopter()
  await inSiteDatabase(
    (sql) => sql`insert into adoption_requests (pet_id, adopter_id, declared_adult_at)
      select ${before.id}, id, now() from users where email = ${email}`,
  )
  await signIn(page, email)
  const seen = await countSteps(page)
  await openHydrated(page, `/pet-detail/${pet.id}`)
  await adoptLink(page).tap()
  await expect(page.getByText('Ya declaraste que tienes 18 años o más.')).toBeVisible()
  await sendRequest(page).tap()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
  expect([seen.taps, seen.inputs.size]).toEqual([2, 0])
})

test('one press takes the match test as the pet fills it in, and what was written stays', async ({
  page,
}) => {
  const pet = await newPet()
  const email = await newMember()
  await addDossier(email)
  await openAs(page, email, askFor(pet))
  await messageBox(page).fill('Hola, Camilo.')
  await expect(page.getByText('Perra joven, mediana, de pelo corto.')).toBeVisible()
  await expectNoOverflow(page)
  await expectThumbSized(page)
  await expectAccessible(page)
  await button(page, 'Sí, así').click()
  await expect(page.getByRole('region', { name: 'Frida y tú' })).toContainText('Coincide en 5 de 5')
  await expect(offer(page)).toBeHidden()
  await expect(messageBox(page)).toHaveValue('Hola, Camilo.')
  expect(await storedMatches(email)).toMatchObject([{ type: 'perro', age: 'joven', size: 'mediano' }])
})

test('whoever does not want the match test now is asked once more beside the sent request', async ({
  page,
}) => {
  const pet = await newPet()
  const email = await newMember()
  await addDossier(email)
  await openAs(page, email, askFor(pet))
  await page.getByRole('link', { name: 'Ahora no' }).click()
  await expect(offer(page)).toBeHidden()
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
  const sent = await requestPathOf(pet.id)
  await openHydrated(page, sent)
  await expectAccessible(page)
  await button(page, 'Sí, así').click()
  await expect(offer(page)).toBeHidden()
  await expect(page).toHaveURL(sent)
  expect(await storedMatches(email)).toHaveLength(1)
})

test('a telephone is asked for where it is shared, refused beside it, and kept in the profile', async ({
  page,
}) => {
  const pet = await newPet()
  const email = await newAdopter()
  await openAs(page, email, askFor(pet))
  await messageBox(page).fill('Hola, Camilo.')
  await phoneBox(page).fill('123 4567')
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(phoneBox(page)).toBeFocused()
  await expect(phoneBox(page)).toHaveAccessibleDescription(/Escribe un teléfono que exista/)
  await expect(messageBox(page)).toHaveValue('Hola, Camilo.')
  await expectAccessible(page)
  expect(await requestsFor(pet.id)).toEqual([])
  await phoneBox(page).fill('098 555 0127')
  await sendRequest(page).click()
  await expect(page.getByRole('dialog', { name: SENT })).toBeVisible()
  const next = await newPet()
  await openHydrated(page, askFor(next))
  await expect(phoneBox(page)).toHaveValue('+593 98 555 0127')
})
