import type { ConformityRow } from './row'

const EDIT = 'e2e/edit-pet.spec.ts › an owner edits a pet in the dialog of its page, and withdraws it'
const NOT_REMOVED = 'unit/failed-writes.test.tsx › of a favourite is told beside the button that was pressed'
const NOTICE =
  'unit/notices.test.ts › the message %s stays for %s seconds and has the words of the specification'
const QUIZ = 'e2e/quiz.spec.ts › somebody who has answered the match test is told on arrival and on saving'

/** Section 8 of the specification: the error catalogue. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'Signed-out user favourites a pet',
    test: 'e2e/favourites.spec.ts › a favourite requested before login is saved after it, once',
    says: 'No has iniciado sesión',
  },
  {
    asks: 'Home search without city or country, also without JavaScript',
    test: 'e2e/home.spec.ts › without JavaScript an empty search re-renders the home page with an error',
    says: 'Debes ingresar una ciudad o país',
  },
  {
    asks: 'Login server error: a warning dialog with the server’s text',
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
    says: 'Correo o contraseña incorrectos',
  },
  {
    asks: "Login server error: 'Dale click para corregir', then cleared",
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
    says: 'Dale click para corregir',
  },
  {
    asks: 'Login server error: fields Error and error of the API',
    test: 'unit/error-reply.test.ts › of the domain with code %s is its message with status %i',
  },
  {
    asks: 'Login form incomplete, also without JavaScript',
    test: 'api/plain-accounts.test.ts › without JavaScript the login shows errors, keeps the e-mail and redirects to the callback URL',
    says: 'Por favor ingresa los datos completos',
  },
  {
    asks: 'Registration server error: shown in the form, not in an alert of the browser',
    test: 'e2e/account-forms.spec.ts › the registration shows all errors at once, ticks the password rules and keeps the input',
    says: 'Este correo ya está registrado',
    decision: '0002',
  },
  {
    asks: 'Registration server error: the field Error of the API',
    test: 'api/accounts.test.ts › POST /user answers %s with 200 and Error, which existing clients look for',
  },
  {
    asks: 'Reset request with an unknown e-mail',
    test: 'integration/accounts.test.ts › a reset link is not sent to an unknown e-mail',
    says: 'El email no está registrado',
  },
  {
    asks: 'Reset request with an unknown e-mail, by the API',
    test: 'api/verify.test.ts › a password reset for an unknown e-mail is refused',
    says: 'El email no está registrado',
  },
  {
    asks: 'Passwords differ on change',
    test: 'unit/account-schema.test.ts › is the same twice',
    says: 'Las claves no coinciden',
  },
  {
    asks: 'Quiz already saved: the sentence',
    test: QUIZ,
    says: 'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil',
  },
  { asks: "Quiz already saved: 'Ir al perfil'", test: QUIZ, says: 'Ir al perfil' },
  {
    asks: 'Quiz already saved, by the API',
    test: 'api/adoption.test.ts › is saved once, edited afterwards, and part of the account',
    says: 'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil',
  },
  {
    asks: 'Comment without login: the alert and the login',
    test: 'e2e/foundations.spec.ts › commenting prompts signed-out visitors to sign in, with a callback URL',
    says: 'Para realizar un comentario debes estar logueado',
  },
  {
    asks: 'Donate without login: the alert and the login',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
    says: 'Para realizar una donación debes estar logueado',
  },
  {
    asks: 'Adopt without login: the alert and the login',
    test: 'e2e/adoption.spec.ts › from the pet’s page through the login to a request, of which its owner gets a mail',
    says: 'Inicia sesión para adoptar',
  },
  {
    asks: 'Quiz without login: the alert and the login',
    test: 'e2e/quiz-kept-answers.spec.ts › the answers of the match test survive the login, and one press saves them',
    says: 'Tus respuestas están listas',
    decision: '0042',
  },
  { asks: 'Pet update success', test: EDIT, says: 'Cambios Guardados Correctamente!' },
  { asks: 'Pet update success stays for 3.5 s', test: NOTICE },
  {
    asks: 'Pet update failure',
    test: 'e2e/edit-pet.spec.ts › edits of a pet survive a lost connection and are saved later',
    says: 'Oops! ha ocurrido un error.',
  },
  {
    asks: 'Pet create success',
    test: 'e2e/publish.spec.ts › on a slow network that breaks, a pet with four photos is published, changed and withdrawn',
    says: 'Tu mascota ha sido creada correctamente!. Si alguien está interesado en adoptarla recibirás un email con información al respecto.',
  },
  { asks: 'Pet create success stays for 6 s', test: NOTICE },
  {
    asks: 'Pet create: whoever is interested causes an e-mail to the owner',
    test: 'integration/adoption-asking.test.ts › the owner gets a mail at once, and the request carries the answers of its time',
  },
  {
    asks: 'Pet delete: the question with Si and No',
    test: EDIT,
    says: 'Estas seguro que deseas eliminar esta mascota?',
  },
  {
    asks: 'Pet delete: the answer of Si',
    test: 'e2e/own-pets-menu.spec.ts › an owner withdraws a pet and republishes it from the list',
    says: 'Tu mascota fue eliminada',
  },
  {
    asks: 'Pet delete: the answer of No',
    test: 'e2e/own-pets.spec.ts › cancelling the withdrawal of a pet closes the menu',
    says: 'Tu mascota no fue eliminada',
  },
  {
    asks: 'No search results',
    test: 'e2e/search.spec.ts › a search without results shows suggestions @phone',
    says: 'No hay mascotas disponibles para tu búsqueda',
  },
  {
    asks: 'No search results, with ways out',
    test: 'unit/search-empty.test.ts › an empty text search says that no pet has the words and offers Borrar Filtros',
    says: 'No hay mascotas disponibles para tu búsqueda',
  },
  {
    asks: 'No foundation comments',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
    says: 'No hay comentarios de esta fundacion',
  },
  {
    asks: 'No favourites',
    test: 'e2e/favourites.spec.ts › the empty favourites page suggests next steps',
    says: 'No tienes mascotas favoritas',
  },
  {
    asks: 'No own pets',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    says: 'No tienes mascotas en adopción',
  },
  {
    asks: 'Pet detail loading too long',
    test: 'e2e/long-wait.spec.ts › a link that is slow to load shows a message after five seconds and can be reloaded',
    says: 'Está tardando más de lo normal. Revisa tu conexión.',
  },
  {
    asks: 'Field validation: a form sent without JavaScript has the same messages',
    test: 'e2e/publish.spec.ts › without JavaScript a pet is published with a photo after errors, and edited',
  },
  {
    asks: 'Field validation: the API names the fields',
    test: 'api/field-sentences.test.ts › every write answers invalid input with readable messages',
  },
  {
    asks: 'Failure of the login: told on the page',
    test: 'e2e/account-forms.spec.ts › a form whose request fails shows an error, keeps its input and can be sent again',
    decision: '0039',
  },
  {
    asks: 'Failure of a password reset: told on the page',
    test: 'e2e/account-forms.spec.ts › a form that the server rejects unread shows the reason',
    decision: '0039',
  },
  {
    asks: 'Failure of the adopter profile: told on the page',
    test: 'e2e/quiz.spec.ts › answers that could not be sent are kept, and sent by the next press',
    decision: '0039',
  },
  {
    asks: 'Failure of adding a favourite: told on the page and taken back',
    test: 'e2e/signed-in.spec.ts › a favourite that cannot be saved is rolled back with an error message @desktop',
    says: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
    decision: '0039',
  },
  {
    asks: 'Failure of removing a favourite: an error for the caller',
    test: 'unit/failed-writes.test.tsx › of a favourite is an error for the client that asked for it',
  },
  { asks: 'Failure of removing a favourite: told on the page', test: NOT_REMOVED, decision: '0039' },
  {
    asks: 'Failure of creating a pet: told on the page, which keeps what was typed',
    test: 'unit/failed-writes.test.tsx › of a pet is told on the page, with a reference, and keeps what was typed',
    decision: '0039',
  },
  {
    asks: 'Failure of a photo of a pet: told on the page',
    test: 'e2e/photo-field.spec.ts › a failed upload is retried automatically once, then manually',
    decision: '0039',
  },
  {
    asks: 'Failure of the pet calls: a sentence for clients',
    test: 'api/pets.test.ts › GET /pets/%s answers 404 in JSON',
    decision: '0039',
  },
  {
    asks: 'An unexpected failure shows a reference alone',
    test: 'unit/error-reply.test.ts › shows only a reference for an unexpected error, which is logged once under it',
    decision: '0015',
  },
  {
    asks: 'Errors of the provider: access denied',
    test: 'e2e/provider.spec.ts › cancelling at the provider returns to the login',
    says: 'Cancelaste el ingreso',
  },
  {
    asks: 'Errors of the provider: invalid state',
    test: 'e2e/provider.spec.ts › a provider response that this browser did not request signs nobody in',
  },
  {
    asks: 'Errors of the provider: a sign-in begun elsewhere',
    test: 'api/provider.test.ts › a sign-in that another browser began ends at the login page',
  },
  {
    asks: 'Errors of the provider: no cookie came back',
    test: 'api/provider.test.ts › a browser that kept no cookie of the sign-in is told so by the login page',
    says: 'Tu navegador no guarda las cookies',
  },
  {
    asks: 'Errors of the provider: its tokens',
    test: 'integration/provider-tokens.test.ts › is rejected: %s',
  },
  {
    asks: 'Errors of the provider: away or unreadable',
    test: 'integration/provider-tokens.test.ts › is no failure of ours where the provider answers %j, or not at all',
  },
  {
    asks: 'Errors of the provider: a second factor is required',
    test: 'e2e/provider.spec.ts › staff who sign in with the provider have to give their second factor too',
  },
  {
    asks: 'Errors of the provider: popup closed and missing refresh token, which cannot happen',
    test: 'api/provider.test.ts › sign-in with the provider begins there, with PKCE, state and nonce',
    decision: '0039',
  },
]
