import { describe, expect, it } from 'vitest'
import { foundationName, profileFormSchemaFor, profileSchema } from '@/lib/people/accounts/name-schema'
import { NAME_ALONE, sanitisePersonName, unfitNames } from '@/lib/people/accounts/names'
import { NAME_OF_SITE, passesForSite } from '@/lib/people/accounts/site-names'
import { NAME_OF_OTHERS, NAME_WITHOUT_BADGE } from '@/lib/people/accounts/unfit-names'
import { identityOf } from '@/lib/people/oidc/identity'
import { fieldErrors } from '@/lib/platform/http/form-data'
import { exportSchema } from '@/lib/privacy/import/schema'
import { firstName } from '@/lib/text/text'

const OURS = [
  'Querencia',
  'Equipo Querencia',
  'El equipo de Querencia',
  'Soporte Querencia',
  'Querencia Oficial',
  'Querencia Colombia',
  'Fundación Querencia',
  'Administración',
  'Soporte técnico',
  'Moderación',
  'Atención al cliente',
  'Centro de Ayuda',
  'Centro de Atención',
  'Ayuda',
  'Atención a usuarios',
  'El equipo de moderación',
  'Ayuda Querencia Perú',
  'Equipo',
  'QUERENCIA',
  'Quеrеncia',
  'Quεrencιa',
  'Ｑｕｅｒｅｎｃｉａ',
  '𝓠𝓾𝓮𝓻𝓮𝓷𝓬𝓲𝓪',
  'Qᴜᴇʀᴇɴᴄɪᴀ',
  'Q u e r e n c i a',
  'Q.u.e.r.e.n.c.i.a',
  'Querenncia',
  'Querencla',
  'Que\u200brencia',
  'S o p o r t e',
]

describe('names that pass for the site or its staff', () => {
  it.each(OURS)('%j is nobody’s, neither a person’s nor a foundation’s', (name) => {
    expect(passesForSite(name, 'user')).toBe(true)
    expect(passesForSite(name, 'fundation')).toBe(true)
  })

  it.each(['Que rencia', 'La Querencia', 'Ana Querencia', 'Equipo Huellitas', 'Ana (admin)', 'Ana-Soporte'])(
    '%j is no person’s, though it may be a foundation’s',
    (name) => expect(passesForSite(name, 'user')).toBe(true),
  )

  it.each(['Quer3ncia', '5oporte Querencia', 'Soporte de La Querencia'])('%j is no foundation’s', (name) =>
    expect(passesForSite(name, 'fundation')).toBe(true),
  )

  it.each([
    'La Querencia',
    'Refugio La Querencia',
    'Fundación Mi Querencia',
    'Querencia Animal de Cuenca',
    'Equipo Patitas',
    'Soporte Vital Animal',
    'Ayuda Animal Perú',
    'Huellitas 24',
    'Fundación Ecuador',
    'Fundación Ayuda',
    'Ayuda a Mascotas',
    'Ayuda Mascotas Perú',
    'Centro de Adopciones Ayuda',
    'Centro de Atención de Mascotas',
    'Equipo Adopciones Perú',
    'La Ayuda',
  ])('%j may be a foundation’s', (name) => expect(passesForSite(name, 'fundation')).toBe(false))

  it.each([
    'Ana María',
    'Querubín',
    'Ángel Guardia',
    'Renata',
    'Administra',
    'Λουκία',
    'Анна',
    'Socorro',
    '🐾',
  ])('%j may be a person’s', (name) => expect(passesForSite(name, 'user')).toBe(false))
})

it('are refused wherever names are typed, with a sentence at each field', () => {
  expect(unfitNames({ role: 'user', name: 'Equipo', lastName: 'Querencia' })).toEqual({
    name: NAME_OF_SITE,
    lastName: NAME_OF_SITE,
  })
  expect(unfitNames({ role: 'fundation', name: 'Ana', lastName: 'Querencia 24' })).toEqual({})
  expect(unfitNames({ role: 'fundation', name: 'Querencia', lastName: '24' })).toEqual({ name: NAME_OF_SITE })
  const profile = { name: 'Soporte', lastName: 'Paz', phone: '', address: '', countryId: 'ECU', cityId: '7' }
  const { error } = profileFormSchemaFor({ role: 'user', name: 'Ana', lastName: 'Paz' }).safeParse(profile)
  expect(error && fieldErrors(error)).toEqual({ name: NAME_OF_SITE })
  expect(profileSchema.safeParse(profile).success).toBe(true)
  // Stored before the rule: whether it was left alone is the operation's to check.
  const older = { role: 'user', name: 'Soporte', lastName: 'Paz' } as const
  expect(profileFormSchemaFor(older).safeParse(profile).success).toBe(true)
  expect(foundationName.safeParse('Equipo Querencia').error?.issues[0]?.message).toBe(NAME_OF_SITE)
})

