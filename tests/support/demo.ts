/** The ids of the accounts that the demo offers for sign-in, by the local part of their e-mails. */
export const DEMO_ACCOUNTS = { adopta: 1, publica: 2, fundacion: 3, pendiente: 4, admin: 5 } as const
export type DemoAccount = keyof typeof DEMO_ACCOUNTS

export const demoEmail = (who: DemoAccount) => `${who}@querencia.example`

/** Demo accounts that each belong to one API test file, so that no other file changes their data. */
export const OWN_PEOPLE = {
  favourites: [61, 62],
  favouritesPage: [63],
  viewer: [64],
  credentials: [65],
  publishing: [81, 82],
  ownPets: [83, 84],
  badInput: [85],
  openapi: [86],
  fieldSentences: [87],
  hostileJson: [88],
  existingClient: [89],
  donations: [90],
} as const

/** The highest ids of the demo data; what tests create comes after them. `tests/unit/demo-world.test.ts` holds them. */
export const LAST_DEMO_PET = 100_395
export const LAST_DEMO_ACCOUNT = 143

/** One page of every kind that a visitor can open. Account 3 is the demo foundation, 100015 a pet with three photos. */
export const knownPages = {
  home: '/',
  'the dogs': '/searcher/pet/dog/sub',
  'a filtered search': '/searcher/todos?edad=joven&sexo=hembra',
  'an empty search': '/searcher/location/city/ciudad-inventada',
  'a city': '/searcher/location/city/medellin',
  'the cities': '/ciudades',
  'a city with few pets': '/searcher/location/city/mendoza',
  'a pet': '/pet-detail/100015',
  'the report of a pet': '/pet-detail/100015/reportar',
  'the thanks for a report': '/reporte-enviado',
  'the foundations': '/foundations',
  'the pets of foundations': '/foundations/mascotas?pagina=2',
  'a foundation': '/foundation/3',
  'what a foundation spent': '/foundation/3/gastos',
  'a short link': '/f/albergue-mitad-del-mundo',
  'a frame of pets': '/f/albergue-mitad-del-mundo/mascotas',
  'pet care': '/pet-care',
  'an article': '/pet-care/primera-semana-en-casa',
  'the questions': '/faqs',
  'about us': '/about-us',
  privacy: '/privacidad',
  'a version of privacy': '/privacidad/2026-11-26',
  terms: '/terminos',
  'a version of the terms': '/terminos/2026-11-26',
  stories: '/finales-felices',
  contact: '/contacto',
  'the thanks for a message': '/contacto/enviado',
  'the match test': '/quizz',
  'the donation page': '/sponsor?mascota=100015',
  'the donation page of a foundation': '/sponsor?fundacion=3',
  'the question which foundation': '/sponsor',
  'a donation of nobody': '/sponsor/confirm?donacion=2000000000',
  login: '/login',
  'a login that leads on': '/login?callbackUrl=%2Ffavorites&error=AccessDenied',
  registration: '/register',
  'registration in Ecuador': '/register?pais=ECU',
  'the page after registration': '/email-confirm',
  'a confirmation link that is over': '/email-confirmed/api/v1.0/verify/tk/unknown',
  'a link about a listing that is none': '/confirmar-mascota/unknown',
  'a link that stops no notices': '/avisos/unknown',
  'a link about no adoption': '/seguimiento/unknown',
  'a link to sign in that is over': '/ingresar/unknown',
  'a link that undoes no change of e-mail': '/correo/deshacer/unknown',
  'the reset request': '/reset',
  'a reset link that is over': '/reset/confirm/api/v1.0/verify/modpass/unknown',
} as const
