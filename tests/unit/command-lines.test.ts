import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { areCounts, readCommandLine, readWords } from '@/scripts/support/options'
import { withoutServices } from '@/scripts/support/settings'

const given = process.argv
const ended = vi.fn((code?: unknown) => {
  throw new Error(`ended with ${code}`)
})

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation(ended as never)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  process.argv = given
  vi.restoreAllMocks()
})

const call = (...words: string[]) => {
  process.argv = ['node', 'command', ...words]
}
const twoCounts = () => readWords('usage', (words) => words.length <= 2 && areCounts(words))

describe('a command', () => {
  it.each(['--help', '-h'])('says how it is used, asked by %s, and is no error', (word) => {
    call('1', word)
    expect(twoCounts).toThrow('ended with 0')
    expect(() => readCommandLine('usage', {})).toThrow('ended with 0')
    expect(vi.mocked(console.log).mock.calls).toEqual([['usage'], ['usage']])
  })

  it.each([['0'], ['-1'], ['1.5'], ['many'], ['1', '2', '3'], ['']])(
    'called with %j says so, too',
    (...words) => {
      call(...words)
      expect(twoCounts).toThrow('ended with 1')
      expect(vi.mocked(console.error).mock.calls).toEqual([['usage']])
    },
  )

  it('with an option that it does not know, or without its value, says so, too', () => {
    for (const words of [['--unknown'], ['--name']]) {
      call(...words)
      expect(() => readCommandLine('usage', { name: { type: 'string' } })).toThrow('ended with 1')
    }
  })

  it('called rightly gets its words', () => {
    call('5', '7')
    expect(twoCounts()).toEqual(['5', '7'])
  })
})

it.each([
  ['scripts/backup.ts', []],
  ['scripts/restore.ts', ['--unknown']],
  ['scripts/build.ts', ['word']],
  ['scripts/migrate.ts', ['postgres://another/database']],
  ['scripts/start.mjs', ['--help']],
])(
  '%s called wrongly prints no trace',
  (file, words) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...words], {
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^\n {2}npm (run|start) /)
    expect(stderr).not.toContain('    at ')
  },
  60_000,
)

describe('a command beside a database', () => {
  it.each([
    ['scripts/backup.ts', ['/tmp/none/of/this']],
    ['scripts/restore.ts', ['--after-recovery']],
    ['scripts/migrate.ts', []],
  ])(
    '%s says in one line that it has none, cannot read its address or reaches nobody there',
    (file, words) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'querencia-command-'))
      onTestFinished(() => rmSync(dataDir, { recursive: true }))
      const run = (DATABASE_URL: string) => {
        const env = {
          ...process.env,
          DATABASE_URL,
          DATABASE_URL_DIRECT: '',
          AUTH_SECRET: '',
          DATA_DIR: dataDir,
        }
        return spawnSync(process.execPath, ['--import', 'tsx', file, ...words], { env, encoding: 'utf8' })
      }
      const sentences = [
        ['', /DATABASE_URL/],
        ['garbage', /no se puede leer/],
        ['postgres://nobody@127.0.0.1:1/none', /no responde/],
      ] as const
      for (const [address, sentence] of sentences) {
        const { status, stderr } = run(address)
        expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]])
      }
      // Nor is a secret made up that nobody needs.
      expect(readdirSync(dataDir)).toEqual([])
    },
    60_000,
  )
})

it('every command reads its words so', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const files = Object.values<string>(scripts).flatMap((command) => /\S+\.ts$/.exec(command) ?? [])
  const reads = /readWords\(|readCommandLine\(|runLocally\(|parseCommand\(/
  const others = files.filter((file) => !reads.test(readFileSync(file, 'utf8')))
  // Folders of the database import none of the scripts.
  expect(others).toEqual(['db/seed/scale.ts'])
})

it('the demo leaves out the keys of real services, which would write to people and charge them', () => {
  const keys = { RESEND_API_KEY: 're_1', STRIPE_SECRET_KEY: '', VAPID_PRIVATE_KEY: 'x', SITE_URL: 'http://a' }
  expect(withoutServices(keys)).toEqual({ RESEND_API_KEY: '', VAPID_PRIVATE_KEY: '' })
})
