import type { ConformityRow } from './row'

/** Section 2: the top bar and the home page. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'The top bar has a logo that links to /',
    test: 'unit/home-page.test.tsx › has a logo that leads home, and a menu of both ways to adopt and the four pages of information',
  },
  {
    asks: 'The secondary menu opens by a click',
    test: 'e2e/home.spec.ts › the menu closes on Escape, which restores the focus, and on an outside click',
  },
  {
    asks: 'The secondary menu closes after its links',
    test: 'e2e/home.spec.ts › the menu closes after navigation',
  },
  {
    asks: 'The menu links to /about-us',
    test: 'e2e/home.spec.ts › without JavaScript favourite links and menu work, and JavaScript-only controls are hidden',
    says: 'Acerca de Nosotros',
  },
  {
    asks: 'The menu links to /pet-care',
    test: 'unit/home-page.test.tsx › has a logo that leads home, and a menu of both ways to adopt and the four pages of information',
    says: 'Cuidado Animal',
  },
  {
    asks: 'The menu links to /foundations',
    test: 'unit/home-page.test.tsx › has a logo that leads home, and a menu of both ways to adopt and the four pages of information',
    says: 'Donaciones',
  },
  {
    asks: 'The menu links to /faqs',
    test: 'unit/home-page.test.tsx › has a logo that leads home, and a menu of both ways to adopt and the four pages of information',
    says: "FAQ's",
  },
  {
    asks: 'Signed out, the top bar offers the registration',
    test: 'unit/home-page.test.tsx › offers visitors to register and to log in',
    says: 'Registro',
  },
  {
    asks: 'Signed out, the top bar offers the login',
    test: 'e2e/signed-in.spec.ts › the top bar follows a logout and a login in another tab @desktop',
    says: 'Iniciar Sesión',
  },
  {
    asks: 'On a phone the registration is in the menu',
    test: 'unit/home-page.test.tsx › offers visitors to register and to log in',
    decision: '0039',
  },
  {
    asks: 'Signed in, the top bar has a menu of favourites and one of the user',
    test: 'e2e/signed-in.spec.ts › the signed-in top bar causes no layout shift and has no axe violations',
  },
  {
    asks: 'The star of the favourites menu links to /favorites',
    test: 'unit/account-menus.test.tsx › has a star that leads to all of them, and says that there are none',
  },
  {
    asks: 'The favourites menu has a title',
    test: 'unit/account-menus.test.tsx › has a star that leads to all of them, and says that there are none',
    says: 'Favoritos',
  },
  {
    asks: 'A favourite of the menu shows image, name, city and country, and age',
    test: 'unit/account-menus.test.tsx › shows each with picture, name, place, age and a button that removes it, and leads to its page',
  },
  {
    asks: 'A favourite of the menu can be removed there',
    test: 'e2e/signed-in.spec.ts › a favourite is shown at once and stays in the menu until it is removed @phone',
    says: 'Eliminar de Favoritos',
  },
  {
    asks: 'A favourite of the menu opens its page',
    test: 'unit/account-menus.test.tsx › shows each with picture, name, place, age and a button that removes it, and leads to its page',
  },
  {
    asks: 'The empty favourites menu says so',
    test: 'e2e/signed-in.spec.ts › a favourite is shown at once and stays in the menu until it is removed @phone',
    says: 'No tienes mascotas favoritas',
  },
  {
    asks: 'The favourites menu links to all of them when there are some',
    test: 'e2e/signed-in.spec.ts › a favourite is shown at once and stays in the menu until it is removed @phone',
    says: 'Ver todos los favoritos',
  },
  {
    asks: 'The user menu greets by name',
    test: 'e2e/signed-in.spec.ts › the signed-in top bar greets by name and links to personal pages',
    says: 'Hola, ${',
  },
  {
    asks: 'The user menu greets without a name, too',
    test: 'unit/account-menus.test.tsx › greets by name, or as a friend without one',
  },
  {
    asks: 'The user menu leads to the profile',
    test: 'unit/account-menus.test.tsx › leads to the profile and to the form of a pet, and ends the session',
    says: 'Mi Perfil',
  },
  {
    asks: 'The user menu leads to the form of a pet',
    test: 'e2e/signed-in.spec.ts › the signed-in top bar greets by name and links to personal pages',
    says: 'Dar en Adopción una Mascota',
  },
  {
    asks: 'The user menu ends the session, for whoever has one',
    test: 'e2e/signed-in.spec.ts › the top bar becomes signed-out when the session has ended @desktop',
    says: 'Cerrar Sesión',
  },
  {
    asks: 'The avatar links to /dashboard, or to /dashboard/auth0',
    test: 'unit/account-menus.test.tsx › has an avatar that leads to the profile, another one for people of the provider',
  },
  {
    asks: 'Signed out there is the login in place of an avatar that links to /register',
    test: 'unit/home-page.test.tsx › offers visitors to register and to log in',
    decision: '0039',
  },
  {
    asks: 'The home page asks for a city',
    test: 'unit/home-page.test.tsx › asks for a city or one of the five countries, in the order of the specification',
    says: 'Ciudad',
  },
  {
    asks: 'A search for a city opens its results',
    test: 'e2e/home.spec.ts › searching a city opens its results page',
  },
  {
    asks: 'Without scripts the search leads there too',
    test: 'api/plain-search.test.ts › without JavaScript the home search opens the results of a city, and says when the country has none of that name',
  },
  {
    asks: 'The word between city and country',
    test: 'unit/home-page.test.tsx › asks for a city or one of the five countries, in the order of the specification',
    says: 'y/o',
  },
  {
    asks: 'The home page asks for a country, of five in this order after an empty one',
    test: 'unit/home-page.test.tsx › asks for a city or one of the five countries, in the order of the specification',
  },
  {
    asks: 'The home page has a row of quick filters',
    test: 'unit/home-page.test.tsx › has a row of quick filters and a way to donate below the search',
  },
  {
    asks: 'The search button leads to /searcher/location/city/{value}, in lower case',
    test: 'unit/home-search.test.ts › the home search sends %j to the lower-cased place',
  },
  {
    asks: 'The search button leads to /searcher/location/country/{value}',
    test: 'unit/home-search.test.ts › in the home search a country wins over a city',
  },
  {
    asks: 'Typing a city sets the kind to city, choosing a country replaces the city',
    test: 'e2e/home.spec.ts › city and country are mutually exclusive; the last one entered wins',
  },
  {
    asks: 'Of PERROS, GATOS, OTROS ANIMALES and REFUGIOS each leads somewhere',
    test: 'unit/home-page.test.tsx › has four tiles, to dogs, cats, other animals and foundations',
  },
  {
    asks: 'The tile of dogs leads to /searcher/pet/dog/sub',
    test: 'e2e/search.spec.ts › a search from the home page can be filtered and paginated, and opens a pet',
    says: 'PERROS',
  },
  {
    asks: 'The tile of cats leads to /searcher/pet/cat/sub',
    test: 'unit/home-page.test.tsx › has four tiles, to dogs, cats, other animals and foundations',
    says: 'GATOS',
  },
  {
    asks: 'The tile of other animals',
    test: 'unit/home-page.test.tsx › has four tiles, to dogs, cats, other animals and foundations',
    says: 'OTROS ANIMALES',
  },
  {
    asks: 'The tile of shelters',
    test: 'unit/home-page.test.tsx › has four tiles, to dogs, cats, other animals and foundations',
    says: 'REFUGIOS',
  },
  {
    asks: 'Visitors with a stored place are asked whether to search there',
    test: 'e2e/geolocation.spec.ts › an already permitted position is used without a prompt, and stored',
    says: '¿Deseas buscar en mascotas en {',
  },
  {
    asks: 'The suggestion leads to /searcher/location/city/{city}',
    test: 'e2e/geolocation.spec.ts › geolocation is requested on a tap only, and then suggests the city',
  },
  {
    asks: 'The home page asks for the position with a tap, and uses one that is permitted already',
    test: 'e2e/geolocation.spec.ts › geolocation is requested on a tap only, and then suggests the city',
    decision: '0039',
  },
  {
    asks: 'The place of a visitor is stored with city and country',
    test: 'e2e/geolocation.spec.ts › an already permitted position is used without a prompt, and stored',
  },
  {
    asks: 'Who is signed in is not asked for a position',
    test: 'e2e/signed-in.spec.ts › only signed-out visitors are asked for their position @phone',
  },
  {
    asks: 'A banner of the match test leads to /quizz',
    test: 'unit/home-page.test.tsx › has banners that lead to the match test and to a donation',
  },
  {
    asks: 'The carousel has up to five pets',
    test: 'e2e/carousel.spec.ts › the carousel has five pets, and its arrows are disabled at the ends',
    says: 'Algunas Mascotas Para Adoptar',
  },
  {
    asks: 'Pets seen lately stand on the home page',
    test: 'e2e/home.spec.ts › recently viewed pets appear on the home page, newest first',
    says: 'Mascotas Vistas Recientemente',
  },
  {
    asks: 'Two pets seen lately are shown',
    test: 'unit/recent-pets.test.ts › recently viewed pets are the last two, newest first',
  },
  {
    asks: 'The home page has care articles',
    test: 'unit/home-page.test.tsx › has three care articles and a way to all of them',
  },
  {
    asks: 'The footer leads to pages of the site and to the registration',
    test: 'unit/home-page.test.tsx › the footer leads to pages of the site alone, one of them the registration',
    decision: '0039',
  },
]
