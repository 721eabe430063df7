import { beforeEach, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { newImporter, sampleRows } from '@/tests/support/site-imports'

const IMPORT = '/dashboard/mascotas/importar'
const FILE = 'Archivo con tus mascotas'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

async function sendFile(name: string, bytes: Buffer): Promise<void> {
  visitor.attach(FILE, new File([new Uint8Array(bytes)], name, { type: 'text/csv' }))
  await visitor.press('Revisar el archivo')
}

/** Sends a file with a good row and a faulty one, and reads what the check says. */
async function check(photo: string): Promise<void> {
  await sendFile('mascotas-noviembre.csv', sampleRows(photo))
  for (const title of ['1 fila por corregir', '2 palabras que no entendimos', 'Así se verán'])
    expect(visitor.all('h2', title), title).toHaveLength(1)
  for (const words of [
    'Todavía no se ha publicado nada',
    '¿Quisiste decir «Labrador retriever»',
    'Usa Cachorro, Joven, Adulto o Adulto Mayor.',
    'No usamos estas columnas: notas.',
  ])
    expect(visitor.words()).toContain(words)
}

/** Asks for the page again, as whoever waits does, until it says so. */
async function untilShown(words: string): Promise<void> {
  await expect
    .poll(async () => {
      if (visitor.hrefs('Actualizar').length) await visitor.follow('Actualizar')
      return visitor.words()
    })
    .toContain(words)
}

it('without JavaScript a file is checked and imported, and its export changes nothing', async () => {
  const { email, photo } = await newImporter()
  await visitor.openAs(email, IMPORT)
  await visitor.press('Revisar el archivo')
  expect(visitor.words()).toContain('Elige el archivo con tus mascotas')
  await check(photo)
  await visitor.press('Publicar 1 mascota')
  await untilShown('Publicadas')
  expect(visitor.words()).toMatch(/Publicadas 1 ?ya está en tu lista/)
  expect(visitor.all('h2', 'Lo que no se importó')).toHaveLength(1)
  await visitor.follow('Ver Mis Mascotas')
  expect(visitor.words()).toContain('Código Q-2')

  const exported = await send('/dashboard/mascotas/exportar', 'GET', visitor.cookie())
  await visitor.open(IMPORT)
  await sendFile('export.csv', exported.bytes)
  expect(visitor.words()).toContain('3 sin cambios')
  expect(visitor.words()).toContain('Tus mascotas ya están como en el archivo.')
})

it('without JavaScript words are answered for all rows at once, and a row without a photo is completed as a draft', async () => {
  const { email, photo } = await newImporter()
  await visitor.openAs(email, IMPORT)
  await check(photo)
  visitor.select(/«de la camada»/, 'Cachorro')
  await visitor.press('Aceptar para «de la camada»')
  expect(visitor.all('h2', '1 palabra que no entendimos')).toHaveLength(1)
  await visitor.press('Aceptar para «Labradr retriever»')
  expect(visitor.all('button', 'Publicar 2 mascotas')).toHaveLength(1)
  await visitor.open(IMPORT)
  await sendFile('sin-fotos.csv', Buffer.from('Nombre;Especie;Edad\r\nÑusta;Canina;de la camada', 'latin1'))
  expect(visitor.words()).toContain('Borrador: falta una foto, su historia')
  await visitor.press('Guardar 1 borrador')
  await untilShown('Ver borradores')
  await visitor.follow('Ver borradores')
  const drafts = visitor.url
  await visitor.follow('Completar a Ñusta')
  expect(visitor.valueOf('Nombre')).toBe('Ñusta')
  expect(visitor.words()).toContain('Falta una foto, su historia')
  await visitor.open(drafts)
  expect(visitor.all('button', 'Sí, eliminar')).toEqual([])
  expect(visitor.words()).not.toContain('No se puede deshacer.')
  visitor.unfold('el borrador de Ñusta')
  expect(visitor.words()).toContain('No se puede deshacer.')
  await visitor.press('Sí, eliminar')
  expect(visitor.words()).toContain('Eliminamos el borrador')
  expect(visitor.hrefs('Completar a Ñusta')).toEqual([])
})
