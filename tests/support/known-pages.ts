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
  'a pet': '/pet-detail/100015',
  'the foundations': '/foundations',
  'a foundation': '/foundation/3',
  'pet care': '/pet-care',
  'an article': '/pet-care/primera-semana-en-casa',
  'the questions': '/faqs',
  'about us': '/about-us',
  'the match test': '/quizz',
  'the donation page': '/sponsor',
  login: '/login',
  registration: '/register',
} as const
