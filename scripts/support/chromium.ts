import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** For containers, and against calls home during tests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's; half the CPU time of a whole Chromium. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, HEADLESS_SHELL, chromium.executablePath(), ...WHOLE_BROWSERS]
  return candidates.find((place) => place && existsSync(place)) ?? null
}

export const isHeadlessShell = (browser: string | null) => browser?.includes('headless') ?? false

/** By apt-get; on Ubuntu, which has no such package, any Chromium. @throws Error that says how to get one. */
export function ensureBrowser(): string {
  ensureArial()
  const browser = findBrowser()
  if (browser && (browser === process.env.CHROMIUM_PATH || isHeadlessShell(browser))) return browser
  if (aptInstall('chromium-headless-shell')) return HEADLESS_SHELL
  const any = browser ?? (aptInstall('chromium') ? findBrowser() : null)
  if (any) return any
  throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.')
}

/** Metrically the same as Arial (Debian's fonts-liberation). */
const LIBERATION_SANS = '/usr/share/fonts/truetype/liberation'

/**
 * What people's devices have and `app/fonts/stand-ins.css` fits to the site's fonts. A bare machine has neither Arial nor
 * Roboto, and its wider font moves the page once the site's own arrive.
 */
function ensureArial(): void {
  if (process.platform === 'linux' && !existsSync(LIBERATION_SANS)) aptInstall('fonts-liberation')
}

function aptInstall(name: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, rest, { stdio: 'inherit', env }).status === 0
  }
  return apt('update', '-q') && apt('install', '-q', '-y', '--no-install-recommends', name)
}
