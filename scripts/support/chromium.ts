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
  const browser = findBrowser()
  if (browser && (browser === process.env.CHROMIUM_PATH || isHeadlessShell(browser))) return browser
  if (aptInstall('chromium-headless-shell')) return HEADLESS_SHELL
  const any = browser ?? (aptInstall('chromium') ? findBrowser() : null)
  if (any) return any
  throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.')
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
