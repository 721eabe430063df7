import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './scripts/support/chromium'

/** Single-column screens and flows, tested on a phone only; `@phone` and `@desktop` tag tests of one project elsewhere. */
const PHONE_ONLY = [
  'adopter-profile',
  'answer-clock',
  'asked-pet',
  'check-ins',
  'conversation',
  'conversation-reports',
  'conversation-writing',
  'donate',
  'para-ti',
  'quiz-kept-answers',
  'reviews',
  'account-forms',
  'account-forms-plain',
  'account-lifecycle',
  'adoption-walk',
  'adoption-answers',
  'adoption',
  'adoption-obstacles',
  'content',
  'dossiers',
  'dossier-profile',
  'dashboard',
  'edit-pet',
  'favourites',
  'long-wait',
  'foundation-profile',
  'foundations',
  'own-pets',
  'pet-form',
  'photo-field',
  'geolocation',
  'provider',
  'publish',
  'reports',
  'requests',
  'sent-requests',
  'saved-searches',
  'script-policy',
  'search-drawer',
  'search-before-hydration',
  'crawl',
  'callback-url',
]
/** Tested on desktop only. */
const DESKTOP_ONLY = ['staff', 'staff-accounts']
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)

/** Checks the server at TEST_BASE_URL; without it, a running `npm run demo`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // A busy CI machine can exceed any timeout.
  retries: process.env.CI ? 1 : 0,
  // Tests wait more than they compute: three keep two cores busy.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.TEST_BASE_URL ?? 'http://localhost:3000',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specs(DESKTOP_ONLY),
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: specs(PHONE_ONLY),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
