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
  const found = findBrowser() ?? (aptInstall('chromium') ? findBrowser() : null)
  if (found) return found
  throw new Error('No Chromium found. Install one (npx playwright install chromium) or set CHROMIUM_PATH.')
}

/** Debian's Chromium without windows. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * The browser to measure with, installed with apt-get where the system has it: one that draws pages only. A whole browser
 * draws its windows too, hidden ones as well, and without a GPU that takes the processor from the page.
 * @returns the usual browser where there is no such thing.
 * @throws Error as `ensureBrowser` does.
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
