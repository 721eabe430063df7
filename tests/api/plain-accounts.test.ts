import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember } from '@/tests/support/accounts'
import { sendJson } from '@/tests/support/api'
import { PASSWORD, registration } from '@/tests/support/api-people'
import { demoEmail } from '@/tests/support/demo'
import { newEmail } from '@/tests/support/new-names'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { chooseEcuador, fillInPassword, fillInPerson, mailedPath } from '@/tests/support/plain-people'
import { findFoundation } from '@/tests/support/site'

const NO_COOKIES = 'Tu navegador no guarda las cookies'

it('without JavaScript the login shows errors, keeps the e-mail and redirects to the callback URL', async () => {
  const visitor = new PlainBrowser()
  await visitor.open('/login?callbackUrl=%2Fpet-care')
  visitor.fill('Email', 'ana')
  await visitor.press('Iniciar Sesión')
  expect(visitor.alert()).toBe('Por favor ingresa los datos completos')
  for (const sentence of ['Por favor ingresa un email válido', 'El Password es requerido'])
    expect(visitor.words()).toContain(sentence)
  expect(visitor.valueOf('Email')).toBe('ana')
  expect(visitor.fields('Email')[0]?.getAttribute('aria-invalid')).toBe('true')
  await visitor.logIn(demoEmail('adopta'), 'not the password')
  expect(visitor.alert()).toBe('Correo o contraseña incorrectos')
  expect(visitor.valueOf('Email')).toBe(demoEmail('adopta'))
  visitor.fill('Contraseña', DEMO_PASSWORD)
  await visitor.press('Iniciar Sesión')
  expect(visitor.url).toBe('/pet-care')
})

it('without JavaScript a foundation registers, confirms and resets its password, once per link', async () => {
  const email = newEmail()
  const visitor = new PlainBrowser()
  await visitor.open('/register')
  expect(visitor.fields('Nombres')).toEqual([])
  await chooseEcuador(visitor)
  expect(visitor.url).toBe('/register?pais=ECU')
  visitor.check(/^Fundación/)
  visitor.fill('Nombre de la fundación', 'Patas del Sur')
  fillInPerson(visitor, email)
  visitor.fill('Confirmar contraseña', 'otra')
  await visitor.press('Crear cuenta')
  expect(visitor.alert()).toContain('vuelve a elegir tu documento')
  for (const sentence of ['Por favor carga un documento válido', 'Las contraseñas no coinciden'])
    expect(visitor.words()).toContain(sentence)
  expect(visitor.isChecked(/^Fundación/)).toBe(true)
  expect(visitor.valueOf('Nombre de la fundación')).toBe('Patas del Sur')
  expect(visitor.valueOf('Nombres')).toBe('Valentina')
  expect(visitor.valueOf('Ciudad')).toBe('Quito')
  expect(visitor.valueOf('Email')).toBe(email)
  expect(visitor.valueOf('Contraseña')).toBe('')

  fillInPassword(visitor, 'Luna2024!')
  const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024)])
  visitor.attach(
    'Documento que respalda a la fundación',
    new File([document], 'acta.pdf', { type: 'application/pdf' }),
  )
  await visitor.press('Crear cuenta')
  expect(visitor.url).toBe('/email-confirm')
  expect(visitor.words()).toContain('quedan pendientes')
  await visitor.open(await mailedPath(email))
  await visitor.press('Verificar mi correo')
  expect(visitor.heading()).toBe('Email verificado correctamente!')

  await visitor.open('/reset')
  visitor.fill('Email', email)
  await visitor.press('Aceptar')
  expect(visitor.url).toBe('/')
  const path = await mailedPath(email)
  expect(path).toContain('/modpass/')
  await visitor.open(path)
  await visitor.open(visitor.url)
  visitor.fill('Nueva contraseña', 'Sol2025!x')
  visitor.fill('Confirmar nueva contraseña', 'Sol2025!x')
  await visitor.press('Aceptar')
  expect(visitor.url).toBe('/login')
  await visitor.open(path)
  expect(visitor.heading()).toBe('El enlace no es válido o ya venció')
  expect(visitor.fields('Nueva contraseña')).toEqual([])
  expect(visitor.hrefs('Pedir otro enlace')).toEqual(['/reset'])
})

