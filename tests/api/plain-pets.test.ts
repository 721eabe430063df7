import { beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '@/tests/support/accounts'
import { get } from '@/tests/support/api'
import { mailsTo } from '@/tests/support/api-people'
import { newName } from '@/tests/support/new-names'
import { makeSitePet, STORY } from '@/tests/support/own-pets'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { inSiteDatabase } from '@/tests/support/site'

const OTHER_STORY = `${STORY} Y le gusta dormir al sol.`
const SAVED = 'Cambios Guardados Correctamente!'
const SAVED_BESIDE = 'En otra pestaña se habían cambiado otros datos'
const KEEP = 'Quedarme con lo guardado'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

describe('of two tabs', () => {
  const choice = (tab: PlainBrowser, label: string) => tab.part('fieldset', label)

  it('without JavaScript the second of two tabs reads both telephones, and keeps the one it chooses', async () => {
    const phone = 'Teléfono (opcional)'
    await visitor.openAs(await newMember(), '/dashboard/perfil')
    const second = visitor.newTab()
    await second.open('/dashboard/perfil')
    visitor.fill(phone, '+593 99 111 2222')
    await visitor.press('Guardar cambios')
    expect(visitor.words()).toContain(SAVED)

    second.fill(phone, '+593 99 333 4444')
    second.fill('Dirección (opcional)', 'Calle 9')
    await second.press('Guardar cambios')
    expect(second.words(choice(second, 'Teléfono'))).toContain('+593 99 111 2222')
    expect(second.words(choice(second, 'Teléfono'))).toContain('+593 99 333 4444')
    expect(second.valueOf(phone)).toBe('+593 99 333 4444')
    second.check(new RegExp(KEEP), choice(second, 'Teléfono'))
    await second.press('Guardar cambios')
    expect(second.words()).toContain(SAVED_BESIDE)
    await second.open('/dashboard/perfil')
    expect(second.valueOf(phone)).toBe('+593 99 111 2222')
    expect(second.valueOf('Dirección (opcional)')).toBe('Calle 9')
  })

  it('without JavaScript the second of two tabs with one pet keeps both changes, or chooses', async () => {
    const [first, second] = [newName(), newName()]
    const { id, email } = await makeSitePet(newName())
    await inSiteDatabase(
      (sql) => sql`update pets set house_trained = true, special_needs = false where id = ${id}`,
    )
    const path = `/dashboard/mascotas/${id}`
    await visitor.openAs(email, path)
    const other = visitor.newTab()
    await other.open(path)
    visitor.fill('Nombre', first)
    await visitor.press('Guardar cambios')
    expect(visitor.words()).toContain(SAVED)
    other.fill('Descripción', OTHER_STORY)
    other.fill('Nombre', second)
    await other.press('Guardar cambios')
    const both = other.all('dd', undefined, choice(other, 'Nombre'))
    expect(both.map((one) => other.words(one))).toEqual([second, first])
    other.check(new RegExp(KEEP), choice(other, 'Nombre'))
    await other.press('Guardar cambios')
    expect(other.words()).toContain(SAVED_BESIDE)
    await other.open(path)
    expect(other.valueOf('Nombre')).toBe(first)
    expect(other.valueOf('Descripción')).toBe(OTHER_STORY)
  })
})

describe('a pet that was not confirmed', () => {
  const ringCron = () =>
    fetch(`${process.env.TEST_BASE_URL}/api/cron/listings`, {
      headers: { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` },
    })

  /** Ages a pet by 38 days: its owner gets a reminder and does not confirm. @returns the path of the mailed link */
  async function neglect({ id, email }: { id: number; email: string }): Promise<string> {
    await inSiteDatabase(async (sql) => {
      await sql`update pets set confirmed_at = now() - interval '38 days' where id = ${id}`
      await ringCron()
      await sql`update pets set reminded_at = now() - interval '8 days' where id = ${id}`
      await ringCron()
    })
    const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('/confirmar-mascota/'))
    return /\/confirmar-mascota\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  const isListed = async (id: number) =>
    ((await get('/pets?limit=100')).body as { id: number }[]).some((pet) => pet.id === id)
  const isPaused = async (id: number) => {
    const stranger = new PlainBrowser()
    await stranger.open(`/pet-detail/${id}`)
    expect(stranger.status).toBe(200)
    return stranger.shows('Esta publicación está en pausa')
  }

  it('without JavaScript the confirmation link of a mail shows a button', async () => {
    const pet = await makeSitePet('Bruma')
    const link = await neglect(pet)
    expect(await isPaused(pet.id)).toBe(true)
    await visitor.open(link)
    expect(visitor.heading()).toBe('¿Bruma sigue buscando familia?')
    expect(await isListed(pet.id)).toBe(false)
    await visitor.press('Sí, sigue buscando familia')
    expect(visitor.words()).toContain('Bruma sigue buscando familia y ya vuelve a verse en las búsquedas')
    await expect.poll(() => isListed(pet.id)).toBe(true)
    await visitor.follow('Ver la publicación')
    expect(visitor.url).toBe(`/pet-detail/${pet.id}`)
    expect(visitor.heading()).toContain('Bruma')
    expect(await isPaused(pet.id)).toBe(false)
    await visitor.open(link)
    expect(visitor.heading()).toBe('Bruma ya está al día')
  })

  it('without JavaScript owners can confirm their pets', async () => {
    const pet = await makeSitePet('Nuez')
    await neglect(pet)
    expect(await isListed(pet.id)).toBe(false)
    await visitor.openAs(pet.email, '/dashboard/mascotas')
    await visitor.press('Nuez sigue en adopción')
    expect(visitor.words(visitor.part('tr', 'Nuez'))).toContain('confirmada hoy')
    expect(await isListed(pet.id)).toBe(true)
  })
})

describe('pages of foundations', () => {
  it('without JavaScript foundations and their pets can be opened', async () => {
    await visitor.open('/foundations')
    const [pet] = visitor.all('article', undefined, visitor.part('section', 'Mascotas de fundaciones'))
    await visitor.follow(
      /(?:)/,
      pet && visitor.all('h2', undefined, pet).concat(visitor.all('h3', undefined, pet))[0],
    )
    expect(visitor.url).toMatch(/\/pet-detail\/\d+$/)
    const [publisher] = visitor.all('a', /Publicada por/)
    const initials = [...(publisher?.getElementsByTagName('text') ?? [])].map((text) => text.textContent)
    expect(initials).toEqual([expect.stringMatching(/^[\p{Lu}\d]{1,2}$/u)])
    await visitor.follow(/Publicada por/)
    expect(visitor.url).toMatch(/\/foundation\/\d+$/)
    expect(visitor.all('h2', 'Comentarios')).toHaveLength(1)
  })

  it('without JavaScript all pets of foundations can be paged through', async () => {
    const names = () => visitor.all('article').map((card) => visitor.words(card))
    await visitor.open('/foundations')
    await visitor.follow(/^Ver las \d+ mascotas de fundaciones$/)
    expect(visitor.heading()).toBe('Mascotas de fundaciones')
    const first = names()
    await visitor.follow('Siguiente')
    expect(visitor.url).toBe('/foundations/mascotas?pagina=2#lista')
    expect(names()).not.toEqual(first)
    expect(names()).not.toEqual([])
  })

  it('without JavaScript an unknown foundation answers 404 and links to the others', async () => {
    await visitor.open('/foundation/2147483647')
    expect(visitor.status).toBe(404)
    await visitor.follow('Ver todas las fundaciones')
    expect(visitor.heading()).toBe('Fundaciones')
  })
})

it('without JavaScript an unknown pet answers 404 and links to others', async () => {
  await visitor.open('/pet-detail/1')
  expect(visitor.status).toBe(404)
  expect(visitor.heading()).toBe('Esta mascota no está publicada')
  expect(visitor.hrefs('Ver todas las mascotas')).not.toEqual([])
})
