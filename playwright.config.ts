import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser, isHeadlessShell } from '@/scripts/support/chromium'

const BROWSER = findBrowser()
/** Pages of tests are left before optimised code pays: compiling it took an eighth of the time of their processes. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'
/** A second tab of a test does not start a process and compile all scripts anew: a ninth of the browser’s CPU time. */
const SHARED_BY_TABS = '--process-per-site'

/**
 * Single-column screens and flows, tested on a phone only. Elsewhere `@phone` and `@desktop` tag tests of what does not
 * depend on the width; those of layout run on both.
 */
const PHONE_ONLY = [
  'adopter-profile',
  'answer-clock',
  'asked-pet',
  'check-ins',
  'combobox',
  'conversation',
  'conversation-reports',
  'conversation-writing',
  'donate',
  'email-change',
  'para-ti',
  'quiz-kept-answers',
  'reviews',
  'account-forms',
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
  'file-field',
  'first-request',
  'long-wait',
  'offline',
  'monthly',
  'outdated-page',
  'phone-layout',
  'password-reset',
  'pet-import',
  'short-links',
  'staff-money',
  'foundation-profile',
  'foundations',
  'own-pets',
  'pet-form',
  'photo-field',
  'geolocation',
  'kept-input',
  'provider',
  'publish',
  'reports',
  'requests',
  'sent-requests',
  'typed-meanwhile',
  'saved-search-links',
  'saved-searches',
  'script-policy',
  'second-factor',
  'search-drawer',
  'search-before-hydration',
  'callback-url',
  'photo-loading',
  'two-tabs',
  'ways-in',
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
  // Tests wait more than they compute: three keep two cores busy. A whole Chromium needs twice the CPU time.
  workers: isHeadlessShell(BROWSER) ? 3 : 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.TEST_BASE_URL ?? 'http://localhost:3000',
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    screenshot: 'only-on-failure',
    // Requests that a worker makes do not pass through the routes of a test.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: BROWSER ?? undefined,
      args: [...BROWSER_FLAGS, UNOPTIMISED, SHARED_BY_TABS],
    },
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
