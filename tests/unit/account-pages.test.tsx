import { beforeEach, describe, expect, it, vi } from 'vitest'
import EmailConfirmPage from '@/app/(auth)/email-confirm/page'
import EmailConfirmedPage from '@/app/(auth)/email-confirmed/api/v1.0/verify/tk/[token]/page'
import LoginPage from '@/app/(auth)/login/page'
import RegisterPage from '@/app/(auth)/register/page'
import type { PetDto } from '@/lib/pets/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const seen = vi.hoisted(() => ({
  pet: null as object | null,
  foundation: null as object | null,
  link: null as object | null,
  registration: null as object | null,
  proof: null as object | null,
  provider: null as string | null,
  agent: '',
  signedIn: false,
}))
vi.mock('@/lib/pets/cache', () => ({ getPet: async () => seen.pet }))
vi.mock('@/lib/foundations/cache', () => ({ getFoundation: async () => seen.foundation }))
vi.mock('@/lib/platform/catalog/cache', () => ({
  getCountries: async () => [
    { id: 'COL', name: 'Colombia' },
    { id: 'ECU', name: 'Ecuador' },
  ],
  getCities: async (country: string) =>
    country === 'COL'
      ? [{ id: 9, name: 'Medellín', region: 'Antioquia' }]
      : [{ id: 4, name: 'Quito', region: 'Pichincha' }],
  getAllCities: async () => [],
  getBreeds: async () => [],
  getColors: async () => [],
}))
vi.mock('@/lib/people/oidc/provider', () => ({ oidcName: () => seen.provider }))
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'user-agent': seen.agent }),
  readCookie: async () => undefined,
}))
vi.mock('@/lib/people/accounts/link-queries', () => ({ findConfirmationLink: async () => seen.link }))
vi.mock('@/lib/people/accounts/registration-cookie', () => ({
  readRegistration: async () => seen.registration,
  readRegistrationProof: async () => seen.proof,
}))
vi.mock('@/lib/platform/session/session', () => ({
  getSession: async () => null,
  findPendingStaff: async () => null,
  findWayOn: async () => null,
  findSignedIn: async () => seen.signedIn,
}))

const ADOPT = '/adoption?mascota=100001'
const almendra = (changes: Partial<PetDto> = {}) =>
  samplePet({ name: 'Almendra', owner: { id: 3, role: 'user', name: 'Camilo' }, ...changes })
const MADE = new Date('2026-11-20T15:00:00Z')
const LINK = {
  userId: 7,
  email: 'ana@correo.example',
  name: 'Ana',
  lastName: 'Paz',
  passwordHash: 'x',
  createdAt: MADE,
}

const register = async (query: { callbackUrl?: string; pais?: string }) =>
  draw(await RegisterPage({ searchParams: Promise.resolve(query) }))
const logIn = async (query: { callbackUrl?: string }) =>
  draw(await LoginPage({ searchParams: Promise.resolve(query) }))
const confirmSent = async () => draw(await EmailConfirmPage())
const opened = async (callbackUrl?: string) =>
  draw(
    await EmailConfirmedPage({
      params: Promise.resolve({ token: 'secret' }),
      searchParams: Promise.resolve({ callbackUrl }),
    }),
  )

beforeEach(() => {
  const registration = { email: 'ana@gmail.com', role: 'user', callbackUrl: ADOPT }
  const link = { ...LINK, confirmed: false }
  const nobody = { foundation: null, proof: null, provider: null, agent: '', signedIn: false }
  Object.assign(seen, { pet: almendra(), registration, link, ...nobody })
})

