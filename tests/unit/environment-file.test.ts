import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { removeEnvFiles } from '@/scripts/support/build'

const WITH_ENV = path.resolve('deploy/with-env')
const PRINT = 'process.stdout.write(JSON.stringify(process.env))'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'querencia-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function write(lines: readonly string[]): string {
  const file = path.join(folder, 'env')
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/** As a release and the build of an image read it. */
const readByRelease = (file: string): Record<string, string> =>
  JSON.parse(execFileSync(WITH_ENV, [file, process.execPath, '-e', PRINT], { encoding: 'utf8' }))

/** As systemd and podman read lines that neither quote nor escape. */
const asWritten = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

const guide = readFileSync('docs/guides/one-machine.md', 'utf8').split('\n')
const example = readFileSync('.env.example', 'utf8')

describe('a file of variables', () => {
  it('as guide and example write it says the same to a release, systemd, podman and Node', () => {
    const lines = [
      ...guide.filter((line) => /^[A-Z_]+=/.test(line)),
      ...example.split('\n').flatMap((line) => /^# ([A-Z_]+=.*)$/.exec(line)?.[1] ?? []),
    ]
    expect(lines.length).toBeGreaterThan(50)
    const file = write([...new Map(lines.map((line) => [line.split('=')[0], line])).values()])
    const written = asWritten(readFileSync(file, 'utf8').trimEnd().split('\n'))
    expect(readByRelease(file)).toMatchObject(written)
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(written)
  })

  it('is not evaluated by a release', () => {
    const lines = ['A=$HOME `id` $(id)', 'B=a & b; c > d', "C=it's #1 -- *", 'D=', 'E_1=x=y']
    expect(readByRelease(write(['# comment', '', ...lines]))).toMatchObject(asWritten(lines))
  })

  it.each([
    'A="hush"',
    "A='hush'",
    'A=hush\\n',
    'A= hush',
    'A=hush ',
    'export A=hush',
    'hush',
    ' A=hush',
    '1A=hush',
    'A=hush\r',
  ])(
    'with the line %j, which its readers take for different things, is refused without telling a secret',
    (line) => {
      const { status, stderr } = spawnSync(WITH_ENV, [write(['B=1', line]), 'true'], { encoding: 'utf8' })
      expect(status).toBe(1)
      expect(stderr).toMatch(/, line 2: /)
      expect(stderr).not.toContain('hush')
    },
  )
})

it('with-env without a command, a file or either says how it is used', () => {
  for (const words of [[], [write(['A=1'])], [folder, 'true']]) {
    const { status, stderr } = spawnSync(WITH_ENV, words, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, `${WITH_ENV} FILE COMMAND…\n`])
  }
})

it('`npm start` without a build says that it takes one', () => {
  for (const file of ['scripts/start.mjs', 'scripts/support/heap-limit.mjs'])
    cpSync(file, path.join(folder, file))
  const start = [path.join(folder, 'scripts/start.mjs')]
  const { status, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe('Todavía no hay nada que iniciar: compila antes el sitio con npm run build.\n')
})

it('`npm start` reads .env; what the environment sets comes first', () => {
  for (const file of ['scripts/start.mjs', 'scripts/support/heap-limit.mjs'])
    cpSync(file, path.join(folder, file))
  const program = path.join(folder, '.next/standalone/.next/program')
  mkdirSync(program, { recursive: true })
  writeFileSync(path.join(program, 'main.cjs'), PRINT)
  writeFileSync(path.join(folder, '.env'), 'MAIL_FROM=Querencia <hola@querencia.example>\nPORT=3001\n')
  const env = { PATH: process.env.PATH, PORT: '3002', NODE_ENV: 'production' as const }
  const start = [path.join(folder, 'scripts/start.mjs')]
  const said = execFileSync(process.execPath, start, { env, cwd: tmpdir(), encoding: 'utf8' })
  expect(JSON.parse(said)).toMatchObject({ MAIL_FROM: 'Querencia <hola@querencia.example>', PORT: '3002' })
})

it('a build keeps no copy of .env beside the server', () => {
  for (const name of ['.env', '.env.production', 'server.js']) writeFileSync(path.join(folder, name), '')
  removeEnvFiles(folder)
  expect(execFileSync('ls', ['-A', folder], { encoding: 'utf8' })).toBe('server.js\n')
})
