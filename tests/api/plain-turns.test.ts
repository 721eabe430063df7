import { beforeEach, expect, it } from 'vitest'
import { mailsTo } from '@/tests/support/api-people'
import { askFor, newAdopter, newPet } from '@/tests/support/asking'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { inSiteDatabase } from '@/tests/support/site'

const PHONE = '+593 98 555 0127'

let owner: PlainBrowser
beforeEach(() => {
  owner = new PlainBrowser()
})

/** Somebody of that first name asks for a pet. */
async function asker(pet: { id: number }, name: string) {
  const email = await newAdopter()
  await inSiteDatabase((sql) => sql`update users set name = ${name}, phone = ${PHONE} where email = ${email}`)
  const tab = new PlainBrowser()
  await tab.openAs(email, askFor(pet))
  tab.check('Tengo 18 años o más')
  await tab.press('Enviar solicitud')
  const [path = ''] = tab.hrefs('Ver mi solicitud')
  return { email, tab, path }
}

const standing = (tab: PlainBrowser) => tab.words(tab.part('section', 'Estado de la solicitud'))

/** What a request's page says of where it stands. */
async function standingAt(tab: PlainBrowser, path: string): Promise<string> {
  await tab.open(path)
  return standing(tab)
}

/** Follows a link of the request's page and confirms on the page that it leads to. */
async function answer(tab: PlainBrowser, link: string, confirm: string) {
  await tab.follow(link)
  await tab.press(confirm)
}

it('without JavaScript of three who ask one is accepted, undone and another one adopts; those who wait hear of each turn', async () => {
  const pet = await newPet({ name: 'Lola' })
  const first = await asker(pet, 'Andrés')
  const second = await asker(pet, 'Lucía')
  const third = await asker(pet, 'Valentina')
  await owner.openAs(pet.ownerEmail, first.path)
  expect(standing(owner)).toContain('Otras 2 personas también piden a Lola.')
  await owner.follow('Aceptar')
  expect(owner.words()).toContain('Lucía y Valentina quedan en espera')
  await owner.press('Aceptar')
  expect(standing(owner)).toContain('Aceptada')
  expect(await standingAt(second.tab, second.path)).toContain('En espera')
  expect(await standingAt(owner, second.path)).toContain('Aceptaste otra solicitud')
  expect(owner.hrefs('Aceptar')).toEqual([])

  await owner.open(first.path)
  await answer(owner, 'Deshacer la aceptación', 'Deshacer la aceptación')
  expect(standing(owner)).toContain('En revisión')
  expect(await standingAt(first.tab, first.path)).toContain('Camilo deshizo la aceptación')
  expect(await standingAt(third.tab, third.path)).toContain('En revisión')
  await owner.open(third.path)
  await answer(owner, 'Aceptar', 'Aceptar')
  await answer(owner, 'Lola ya vive con Valentina', 'Sí, ya viven juntos')
  expect(standing(owner)).toContain('Concluida')
  expect(await standingAt(second.tab, second.path)).toContain('Encontró otra familia')
  expect(second.tab.all('h2', 'Se parecen a Lola')).toHaveLength(1)
  await expect
    .poll(async () => (await mailsTo(second.email)).map(({ subject }) => subject).reverse())
    .toEqual([
      'Tu solicitud para Lola está en espera',
      'Lola vuelve a buscar familia',
      'Tu solicitud para Lola está en espera',
      'Tu solicitud para Lola se cerró',
    ])
}, 60_000)

it('without JavaScript an adopter withdraws, and another one renounces after the acceptance', async () => {
  const pet = await newPet({ name: 'Nina' })
  const first = await asker(pet, 'Andrés')
  const second = await asker(pet, 'Lucía')
  await first.tab.open(first.path)
  await answer(first.tab, 'Retirar mi solicitud', 'Retirar mi solicitud')
  expect(first.tab.words()).toContain('Retiraste tu solicitud')
  expect(first.tab.hrefs('Volver a pedirla')).toEqual([askFor(pet)])

  await owner.openAs(pet.ownerEmail, second.path)
  await answer(owner, 'Aceptar', 'Aceptar')
  expect(standing(owner)).toContain(PHONE)
  await second.tab.open(second.path)
  await answer(second.tab, 'Ya no puedo seguir', 'Ya no puedo seguir')
  expect(standing(second.tab)).toContain('Retirada')
  expect(await standingAt(owner, second.path)).toContain('La solicitud de Lucía fue retirada')
  expect(standing(owner)).not.toContain(PHONE)
})