it('without JavaScript the confirmation after registering signs in and leads to the callback URL', async () => {
  const email = newEmail()
  const { id } = await findFoundation()
  const back = `callbackUrl=%2Freview%2F${id}`
  const visitor = new PlainBrowser()
  await visitor.open(`/foundation/${id}`)
  await visitor.follow('Deja tu comentario')
  expect(visitor.url).toBe(`/login?${back}`)
  await visitor.follow('Crea tu cuenta')
  await chooseEcuador(visitor)
  await visitor.follow('Cambiar país')
  expect(visitor.url).toBe(`/register?${back}&pais=`)
  await chooseEcuador(visitor)

  visitor.check(/^Persona/)
  fillInPerson(visitor, email)
  visitor.fill('Confirmar contraseña', 'otra')
  await visitor.press('Crear cuenta')
  expect(visitor.words()).toContain('Las contraseñas no coinciden')
  expect(visitor.hrefs('Inicia sesión')).toEqual([`/login?${back}`])
  fillInPassword(visitor, 'Luna2024!')
  await visitor.press('Crear cuenta')
  expect(visitor.url).toBe('/email-confirm')

  await visitor.open(await mailedPath(email))
  await visitor.press('Verificar mi correo')
  expect(visitor.url).toBe(`/review/${id}`)
  visitor.fill('Comentario', 'Cuidan muy bien de sus gatos.')
  await visitor.press('Publicar')
  expect(visitor.alert()).toContain('Revisa los campos marcados')
  expect(visitor.valueOf('Comentario')).toBe('Cuidan muy bien de sus gatos.')
})

it('without JavaScript the contact form says all that is missing at once', async () => {
  const visitor = new PlainBrowser()
  await visitor.open('/contacto')
  await visitor.press('Enviar mensaje')
  for (const sentence of [
    'Elige de qué se trata',
    'Escribe tu nombre',
    'Escribe tu correo: ahí te respondemos',
    'Escribe al menos 20 caracteres',
  ])
    expect(visitor.words()).toContain(sentence)
})

it('without JavaScript a new e-mail is asked for and confirmed', async () => {
  const email = newEmail()
  const visitor = new PlainBrowser()
  await visitor.openAs(await newMember(), '/dashboard/perfil')
  const ask = async (password: string) => {
    visitor.fill('Tu contraseña', password, visitor.part('section', 'Cambiar correo'))
    await visitor.press('Cambiar correo', visitor.part('section', 'Cambiar correo'))
  }
  visitor.fill('Nuevo correo', email)
  await ask('Otra cosa 9!')
  expect(visitor.alert()).toContain('Revisa los campos marcados')
  expect(visitor.words(visitor.part('section', 'Cambiar correo'))).toContain('La contraseña no es correcta')
  expect(visitor.valueOf('Nuevo correo')).toBe(email)
  await ask(DEMO_PASSWORD)
  expect(visitor.words(visitor.part('section', 'Cambiar correo'))).toContain(
    `Abre el enlace que enviamos a ${email}`,
  )
  await visitor.open(await mailedPath(email))
  await visitor.press('Usar este correo')
  expect(visitor.words()).toContain(`Ingresas con ${email}`)
})

it('without JavaScript a browser that keeps no cookies is told so at the login too', async () => {
  const visitor = new PlainBrowser()
  visitor.keepsCookies = false
  await visitor.open('/login')
  await visitor.logIn(await newMember())
  expect(visitor.alert()).toContain(NO_COOKIES)
})

it('without JavaScript a confirmation link that is opened elsewhere takes the password', async () => {
  const person = registration()
  await sendJson('POST', '/user', person)
  const elsewhere = new PlainBrowser()
  await elsewhere.open(await mailedPath(person.email))
  elsewhere.fill('Contraseña', PASSWORD)
  await elsewhere.press('Verificar mi correo')
  expect(elsewhere.heading()).toBe('Email verificado correctamente!')
  await elsewhere.follow('Continuar')
  expect(elsewhere.url).toBe('/')
  await elsewhere.open('/api/viewer')
  expect(elsewhere.body).toMatchObject({ viewer: { confirmed: true } })
})

it('without JavaScript somebody signs in and out, and each is said once', async () => {
  const visitor = new PlainBrowser()
  await visitor.open('/login?callbackUrl=%2Fdashboard')
  await visitor.logIn(demoEmail('adopta'))
  expect(visitor.url).toBe('/dashboard')
  expect(visitor.words()).toContain('Has iniciado sesión')
  await visitor.follow('Mis Mascotas')
  expect(visitor.heading()).toBe('Mis Mascotas')
  expect(visitor.words()).not.toContain('Has iniciado sesión')

  await visitor.press('Cerrar Sesión', visitor.part('main', ''))
  expect(visitor.words()).toContain('Has cerrado sesión')
  expect(visitor.hasCookie('next-auth.session-token')).toBe(false)
  await visitor.open('/dashboard')
  expect(visitor.url).toBe('/login?callbackUrl=%2Fdashboard')
  expect(visitor.words()).not.toContain('Has cerrado sesión')
})

it('without JavaScript the profile can be edited', async () => {
  const visitor = new PlainBrowser()
  await visitor.openAs(await newMember(), '/dashboard/perfil')
  visitor.fill('Dirección (opcional)', 'Calle de los Arrayanes 10')
  await visitor.press('Guardar cambios')
  expect(visitor.words()).toContain('Cambios Guardados Correctamente!')
  await visitor.open('/dashboard/perfil')
  expect(visitor.valueOf('Dirección (opcional)')).toBe('Calle de los Arrayanes 10')
})
