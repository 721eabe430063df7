import { describe, expect, it } from 'vitest'
import { hourRows } from '@/lib/foundations/hours'
import { networkUrl, parseHandle, parseHttpsUrl, urlWords } from '@/lib/foundations/links'
import { initialFields } from '@/lib/foundations/profile-record'
import { foundationProfileSchema } from '@/lib/foundations/schema'

describe('an address that a foundation types', () => {
  it.each([
    ['colacontenta.example', 'https://colacontenta.example/'],
    [' https://www.cola.example/adopta?paso=1 ', 'https://www.cola.example/adopta?paso=1'],
    ['HTTPS://Cola.Example', 'https://cola.example/'],
  ])('%s becomes %s', (typed, url) => {
    expect(parseHttpsUrl(typed)).toBe(url)
  })

  it.each([
    'http://cola.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//cola.example:8443',
    'https://usuario:clave@cola.example',
    'https://cola.example:8443',
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]',
    'https://cola',
    'https://co la.example',
    'https:\\\\cola.example',
    `https://cola.example/${'x'.repeat(200)}`,
    '\u202ehttps://cola.example',
  ])('%s is refused', (typed) => {
    expect(parseHttpsUrl(typed)).toBeNull()
  })

  it('is read without its scheme', () => {
    expect(urlWords('https://www.cola.example/adopta/')).toBe('cola.example/adopta')
  })
})

describe('a profile on a social network', () => {
  it.each([
    ['instagram', '@colacontenta', 'colacontenta'],
    ['instagram', 'https://www.instagram.com/colacontenta/?hl=es', 'colacontenta'],
    ['instagram', 'instagram.com/cola.contenta', 'cola.contenta'],
    ['facebook', 'https://m.facebook.com/cola-contenta', 'cola-contenta'],
    ['tiktok', 'https://www.tiktok.com/@cola', 'cola'],
    ['tiktok', 'https://www.tiktok.com/@cola/video/7300?lang=es', 'cola'],
    ['instagram', 'https://www.instagram.com/stories/cola.contenta/31?r=1', 'cola.contenta'],
    ['facebook', 'https://www.facebook.com/pg/cola/photos/', 'cola'],
    ['facebook', 'https://www.facebook.com/profile.php?sk=about&id=61550001112223', '61550001112223'],
    ['facebook', 'facebook.com/people/Cola-Contenta/61550001112223/?locale=es_LA', '61550001112223'],
    ['facebook', 'https://www.facebook.com/p/Cola-Contenta-61550001112223/', '61550001112223'],
  ] as const)('%s: %s is %s', (network, typed, handle) => {
    expect(parseHandle(network, typed)).toBe(handle)
    expect(networkUrl(network, handle)).toMatch(
      /^https:\/\/www\.(instagram|facebook|tiktok)\.com\/@?[\w.-]+\/?$/,
    )
  })

  it.each([
    ['instagram', 'https://malo.example/cola'],
    ['instagram', 'https://instagram.com.malo.example/cola'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'cola contenta'],
    ['instagram', '../../malo'],
    ['facebook', 'https://www.facebook.com/profile.php?id=1'],
    ['tiktok', ''],
    ...[
      'share/1BHxyzAbC/?mibextid=wwXIfr',
      'watch/?v=1',
      'events/123',
      'photo/?fbid=1',
      'story.php?id=12345',
    ].map((path) => ['facebook', `https://www.facebook.com/${path}`] as const),
    ...['accounts/login/?next=/cola/', 'reels/Cx1/', 'p/Cx1/', 's/aGln', 'share/x', 'direct/inbox/'].map(
      (path) => ['instagram', `https://www.instagram.com/${path}`] as const,
    ),
    ['instagram', 'https://www.instagram.com/stories/highlights/123/'],
    ...['discover/perros', 'tag/adopta', 'foryou'].map(
      (path) => ['tiktok', `https://www.tiktok.com/${path}`] as const,
    ),
  ] as const)('%s: %s is none', (network, typed) => {
    expect(parseHandle(network, typed)).toBeNull()
  })
})

describe('opening hours', () => {
  const open = { from: '09:00', to: '17:00' }

  it('are told once for days in a row, and not for days without any', () => {
    expect(hourRows([open, open, open, null, open, { from: '10:00', to: '14:00' }, 'cita'])).toEqual([
      { days: 'Lunes a miércoles', hours: '9:00 – 17:00' },
      { days: 'Viernes', hours: '9:00 – 17:00' },
      { days: 'Sábado', hours: '10:00 – 14:00' },
      { days: 'Domingo', hours: 'Con cita' },
    ])
    expect(hourRows([null, null, null, null, null, 'cerrado', 'cerrado'])).toEqual([
      { days: 'Sábado y domingo', hours: 'Cerrado' },
    ])
  })
})

describe('the form of a foundation', () => {
  const parse = (input: object) => foundationProfileSchema.safeParse({ name: 'Huellas', ...input })
  const errorsOf = (input: object) =>
    parse(input).error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('keeps what it is not told as null', () => {
    const { profile, address } = foundationProfileSchema.parse({ name: ' Huellas ', mission: ' ' })
    expect(address).toBeNull()
    expect(Object.values(profile).every((value) => value === null)).toBe(true)
  })

  it.each([
    [{ name: '' }, ['name', 'Escribe el nombre de la fundación']],
    [{ website: 'http://cola.example' }, ['website', expect.stringContaining('https://')]],
    [{ instagram: 'https://malo.example/x' }, ['instagram', expect.stringContaining('Instagram')]],
    [{ dia0: 'abierto', desde0: '', hasta0: '17:00' }, ['desde0', expect.stringContaining('qué hora')]],
    [{ dia6: 'abierto', desde6: '17:00', hasta6: '09:00' }, ['hasta6', expect.stringContaining('cierre')]],
    [{ mission: 'x'.repeat(2001) }, ['mission', 'Escribe 2000 caracteres o menos']],
  ])('%j: a sentence beside the field', (input, error) => {
    expect(errorsOf(input)).toEqual([error])
  })

  it('tells wrong hours together with the other wrong fields', () => {
    const hours = { dia0: 'abierto', desde0: '18:00', hasta0: '09:00' }
    const wrong = errorsOf({ website: 'http://cola.example', ...hours })?.map(([path]) => path)
    expect(wrong).toEqual(['website', 'hasta0'])
  })

  it('shows again what it was sent', () => {
    const typed = {
      name: 'Huellas',
      instagram: '@huellas',
      website: 'https://huellas.example/',
      dia0: 'abierto',
      desde0: '09:00',
      hasta0: '17:00',
      dia6: 'cita',
    }
    const { name, address, profile } = foundationProfileSchema.parse(typed)
    const rest = { region: null, city: null, phone: null, verifiedAt: null, proposedName: null } as const
    const home = { countryId: null, cityId: null }
    const own = { name, address, ...profile, ...rest, home, status: 'aprobada' } as const
    expect(initialFields(own)).toMatchObject(typed)
  })
})