it('of a sign-in provider are left out', () => {
  expect(sanitisePersonName('Soporte Querencia')).toBe('')
  const claims = { iss: 'https://proveedor.example', sub: '1', given_name: 'Querencia', name: 'Ana' }
  expect(identityOf(claims)).toMatchObject({ name: 'Ana', lastName: '' })
})

it('of a file to import are refused', () => {
  const account = {
    ...{ role: 'user', name: 'Ana', lastName: 'Querencia', phone: null, address: null, countryId: null },
    ...{ cityId: null, picture: null, suspendedAt: null },
  }
  const messages = (part: 'account' | 'foundation', value: unknown) =>
    exportSchema.shape[part].safeParse(value).error?.issues.map(({ message }) => message)
  expect(messages('account', account)).toEqual([NAME_OF_SITE])
  expect(messages('account', { ...account, lastName: 'Paz' })).toBeUndefined()
  expect(messages('foundation', [{ name: 'Equipo Querencia' }])).toContain(NAME_OF_SITE)
})

describe('names of people that are none', () => {
  it.each([
    'Wasap-nueve-ocho-siete-seis-cinco-cuatro-tres-dos',
    'Cel nueve ocho siete seis',
    'Nueveochosiete seis cinco',
    'Vendo-cachorros-baratos-a-cincuenta-soles',
    'Vendo Cachorros',
    'Instagram marcoshusky',
    'www punto perritos',
    'URGENTE tu cuenta será cerrada, llama ya',
    'WhatsApp',
    'Yape',
    'Marcos Verificado',
  ])('%j carries a contact or an offer', (name) =>
    expect(unfitNames({ role: 'user', name })).toEqual({ name: NAME_ALONE }),
  )

  it.each([
    'Fundación-Patitas-del-Sur',
    'Fundación Patitas',
    'FundaciónPatitasDelSur',
    'Banco-Pichincha',
    'Policía-Nacional',
    'Refugio-Huellitas',
    'Albergue',
  ])('%j is an institution’s', (name) =>
    expect(unfitNames({ role: 'user', name })).toEqual({ name: NAME_OF_OTHERS }),
  )

  it.each(['Ana ✓', 'Huellitas ✅', 'Patitas ✔️', '☑ Patitas'])(
    '%j has the look of a verified one, a foundation’s as well',
    (name) => {
      expect(unfitNames({ role: 'user', name })).toEqual({ name: NAME_WITHOUT_BADGE })
      expect(unfitNames({ role: 'fundation', name })).toEqual({ name: NAME_WITHOUT_BADGE })
      expect(foundationName.safeParse(name).error?.issues[0]?.message).toBe(NAME_WITHOUT_BADGE)
    },
  )

  it('a telephone in halves is found in both names together', () => {
    expect(unfitNames({ role: 'user', name: 'Cel nueve ocho', lastName: 'cinco cuatro' })).toEqual({
      lastName: NAME_ALONE,
    })
    expect(unfitNames({ role: 'user', name: 'Marcos', lastName: 'Yape nueve' })).toEqual({
      lastName: NAME_ALONE,
    })
  })

  it.each([
    ['Ana-María', 'Dos Santos'],
    ['María del Refugio', 'Banco Pérez'],
    ['Refugio', 'Hernández'],
    ['Mercedes', 'Soles'],
    ['Diez', 'Lucas'],
    ['Precioso', 'de la Cruz'],
    ['Feliciano', 'Cuentas'],
    ['Wendy', 'Ong'],
    ['Rosa', 'Llama'],
    ['Policarpo', 'Venta'],
    ['Cinco', 'Tres Palacios'],
  ])('%j %j may be a person’s', (name, lastName) => {
    expect(unfitNames({ role: 'user', name, lastName })).toEqual({})
  })

  it('in public only two parts of a chain show', () => {
    expect(firstName('Patitas-del-Sur')).toBe('Patitas-del')
    expect(firstName('Ana-María Paz')).toBe('Ana-María')
    expect(firstName('')).toBe('Una persona de Querencia')
  })

  it('of a sign-in provider are left out', () => {
    expect(sanitisePersonName('Fundación-Patitas')).toBe('')
  })
})
