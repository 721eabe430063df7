/**
 * One page of every kind that a visitor can open, on the demo world. Its ids are deterministic: account 3 is
 * the demo foundation, 100015 a pet with three pictures.
 */
export const knownPages = {
  home: '/',
  'the dogs': '/searcher/pet/dog/sub',
  'a filtered search': '/searcher/todos?edad=joven&sexo=hembra',
  'an empty search': '/searcher/location/city/ciudad-inventada',
  'a city': '/searcher/location/city/medellin',
  'a city with few pets': '/searcher/location/city/mendoza',
  'a pet': '/pet-detail/100015',
  'the report of a pet': '/pet-detail/100015/reportar',
  'the thanks for a report': '/reporte-enviado',
  'the foundations': '/foundations',
  'the pets of foundations': '/foundations/mascotas?pagina=2',
  'a foundation': '/foundation/3',
  'pet care': '/pet-care',
  'an article': '/pet-care/primera-semana-en-casa',
  'the questions': '/faqs',
  'about us': '/about-us',
  'the match test': '/quizz',
  'the donation page': '/sponsor?mascota=100015',
  login: '/login',
  'a login that leads on': '/login?callbackUrl=%2Ffavorites&error=AccessDenied',
  registration: '/register',
  'registration in Ecuador': '/register?pais=ECU',
  'the page after registration': '/email-confirm',
  'a confirmation link that is over': '/email-confirmed/api/v1.0/verify/tk/unknown',
  'a link about a listing that is none': '/confirmar-mascota/unknown',
  'the reset request': '/reset',
  'a new password': '/reset/confirm/api/v1.0/verify/modpass/unknown',
} as const
