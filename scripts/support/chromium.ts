import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** What a browser needs in a container, and what keeps it from calling home during tests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium to test with: CHROMIUM_PATH, Playwright's own, or one of the system's; null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PLACES]
  return candidates.find((place) => place && existsSync(place)) ?? null
}

/**
 * Makes sure that there is a Chromium, with apt-get where the system has it.
 * @throws Error that says how to get one otherwise.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: 'inherit', env }).status === 0
  }
  if (apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', 'chromium')) {
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.')
}
