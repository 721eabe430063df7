import type { ConformityRow } from './row'

const REGISTRATION = 'unit/registration-schema.test.ts › all missing fields are reported at once'
const RESET = 'unit/account-schema.test.ts › needs an e-mail that looks like one'
const LOGIN = 'unit/account-schema.test.ts › needs an e-mail and a password, each with its sentence'
const LENGTH = 'unit/account-schema.test.ts › has 8 to 50 characters, as its message says'
const KINDS = 'unit/account-schema.test.ts › lacks one kind of character: %s'
const PET = 'unit/pet-form.test.ts › the pet form names what is wrong with %j'
const REQUIRED = 'unit/pet-form.test.ts › the pet form reports all errors at once'
const QUIZ = 'unit/match-comparison.test.ts › needs all six answers, each with the same sentence'

/** Section 5 of the specification: validation. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'Login: e-mail is required', test: LOGIN, says: 'El email es requerido' },
  {
    asks: 'Login: e-mail looks like one',
    test: 'unit/account-schema.test.ts › needs an e-mail that looks like one, and any password',
    says: 'Por favor ingresa un email válido',
  },
  { asks: 'Login: password is required', test: LOGIN, says: 'El Password es requerido' },
  {
    asks: 'Login: errors or empty fields show a sentence above them',
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
    says: 'Por favor ingresa los datos completos',
  },
  { asks: 'Registration: role', test: REGISTRATION, says: 'Selecciona un tipo de cuenta' },
  { asks: 'Registration: name', test: REGISTRATION, says: 'Tus nombres son requeridos' },
  { asks: 'Registration: lastName', test: REGISTRATION, says: 'Tus apellidos son requeridos' },
  { asks: 'Registration: countryId', test: REGISTRATION, says: 'Por favor selecciona un país' },
  { asks: 'Registration: cityId', test: REGISTRATION, says: 'Por favor selecciona una ciudad' },
  {
    asks: 'Registration: the city lies in the country',
    test: 'integration/registration.test.ts › registration refuses a city of another country',
    says: 'Por favor selecciona una ciudad',
  },
  { asks: 'Registration: e-mail is required', test: REGISTRATION, says: 'Ingresa un email válido' },
  {
    asks: 'Registration: e-mail matches a pattern',
    test: 'unit/registration-schema.test.ts › not an e-mail: %s',
    says: 'Ingresa un email válido',
  },
  {
    asks: 'Registration: password is required, with its message',
    test: REGISTRATION,
    says: 'Min 8, Mayúscula, Minúscula, Número y un caracter especial',
  },
  {
    asks: 'Registration: password has 8 to 50 characters',
    test: 'unit/registration-schema.test.ts › password lengths count characters, not surrogates',
  },
  { asks: 'Registration: password has letters of both cases, a digit and a special character', test: KINDS },
  {
    asks: 'Registration: password may have any special character',
    test: 'unit/registration-schema.test.ts › a password has a special character in anything but letters and digits: %s',
    decision: '0072',
  },
  {
    asks: 'Registration: confirmPassword is required',
    test: REGISTRATION,
    says: 'Debes confirmar tu contraseña',
  },
  {
    asks: 'Registration: confirmPassword equals password',
    test: 'unit/registration-schema.test.ts › passwords are compared even if other fields are invalid',
    says: 'Las contraseñas no coinciden',
  },
  {
    asks: 'Registration: all errors show at the form at once',
    test: 'e2e/account-forms.spec.ts › the registration shows all errors at once, ticks the password rules and keeps the input',
  },
  {
    asks: 'Registration: foundations must upload a document',
    test: 'unit/registration-schema.test.ts › a foundation’s name and document are required even if other fields are invalid',
    says: 'Por favor carga un documento válido',
  },
  {
    asks: 'Registration: the document is png, jpeg, jpg or pdf',
    test: 'unit/account-schema.test.ts › the document of a foundation is a PNG, a JPEG or a PDF',
  },
  {
    asks: 'Registration: a document of another kind is refused',
    test: 'unit/photo-format.test.ts › in a format that we do not take is refused with what to do: %j',
    says: 'Por favor carga un documento válido',
  },
  {
    asks: 'Registration: foundations enter their name in a field of its own',
    test: 'unit/registration-schema.test.ts › a foundation’s name and document are required even if other fields are invalid',
    says: 'Escribe el nombre de la fundación',
    decision: '0039',
  },
  { asks: 'Reset request: e-mail is required', test: RESET, says: 'Debes ingresar tu email' },
  { asks: 'Reset request: e-mail matches a pattern', test: RESET, says: 'Ingresa un email válido' },
  {
    asks: 'New password: required',
    test: 'unit/account-schema.test.ts › is required, and so is its confirmation',
    says: 'Debes ingresar tu nueva clave',
  },
  { asks: 'New password: its message', test: KINDS, says: 'Min 8, Mayúscula, Minúscula, Número y Especial' },
  {
    asks: 'New password: a lowercase letter, an uppercase letter, a digit and a special character',
    test: KINDS,
  },
  {
    asks: 'New password: the special characters $@!%*?&_',
    test: 'unit/account-schema.test.ts › may have %s as its special character',
  },
  { asks: 'New password: 8 to 50 characters, as its message says, not 4', test: LENGTH, decision: '0039' },
  {
    asks: 'New password: the confirmation is required',
    test: 'unit/account-schema.test.ts › is required, and so is its confirmation',
    says: 'La clave debe ser igual',
  },
  {
    asks: 'New password: an alert if the two differ',
    test: 'e2e/password-reset.spec.ts › the password reset shows errors for an unregistered e-mail, an invalid password and a link used meanwhile',
    says: 'Las claves no coinciden',
  },
  { asks: 'Pet: name is required', test: PET, says: 'Debes ingresar un nombre' },
  { asks: 'Pet: name has at most 20 characters', test: PET, says: 'El nombre no puede contener más de' },
  { asks: 'Pet: description has at least 100 characters', test: PET, says: 'Ingresa minimo' },
  {
    asks: 'Pet: the length of a description is that of its cleaned text',
    test: 'unit/pet-form.test.ts › a description’s length is that of its cleaned text',
    decision: '0072',
  },
  { asks: 'Pet: type is required', test: REQUIRED },
  { asks: 'Pet: breed is required', test: REQUIRED },
  { asks: 'Pet: age is required', test: REQUIRED },
  { asks: 'Pet: gender is required', test: REQUIRED },
  { asks: 'Pet: size is required', test: REQUIRED },
  { asks: 'Pet: color is required', test: REQUIRED },
  { asks: 'Pet: coat is required', test: REQUIRED },
  { asks: 'Pet: health is required', test: REQUIRED },
  { asks: 'Pet: castrated is required', test: REQUIRED },
  { asks: 'Pet: house_trained is required', test: REQUIRED },
  { asks: 'Pet: special_needs is required', test: REQUIRED },
  { asks: 'Pet: the API requires the same fields', test: 'unit/pet-body.test.ts › is refused with %j' },
  {
    asks: 'Pet: photos are png, jpeg or jpg, and WebP',
    test: 'unit/photo-rules.test.ts › opens photos, also heavy ones, and says why not',
    says: 'JPG, PNG, WebP o HEIC',
    decision: '0024',
  },
  {
    asks: 'Pet: several photos are allowed',
    test: 'unit/pet-form.test.ts › the pet form takes eight photos in all and ignores empty files',
  },
  {
    asks: 'Pet: children, dogs and cats are optional',
    test: 'unit/pet-form.test.ts › the pet form is parsed into the pet’s values',
  },
  {
    asks: 'Pet: the form shows its errors',
    test: 'e2e/publish.spec.ts › the publish form shows errors and focuses the first invalid field',
  },
  {
    asks: 'Pet: the form of an edit has the same rules',
    test: 'unit/pet-form.test.ts › the edit form has the rules of a new pet, and needs the pet',
  },
  {
    asks: 'Review: the comment is required',
    test: 'unit/reviews.test.ts › %j is no comment',
    says: 'Por favor ingrese un comentario',
  },
  {
    asks: 'Review: a rating from 1 to 5 is required',
    test: 'unit/reviews.test.ts › %j are no stars',
    says: 'Por favor seleccione un valor',
  },
  {
    asks: 'Review: send is disabled while any error exists',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
  },
  {
    asks: 'Review: at most 500 characters, which is enforced',
    test: 'unit/reviews.test.ts › has at most 500 characters, counted as a person counts letters with an accent',
    decision: '0039',
  },
  { asks: 'Quiz: all six selects are required', test: QUIZ, says: 'Selecciona uno' },
  { asks: 'Quiz: no other value is taken', test: QUIZ, says: 'Selecciona uno' },
  {
    asks: 'Quiz: what is missing shows beside its question',
    test: 'e2e/quiz.spec.ts › on a phone the match test asks one question at a time, by touch @phone',
    says: 'Selecciona uno',
  },
  {
    asks: 'Home search: neither city nor country shows an alert',
    test: 'e2e/home.spec.ts › submitting an empty search shows an error, stays on the page and refocuses the field',
    says: 'Debes ingresar una ciudad o país',
  },
  {
    asks: 'Home search: neither city nor country navigates nowhere',
    test: 'unit/home-search.test.ts › the home search has no target for %j',
  },
  { asks: 'Donation: the amount is numeric', test: 'unit/donations.test.ts › %j is no amount' },
  {
    asks: 'Donation: the amount lies within limits of its currency',
    test: 'unit/donations.test.ts › the limits of every currency let its suggestions through and nothing beyond them',
    decision: '0049',
  },
  {
    asks: 'Favourite: cannot be toggled without a user',
    test: 'api/favourites.test.ts › favourites without a session answer 401',
    says: 'No has iniciado sesión',
  },
  {
    asks: 'Filter values: the size is lowercased, and kept whole',
    test: 'unit/search-params.test.ts › a query string holds labels in lower case without accents',
    decision: '0007',
  },
  {
    asks: 'Filter values: gender and coat are lowercased',
    test: 'unit/search-params.test.ts › a query string holds labels in lower case without accents',
    decision: '0007',
  },
  {
    asks: 'Filter values: affinity maps to children, dogs or cats',
    test: 'unit/search-params.test.ts › parsing is the inverse of formatting: %j',
  },
  {
    asks: 'Filter values: care maps to house_trained or special_needs',
    test: 'unit/search-params.test.ts › parsing is the inverse of formatting: %j',
  },
  {
    asks: 'Filter values: the API takes size, gender and coat in any case',
    test: 'api/pet-list.test.ts › GET /pets with %s=%s answers exactly the pets that match',
  },
]