describe('between a pet and its request', () => {
  it.each([
    [
      '/register',
      () => register({ callbackUrl: ADOPT }),
      'Crea tu cuenta para escribirle a Camilo. Un minuto.',
    ],
    ['/login', () => logIn({ callbackUrl: ADOPT }), 'Entra para escribirle a Camilo.'],
    ['/email-confirm', confirmSent, 'Un paso y tu solicitud para Almendra sigue.'],
    ['/email-confirmed', () => opened(ADOPT), 'Un paso y tu solicitud para Almendra sigue.'],
  ])('%s shows the pet and says what comes next', async (_page, open, says) => {
    const html = await open()
    expect(html).toMatch(
      /<img src="\/media\/a-800.webp"[^>]* alt="Almendra, perra mestiza mediana en Medellín"/,
    )
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['Almendra', says]))
    expect(html).not.toContain('/art/')
  })

  it.each([
    ['has no page', null],
    ['has a family', almendra({ status: 'adoptado' })],
  ])('a pet that %s is neither shown nor named', async (_why, pet) => {
    seen.pet = pet
    for (const html of [
      await register({ callbackUrl: ADOPT }),
      await logIn({ callbackUrl: ADOPT }),
      await confirmSent(),
    ]) {
      expect(html).not.toContain('Almendra')
      expect(html).not.toContain('/media/')
      expect(html).toContain('/art/')
    }
    expect(wordsOf(await register({ callbackUrl: ADOPT }))).toContain(
      'Crea tu cuenta para adoptar. Un minuto.',
    )
  })

  it('what follows the mail leads to her page, and for other ways home', async () => {
    expect(linksIn(await confirmSent())).toContainEqual(['Aceptar', '/pet-detail/100001'])
    Object.assign(seen, { pet: null, registration: null })
    expect(linksIn(await confirmSent())).toContainEqual(['Aceptar', '/home'])
  })

  it.each([
    ['fundation', 'Las cuentas de fundación quedan pendientes hasta que nuestro equipo apruebe el documento'],
    [null, 'Si registraste una fundación, su cuenta queda pendiente hasta que nuestro equipo apruebe el'],
    ['user', null],
  ])('what follows the mail says of foundations that they wait, to %s: %s', async (role, says) => {
    seen.registration = role === null ? null : { email: 'ana@gmail.com', role, callbackUrl: null }
    const words = wordsOf(await confirmSent()).join(' ')
    if (says) expect(words).toContain(says)
    else expect(words).not.toContain('pendiente')
  })

  it('the registration begins in her city, which may be changed, until a country is chosen', async () => {
    const html = await register({ callbackUrl: ADOPT })
    expect(html).toMatch(/<option value="COL" selected="">/)
    expect(html).toMatch(/<option value="9" selected="">/)
    expect(wordsOf(html).join(' ')).toContain('Es la ciudad de Almendra. Cámbiala si vives en otra.')
    const other = `/register?callbackUrl=${encodeURIComponent(ADOPT)}&amp;pais=`
    expect(linksIn(html)).toContainEqual(['Cambiar país', other])
    const chosen = await register({ callbackUrl: ADOPT, pais: 'ECU' })
    expect(chosen).toMatch(/<option value="ECU" selected="">/)
    expect(chosen).not.toContain('Es la ciudad de')
    expect(await register({ callbackUrl: ADOPT, pais: '' })).toMatch(
      /¿En qué país vives\?.*?<select[^>]*required=""[^>]*><option value="" selected="">Elige tu país</s,
    )
  })
})

describe('the pages of an account', () => {
  it('say what else somebody came for', async () => {
    seen.pet = null
    seen.foundation = { id: 3, name: 'Cola Contenta' }
    expect(wordsOf(await logIn({ callbackUrl: '/create-pet' }))).toContain('Entra para publicar tu mascota.')
    expect(wordsOf(await register({ callbackUrl: '/review/3' }))).toContain(
      'Crea tu cuenta para comentar sobre Cola Contenta. Un minuto.',
    )
    seen.foundation = null
    expect(wordsOf(await register({ callbackUrl: '/review/3' }))).toContain(
      'Crea tu cuenta para dejar tu comentario. Un minuto.',
    )
    expect((await logIn({})).includes('Entra para')).toBe(false)
  })

  it('offer the provider above the form, once there is one', async () => {
    for (const open of [register, logIn]) {
      expect(await open({})).not.toContain('Continuar con')
      seen.provider = 'Google'
      const html = await open({ callbackUrl: ADOPT })
      expect(html.indexOf('Continuar con')).toBeGreaterThan(0)
      expect(html.indexOf('Continuar con')).toBeLessThan(html.indexOf('name="email"'))
      seen.provider = null
    }
  })
})

describe('the page of a confirmation link', () => {
  it('in another browser says whose account it is, and takes the password for it', async () => {
    const html = await opened(ADOPT)
    expect(wordsOf(html)).toContain('ana@correo.example')
    expect(html).toMatch(/<input hidden="" [^>]*autoComplete="username" [^>]*value="ana@correo.example"/)
  })

  it('says where it leads once the e-mail is confirmed, and nothing of the account', async () => {
    seen.link = { ...LINK, confirmed: true }
    const to = `/login?callbackUrl=${encodeURIComponent(ADOPT)}`
    const visitor = await opened(ADOPT)
    expect(linksIn(visitor)).toContainEqual(['Iniciar Sesión', to])
    expect(wordsOf(visitor)).toContain('Tu cuenta está lista. Entra para escribirle a Camilo.')
    expect(visitor).not.toContain('ana@correo.example')
    seen.signedIn = true
    expect(linksIn(await opened(ADOPT))).toContainEqual(['Seguir con Almendra', to])
  })
})
