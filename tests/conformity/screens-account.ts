import type { ConformityRow } from './row'

/** Section 2: login to dashboard, donations. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'The login has e-mail and password',
    test: 'e2e/account-forms.spec.ts › a form whose request fails shows an error, keeps its input and can be sent again',
  },
  {
    asks: 'The login offers the external provider',
    test: 'e2e/provider.spec.ts › cancelling at the provider returns to the login',
  },
  {
    asks: 'The login links to /reset',
    test: 'e2e/callback-url.spec.ts › the login after a password reset redirects to the callback URL (phone)',
  },
  {
    asks: 'The login links to /register',
    test: 'e2e/account-forms.spec.ts › the chosen city of a registration is there on every return',
  },
  {
    asks: 'A password can be shown and hidden',
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
  },
  {
    asks: 'After a registration comes /email-confirm',
    test: 'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)',
  },
  {
    asks: '/email-confirm says that a mail was sent',
    test: 'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)',
    says: 'Usuario creado con éxito! Se ha enviado un correo de confirmación...',
  },
  {
    asks: '/email-confirm links to the inbox, where it is known',
    test: 'unit/account-copy.test.ts › of %s is at %s',
    decision: '0039',
  },
  {
    asks: '/email-confirm says that foundations stay pending',
    test: 'e2e/account-lifecycle.spec.ts › foundation onboarding: pending, rejected, uploads another document, approved (phone)',
  },
  {
    asks: "/email-confirm leads on by 'Aceptar'",
    test: 'e2e/account-forms.spec.ts › the confirmation mail can be resent after a minute, and an expired link offers a new one',
    says: 'Aceptar',
  },
  {
    asks: 'A confirmed e-mail is told',
    test: 'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)',
    says: 'Email verificado correctamente!',
  },
  {
    asks: 'The page of a confirmed e-mail leads to /login',
    test: 'e2e/callback-url.spec.ts › the confirmation after registering signs in and leads to the callback URL (phone)',
  },
  {
    asks: 'The link verifies on load in the browser that registered, elsewhere a person acts',
    test: 'unit/mailed-links.test.ts › shows the form that submits itself only with the proof of the registration',
    decision: '0070',
  },
  {
    asks: "The reset asks for an e-mail, by 'Aceptar'",
    test: 'e2e/password-reset.spec.ts › the password reset shows errors for an unregistered e-mail, an invalid password and a link used meanwhile',
  },
  {
    asks: 'The new password is typed twice',
    test: 'api/verify.test.ts › a password reset link works once and ends every session',
  },
  {
    asks: 'Each field of a new password can be shown',
    test: 'unit/password-field.test.tsx › every field can be shown and hidden',
  },
  {
    asks: 'The dashboard has a tab of personal information',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    says: 'Sobre Mí',
  },
  {
    asks: 'The dashboard has a tab of pets',
    test: 'unit/dashboard.test.ts › of a %s are those of the specification',
    says: 'Mis Mascotas',
  },
  {
    asks: 'The dashboard has a tab of the adopter, for users',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    says: 'Perfil Adoptante',
  },
  {
    asks: 'The dashboard has a tab of donations made, for users',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    says: 'Donaciones Realizadas',
  },
  {
    asks: 'The dashboard has a tab of donations received, for foundations',
    test: 'e2e/dashboard.spec.ts › a foundation sees the donations it received, and no adopter profile',
    says: 'Donaciones Recibidas',
  },
  {
    asks: 'A button of the dashboard leads to /create-pet',
    test: 'e2e/dashboard.spec.ts › the first button of the dashboard is for what its reader came for',
  },
  {
    asks: 'Own pets are a table of image, name, type and date',
    test: 'e2e/dashboard.spec.ts › a publisher sees their pets in a table whose rows link to the pets’ pages',
  },
  {
    asks: 'The date of an own pet is a day without a time',
    test: 'e2e/own-pets.spec.ts › the table shows the status and all actions of a pet, and confirms with one tap',
  },
  {
    asks: "A row of the own pets links to the pet's page",
    test: 'e2e/dashboard.spec.ts › a publisher sees their pets in a table whose rows link to the pets’ pages',
  },
  {
    asks: "Nobody's pets are told",
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    says: 'No tienes mascotas en adopción',
  },
  {
    asks: 'Donations received have date, donor, status and amount',
    test: 'e2e/dashboard.spec.ts › a foundation sees the donations it received, and no adopter profile',
  },
  {
    asks: 'Amounts carry the sign of their currency',
    test: 'unit/numbers.test.ts › money carries its sign and its currency, and cents only where there are any',
  },
  {
    asks: 'Donations made have date, recipient, status and amount',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
  },
  {
    asks: 'Donations are those of the recipient or of the donor',
    test: 'integration/dashboard.test.ts › are listed for who gave and for who was given, and outlive the donor without a name',
    decision: '0039',
  },
  {
    asks: 'The adopter profile shows the six stored answers',
    test: 'e2e/adopter-profile.spec.ts › the adopter profile shows the six answers and is edited in place',
  },
  {
    asks: 'Without a match the profile says so and offers the test',
    test: 'e2e/dashboard.spec.ts › an adopter without a match is offered the test and can decline',
    says: 'No tienes una mascota ideal',
  },
  {
    asks: 'On entry the profile offers the test in a dialog',
    test: 'e2e/dashboard.spec.ts › an adopter without a match is offered the test and can decline',
  },
  {
    asks: '/dashboard/auth0 shows name, surname, e-mail, country and city',
    test: 'unit/detail-pages.test.tsx › the profile of somebody from the provider has name, surname, e-mail, country and city',
  },
  {
    asks: '/dashboard/auth0 has a button to /create-pet',
    test: 'e2e/dashboard.spec.ts › the first button of the dashboard is for what its reader came for',
    says: 'Agregar Mascota',
  },
  {
    asks: 'The donation page leads back to the pet',
    test: 'api/sponsor.test.ts › %s is not indexed and leads back to %s',
    says: 'Regresar',
  },
  {
    asks: 'The donation page asks for an amount',
    test: 'api/plain-money.test.ts › without JavaScript an amount survives the login, a wrong one keeps what was typed, and a paid one is confirmed',
  },
  {
    asks: 'The confirmation of a donation thanks, and leads to /',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
  },
]
