import type { ConformityRow } from './row'

/** Section 2: search, favourites, a pet, its care and its form. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'The search has a panel of filters',
    test: 'unit/search-view.test.ts › the filter groups are the ten of the specification, in its order',
  },
  {
    asks: 'Active filters stand in a line',
    test: 'unit/search-view.test.ts › each active filter has one chip, which removes it and goes to the first page',
  },
  {
    asks: 'A chip clears all filters',
    test: 'e2e/search.spec.ts › a chip removes its filter, and Borrar Filtros all of them @desktop',
    says: 'Borrar Filtros',
  },
  {
    asks: 'A page of results has nine cards',
    test: 'api/search-input.test.ts › the search page lists its nine pets and its breadcrumbs as structured data',
  },
  {
    asks: 'Results have numbered pages',
    test: 'unit/search-pages.test.ts › the pager on page %i of %i shows %s on wide screens and %s on narrow ones',
  },
  {
    asks: 'Pages have arrows to the one before and the one after',
    test: 'unit/detail-pages.test.tsx › are numbered, with arrows to the one before and the one after',
  },
  {
    asks: 'A change of page scrolls to 300 px',
    test: 'e2e/search.spec.ts › pagination scrolls to the list: 300 px down, on phones to its top',
  },
  {
    asks: 'No result is told',
    test: 'e2e/search.spec.ts › a search without results shows suggestions @phone',
    says: 'No hay mascotas disponibles para tu búsqueda',
  },
  {
    asks: 'A card has a placeholder while its photo loads, and another one without photos',
    test: 'unit/pet-card.test.tsx › has a blurred placeholder while its photo loads, and another picture without one',
  },
  {
    asks: 'A card has name, city and country, age and a star',
    test: 'unit/pet-card.test.tsx › on a page of kind "%s" has photo, name, place, age and a star',
  },
  {
    asks: 'Cards have the variants home, search and care',
    test: 'unit/pet-card.test.tsx › names the size of its photo by the columns of its page',
  },
  {
    asks: 'A card opens the detail page',
    test: 'e2e/search.spec.ts › Back from a pet restores the scroll position, also beyond the first page',
  },
  {
    asks: 'Filter by breed',
    test: 'api/pet-list.test.ts › GET /pets with %s=%s answers exactly the pets that match',
    says: 'Raza',
  },
  {
    asks: 'Filter by age',
    test: 'unit/search-view.test.ts › short groups show every option, long ones only those with pets',
    says: 'Edad',
  },
  {
    asks: 'Filter by size',
    test: 'unit/search-view.test.ts › labels and weights depend on the type',
    says: 'Tamaño',
  },
  {
    asks: 'Filter by sex',
    test: 'e2e/search.spec.ts › filters apply at once; another option replaces, the same one removes it @desktop',
    says: 'Sexo',
  },
  {
    asks: 'Filter by company',
    test: 'integration/search-counts.test.ts › SQL search agrees with a naive count of plain columns on total, page and every facet',
    says: 'Afinidad con',
  },
  {
    asks: 'Filter by coat',
    test: 'integration/search-counts.test.ts › SQL search agrees with a naive count of plain columns on total, page and every facet',
    says: 'Pelaje',
  },
  {
    asks: 'Filter by colour',
    test: 'api/pet-list.test.ts › GET /pets filters colour and foundation by id',
    says: 'Color',
  },
  {
    asks: 'Filter by care',
    test: 'integration/search-counts.test.ts › SQL search agrees with a naive count of plain columns on total, page and every facet',
    says: 'Cuidado y Comportamiento',
  },
  {
    asks: 'Filter by time in adoption',
    test: 'unit/search-view.test.ts › sort options have no counts',
    says: 'Tiempo en Adopción',
  },
  {
    asks: 'Filter by shelter',
    test: 'api/pet-list.test.ts › GET /pets filters colour and foundation by id',
    says: 'Refugios',
  },
  {
    asks: 'Favourites are laid out as the search is',
    test: 'api/favourites-page.test.ts › the favourites page filters and counts favourites and no other pets',
  },
  {
    asks: 'Every favourite has a filled star',
    test: 'api/favourites-page.test.ts › the favourites page has nine cards, each with a filled star that is a form, and links that stay on it',
  },
  {
    asks: 'Favourites are those of the signed-in user',
    test: 'integration/favourites-page.test.ts › is never mixed up with another person’s, also where answers are cached or kept in memory',
  },
  {
    asks: 'The gallery wraps around',
    test: 'e2e/gallery.spec.ts › the arrows of a gallery loop in both directions and keep the URL',
  },
  {
    asks: "A pet's page has its data",
    test: 'unit/detail-pages.test.tsx › has its data, its story and the card of its foundation',
  },
  {
    asks: "A pet's page has the card of its foundation, which links to it",
    test: 'e2e/pet.spec.ts › a foundation’s pet links to the foundation’s page',
  },
  {
    asks: "A pet's page links to /adoption, /faqs and /sponsor",
    test: 'e2e/pet.spec.ts › a pet’s actions link to adoption, sponsorship and FAQs, and adopting requires login',
  },
  {
    asks: "A pet's page links to /favorites",
    test: 'unit/detail-pages.test.tsx › leads to a request, to questions, to the favourites and to a donation',
  },
  {
    asks: "A pet's page shows up to five other pets of its city",
    test: 'api/city-pets.test.ts › a pet page shows five others of its city',
  },
  {
    asks: 'An icon to edit is there for the owner',
    test: 'e2e/edit-pet.spec.ts › an owner edits a pet in the dialog of its page, and withdraws it',
  },
  {
    asks: 'An icon to edit is there for nobody else',
    test: 'e2e/edit-pet.spec.ts › signed-out visitors and other accounts see no edit button',
  },
  {
    asks: "The edit dialog opens and closes on the pet's page",
    test: 'e2e/edit-pet.spec.ts › Back closes the edit dialog, after a confirmation if there are unsaved changes',
  },
  {
    asks: 'The page does not scroll behind the edit dialog',
    test: 'e2e/edit-pet.spec.ts › an owner edits a pet in the dialog of its page, and withdraws it',
  },
  {
    asks: 'While a pet loads a spinner shows, after five seconds a message',
    test: 'e2e/long-wait.spec.ts › a link that is slow to load shows a message after five seconds and can be reloaded',
  },
  {
    asks: 'The care page has tips',
    test: 'api/content.test.ts › the article $slug has its pictures and links to three others',
  },
  {
    asks: 'The care page has a button to /foundations',
    test: 'api/content.test.ts › the care page has every article, a donation link and three pets',
    says: 'DONAR',
  },
  {
    asks: 'The care page shows three pets',
    test: 'api/content.test.ts › the care page has every article, a donation link and three pets',
  },
  {
    asks: '/create-pet has a form to publish a pet',
    test: 'e2e/publish.spec.ts › the publish form can be filled in by keyboard alone',
  },
  {
    asks: 'After publishing comes /dashboard/mascotas',
    test: 'e2e/publish.spec.ts › on a slow network that breaks, a pet with four photos is published, changed and withdrawn',
  },
  {
    asks: 'The foundations have a heading',
    test: 'e2e/foundations.spec.ts › the list links to a foundation with its contact details and ways to help',
    says: 'Fundaciones',
  },
  {
    asks: 'All pets of foundations are shown',
    test: 'api/foundation-pets.test.ts › every pet of a foundation is on exactly one of the pages that /foundations links to',
    decision: '0038',
  },
  {
    asks: 'A foundation has name, city and country, e-mail, phone, stars and comments',
    test: 'unit/detail-pages.test.tsx › has name, place, e-mail, telephone, stars and comments',
  },
  {
    asks: 'A foundation can be commented on',
    test: 'e2e/foundations.spec.ts › commenting prompts signed-out visitors to sign in, with a callback URL',
    says: 'Deja tu comentario',
  },
  {
    asks: 'A foundation has links to questions and to a donation',
    test: 'unit/detail-pages.test.tsx › leads to a comment, to questions and to a donation',
    says: 'Donar',
  },
  {
    asks: 'A foundation shows up to five pets of others in its city',
    test: 'api/city-pets.test.ts › a foundation page shows five of others in its city',
  },
  {
    asks: 'A foundation without comments says so',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
    says: 'No hay comentarios de esta fundacion',
  },
  {
    asks: 'A review has stars and a box',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
  },
  {
    asks: 'The match test has six required choices',
    test: 'unit/quiz.test.ts › asks six questions with the specification’s option words',
  },
  {
    asks: 'The request shows the pet and the match, with a tick or a cross for each attribute',
    test: 'unit/match-view.test.tsx › the marks of a comparison are also words, each beside its label and its reason',
  },
  {
    asks: 'The request shows what is shared with the owner',
    test: 'e2e/adoption.spec.ts › from the pet’s page through the login to a request, of which its owner gets a mail',
  },
  {
    asks: 'The request is sent by a button',
    test: 'e2e/adoption.spec.ts › a double click sends one request and one mail',
    says: 'Enviar solicitud',
  },
]
