import type { ConformityRow } from './row'

const LIFE =
  'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)'
const FAVOURITE =
  'e2e/signed-in.spec.ts › a favourite is shown at once and stays in the menu until it is removed @phone'
const EDIT = 'e2e/edit-pet.spec.ts › an owner edits a pet in the dialog of its page, and withdraws it'
const PUBLISH =
  'integration/publishing.test.ts › a published pet is in its owner’s city and every list, and expires the cache tags'

/** Section 4 of the specification: states and transitions of favourites, pets, search, requests, the match test, comments, donations. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'Star: filled from the start where the pet is a favourite', test: FAVOURITE },
  {
    asks: "Star, signed out: 'No has iniciado sesión'",
    test: 'e2e/home.spec.ts › the favourite button prompts signed-out visitors to sign in, with a callback URL',
    says: 'No has iniciado sesión',
  },
  { asks: 'Star of another pet: fills at once and sends an add-favourite call', test: FAVOURITE },
  { asks: 'Star of another pet: the favourites are read again', test: FAVOURITE },
  {
    asks: 'Star of a favourite: empties and sends a delete call',
    test: 'e2e/favourites.spec.ts › a favourite requested before login is saved after it, once',
  },
  { asks: 'Pet creation sets the status adoptable', test: PUBLISH },
  {
    asks: 'Pet creation ignores a status that is sent',
    test: 'api/publishing.test.ts › POST /pets publishes a pet with photos',
  },
  {
    asks: 'Deleting a pet asks for confirmation',
    test: EDIT,
    says: 'Estas seguro que deseas eliminar esta mascota?',
  },
  {
    asks: 'Deleting a pet sets the status inactivo',
    test: 'api/own-pets.test.ts › PATCH /pets/{id} withdraws a pet, marks it as adopted, and offers it again',
  },
  {
    asks: 'A deleted pet is in no list, has no page and can come back',
    test: 'integration/own-pets.test.ts › a pet leaves and returns to the lists with its status',
    decision: '0041',
  },
  {
    asks: 'Search: each filter narrows the list',
    test: 'integration/search-counts.test.ts › SQL search agrees with a naive count of plain columns on total, page and every facet',
  },
  {
    asks: 'Search: another choice of a category starts from all that the others leave',
    test: 'unit/search-trait-bits.test.ts › a facet ignores its own filter and applies the others',
  },
  {
    asks: 'Search: another choice of a category replaces its chip',
    test: 'e2e/search.spec.ts › filters apply at once; another option replaces, the same one removes it @desktop',
  },
  {
    asks: 'Search: a category is active once',
    test: 'unit/search-view.test.ts › each active filter has one chip, which removes it and goes to the first page',
  },
  {
    asks: 'Search: clearing shows the whole list and no active filter',
    test: 'e2e/search.spec.ts › a chip removes its filter, and Borrar Filtros all of them @desktop',
    says: 'Borrar Filtros',
  },
  {
    asks: 'Search: leaving it keeps nothing but its address',
    test: 'e2e/search.spec.ts › the back button restores the previous search and its filters',
    decision: '0007',
  },
  {
    asks: 'Adoption, signed out: a dialog offers login and registration',
    test: 'e2e/pet.spec.ts › a pet’s actions link to adoption, sponsorship and FAQs, and adopting requires login',
    says: 'Inicia sesión para adoptar',
  },
  {
    asks: 'Adoption success: a dialog',
    test: 'e2e/adoption.spec.ts › from the pet’s page through the login to a request, of which its owner gets a mail',
    says: 'Hemos enviado tu solicitud',
  },
  {
    asks: 'Adoption success: the dialog shows for 3.5 seconds',
    test: 'unit/timed-dialogs.test.tsx › of a request that was sent stays for 3.5 seconds',
  },
  {
    asks: 'Adoption success: then it goes to /',
    test: 'e2e/adoption.spec.ts › a double click sends one request and one mail',
  },
  {
    asks: 'Quiz success: a dialog',
    test: 'e2e/quiz.spec.ts › on a wide screen the match test shows all six, saves once and leads home @desktop',
    says: 'Hemos guardado tus preferencias',
  },
  {
    asks: 'Quiz success: the dialog shows for 3.5 seconds',
    test: 'unit/timed-dialogs.test.tsx › of saved answers of the match test stays for 3.5 seconds',
  },
  {
    asks: 'Quiz success: then it goes to /',
    test: 'e2e/quiz.spec.ts › on a wide screen the match test shows all six, saves once and leads home @desktop',
  },
  {
    asks: 'Quiz that was saved already: a dialog says so',
    test: 'integration/matches.test.ts › the quiz is saved once, and a second one points to the profile',
    says: 'Ya tienes tus Match actualizados',
  },
  {
    asks: "Quiz that was saved already: 'Ir al perfil' leads to /dashboard/adoptante",
    test: 'e2e/quiz.spec.ts › somebody who has answered the match test is told on arrival and on saving',
    says: 'Ir al perfil',
  },
  {
    asks: 'Quiz that was saved already: its dialog waits',
    test: 'unit/timed-dialogs.test.tsx › is not that of answers that were saved before: it waits for its reader',
  },
  {
    asks: 'Quiz, signed out: asks to log in or register',
    test: 'e2e/quiz-kept-answers.spec.ts › the answers of the match test survive the login, and one press saves them',
    says: 'Para guardarlas inicia sesión o regístrate',
  },
  {
    asks: 'Password reset error',
    test: 'e2e/password-reset.spec.ts › the password reset shows errors for an unregistered e-mail, an invalid password and a link used meanwhile',
    says: 'El email no está registrado',
  },
  {
    asks: 'Password reset success: a message',
    test: LIFE,
    says: 'Hemos enviado un correo a tu bandeja de entrada',
  },
  { asks: 'Password reset success: goes to /', test: LIFE },
  { asks: 'Password change success: a message', test: LIFE, says: 'La clave ha sido actualizada' },
  { asks: 'Password change success: goes to /login', test: LIFE },
  {
    asks: 'Review: a dialog after posting',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
    says: 'Tu comentario ha sido publicado',
  },
  {
    asks: 'Review: the dialog shows for 2 seconds',
    test: 'unit/timed-dialogs.test.tsx › of a published comment stays for 2 seconds',
  },
  {
    asks: 'Review: then it goes to /foundation/{id}',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
  },
  {
    asks: 'Donation: the browser is sent to the payment address that comes back',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
  },
  {
    asks: 'Donation: no payment address, no redirect but a sentence',
    test: 'integration/donation-start.test.ts › when Stripe fails nothing is charged, a sentence says so, and the next try gets a page',
  },
  {
    asks: 'Reset: the new user is empty for the next visitor of the form',
    test: 'e2e/kept-input.spec.ts › who mistyped the e-mail registers again without typing the rest',
    decision: '0094',
  },
  {
    asks: 'Reset: the logged user is empty after the session',
    test: 'api/viewer.test.ts › GET /api/viewer is empty for a signed-out visitor, and not cached',
    decision: '0018',
  },
  {
    asks: 'Reset: a used password reset is over',
    test: 'integration/accounts.test.ts › a reset link works once, even concurrently, and ends all sessions',
    decision: '0039',
  },
  {
    asks: 'Reset: own pets and requests are read anew each time',
    test: 'e2e/signed-in.spec.ts › Back to a personal page leads to the login when the session has ended meanwhile @phone',
    decision: '0039',
  },
  {
    asks: 'Reset: the adopter profile can be answered anew',
    test: 'integration/matches.test.ts › the profile is edited in place, whether there were answers or not',
  },
  {
    asks: 'Posting a review changes nothing but the page of its foundation and of its pets',
    test: 'integration/reviews.test.ts › expires the foundation, the list and the pages of its pets, but not for the same comment again',
  },
]
