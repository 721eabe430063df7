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

/** Debian's headless shell: needs half the CPU time of Chromium without a GPU. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const USUAL_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** CHROMIUM_PATH, Playwright's own, or the system's; null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...USUAL_PLACES]
  return candidates.find((place) => place && existsSync(place)) ?? null
}

/** Installed with apt-get when missing. @throws Error that says how to get one. */
export function ensureBrowser(): string {
  const browser = findBrowser() ?? installBrowser()
  if (browser) return browser
  throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.')
}

/** Ubuntu has no package of the headless shell. */
function installBrowser(): string | null {
  return aptInstall('chromium-headless-shell') || aptInstall('chromium') ? findBrowser() : null
}

/**
 * For measurements: installed even beside a whole Chromium, as drawing windows takes time from the page. Falls back to
 * the browser for tests.
 * @throws Error as `ensureBrowser`.
 */
export function ensureHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = existsSync(HEADLESS_SHELL) || aptInstall('chromium-headless-shell')
  return found ? HEADLESS_SHELL : ensureBrowser()
}

function aptInstall(name: string): boolean {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: 'inherit', env }).status === 0
  }
  return apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', name)
}
