import { expect, it } from 'vitest'
import { FRAMEWORK_ALONE, type HostAnswers, hostAnswers } from '@/lib/platform/host-answers'

const LONG_LIVED = { WORKERS: 'in-process', SEARCH_ENGINE: 'auto', PAGE_CACHE_DISK_MB: 1024 } as const
const SERVERLESS = { WORKERS: 'cron', SEARCH_ENGINE: 'auto', PAGE_CACHE_DISK_MB: 1024 } as const
const PROGRAM = { isFirst: true, keepsPages: true, isDraining: false }

const HOSTS = {
  'server program, first process': hostAnswers(LONG_LIVED, PROGRAM),
  'server program, another process': hostAnswers(LONG_LIVED, { ...PROGRAM, isFirst: false }),
  'server program, searching by SQL': hostAnswers({ ...LONG_LIVED, SEARCH_ENGINE: 'sql' }, PROGRAM),
  'server program, no pages on disk': hostAnswers({ ...LONG_LIVED, PAGE_CACHE_DISK_MB: 0 }, PROGRAM),
  'server program, framework keeps pages': hostAnswers(LONG_LIVED, { ...PROGRAM, keepsPages: false }),
  'server program, scheduler outside': hostAnswers({ ...LONG_LIVED, WORKERS: 'cron' }, PROGRAM),
  'server program, index by name': hostAnswers(
    { ...LONG_LIVED, WORKERS: 'cron', SEARCH_ENGINE: 'memory' },
    PROGRAM,
  ),
  development: hostAnswers(LONG_LIVED, FRAMEWORK_ALONE),
  'serverless host': hostAnswers(SERVERLESS, FRAMEWORK_ALONE),
}

const QUESTIONS = [
  'runsWorkers',
  'runsSchedule',
  'hearsBus',
  'searchesInMemory',
  'listens',
  'keepsPages',
  'keepsPagesOnDisk',
] as const

/** A letter for each question, in this order; `-` for no. */
const LETTERS = 'wsbmlpd'
const written = (answers: HostAnswers) =>
  QUESTIONS.map((question, at) => (answers[question] ? LETTERS[at] : '-')).join('')

it('each kind of host does what it can do, and nothing that needs a process that lives on or the server program', () => {
  expect(Object.keys(HOSTS['serverless host']).toSorted()).toEqual(QUESTIONS.toSorted())
  expect(
    Object.fromEntries(Object.entries(HOSTS).map(([name, answers]) => [name, written(answers)])),
  ).toEqual({
    'server program, first process': 'wsbmlpd',
    'server program, another process': 'w-bmlpd',
    'server program, searching by SQL': 'wsb-lpd',
    'server program, no pages on disk': 'wsbmlp-',
    'server program, framework keeps pages': 'wsbml--',
    'server program, scheduler outside': '-----p-',
    'server program, index by name': '---mlp-',
    development: 'wsbml--',
    'serverless host': '-------',
  })
})
