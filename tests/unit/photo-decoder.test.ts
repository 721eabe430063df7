import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { DecoderPool } from '@/lib/photos/decoder-pool'
import { processPhoto } from '@/lib/photos/process-photo'
import { DomainError } from '@/lib/platform/errors'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { readHeic } from '@/tests/support/heic'
import { bundleProgram } from '@/tests/support/programs'

const pool = new DecoderPool({ script: bundleProgram('server/photo-decoder.ts'), limitMs: 20_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'querencia-decoder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A pool whose program does this with every photo. */
function poolOf(body: string, limitMs = 1_000): DecoderPool {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(
    file,
    `process.on('disconnect', () => process.exit())\nprocess.on('message', (request) => {${body}})`,
  )
  return new DecoderPool({ script: file, limitMs })
}

const REPLY = `process.send({ kind: 'done', result: [process.pid, Object.keys(process.env)] })`

function picture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, noise, background: '#000' } })
    .jpeg()
    .toBuffer()
}

describe('the program that decodes photos', { timeout: 120_000 }, () => {
  it('makes the same of a photo as this process', async () => {
    const input = await picture(900, 600)
    const photo = await pool.run('process', input)
    const here = await processPhoto(input)
    expect({ ...photo, large: photo.large.length }).toMatchObject({
      hash: here.hash,
      perceptualHash: here.perceptualHash,
      blur: here.blur,
      large: here.large.length,
    })
    expect(Buffer.from(photo.large).equals(here.large)).toBe(true)
  })

  it('reads a HEIC, with nothing but its own file', async () => {
    const { width, height } = await pool.run('process', readHeic('quarters'))
    expect([width, height]).toEqual([320, 192])
  })

  it('refuses what is no photo with the sentence for it', async () => {
    await expect(pool.run('inspect', Buffer.from('<svg/>'))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('SVG'),
    })
  })

  it('decodes fifty photos that come at once', async () => {
    const input = await picture(300, 200)
    const photos = await Promise.all(Array.from({ length: 50 }, () => pool.run('process', input)))
    expect(new Set(photos.map(({ hash }) => hash)).size).toBe(1)
  })

  it('is replaced when it is killed in the middle of a photo, which is decoded all the same', async () => {
    const input = await picture(4000, 3000)
    const decoded = pool.run('process', input)
    const [pid = 0] = pool.pids
    process.kill(pid, 'SIGKILL')
    expect(await decoded).toHaveProperty('hash')
    expect(pool.pids).not.toContain(pid)
  })
})

describe('a photo', () => {
  it('that takes forever is refused, and the next one is decoded', async () => {
    const slow = poolOf(`if (request.input.length > 1) setInterval(() => {}, 1000); else ${REPLY}`)
    const waiting = [slow.run('reencode', Buffer.alloc(2)), slow.run('reencode', Buffer.alloc(2))]
    const next = slow.run('reencode', Buffer.alloc(1))
    for (const refused of await Promise.allSettled(waiting)) {
      expect(refused).toMatchObject({
        reason: { code: 'invalid', message: expect.stringContaining('tarda demasiado') },
      })
    }
    expect(await next).toBeTruthy()
  })

  it('that keeps the processor busy is killed after its time', async () => {
    const busy = poolOf('for (;;);')
    await expect(busy.run('process', Buffer.alloc(1))).rejects.toMatchObject({ code: 'invalid' })
    expect(busy.pids).toEqual([])
  })

  it('that ends two programs is refused, each end is logged, and others are decoded', async () => {
    const log = vi.spyOn(console, 'warn').mockReturnValue()
    const frail = poolOf(`if (request.input.length > 1) process.exit(1); else ${REPLY}`, 10_000)
    await expect(frail.run('process', Buffer.alloc(2))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('No pudimos procesar'),
    })
    const entry = expect.stringMatching(
      /"what":"photo decoder ended","task":"process","code":1,"signal":null/,
    )
    expect(log.mock.calls).toEqual([[entry], [entry]])
    log.mockRestore()
    expect(await frail.run('reencode', Buffer.alloc(1))).toBeTruthy()
  })

  it('is not blamed where no program can be started', async () => {
    const missing = new DecoderPool({ script: path.join(folder, 'missing.mjs') })
    const decoded = [1, 2, 3].map(() => missing.run('process', Buffer.alloc(1)))
    for (const { reason } of (await Promise.allSettled(decoded)) as PromiseRejectedResult[]) {
      expect(reason).not.toBeInstanceOf(DomainError)
      expect(reason.message).toContain('photo decoder')
    }
    expect(missing.pids).toEqual([])
  })

  it('is decoded where nothing of the site can be read, and nothing be written or started', async () => {
    const file = path.join(folder, 'document.pdf')
    writeFileSync(file, 'private')
    const reach = {
      environment: `fs.readFileSync('/proc/' + process.ppid + '/environ')`,
      ownEnvironment: `fs.readFileSync('/proc/self/environ')`,
      document: `fs.readFileSync(${JSON.stringify(file)})`,
      folder: `fs.readdirSync(${JSON.stringify(PROJECT_ROOT)})`,
      writing: `fs.writeFileSync(${JSON.stringify(path.join(folder, 'written'))}, '')`,
      program: `process.getBuiltinModule('node:child_process').execSync('true')`,
    }
    const curious = poolOf(
      `const fs = process.getBuiltinModule('node:fs')
      const reached = (read) => { try { read(); return 'reached' } catch (error) { return error.code } }
      process.send({ kind: 'done', result: { ${Object.entries(reach)
        .map(([name, read]) => `${name}: reached(() => ${read})`)
        .join(', ')} } })`,
      10_000,
    )
    const denied = Object.fromEntries(Object.keys(reach).map((name) => [name, 'ERR_ACCESS_DENIED']))
    expect(await curious.run('reencode', Buffer.alloc(1))).toEqual(denied)
  })

  it('is decoded by a program that may look for packages in each folder before the one that has them', async () => {
    const program = bundleProgram('server/photo-decoder.ts')
    const build = mkdtempSync(path.join(path.dirname(program), 'build-'))
    onTestFinished(() => rmSync(build, { recursive: true }))
    for (const name of ['node_modules', 'program']) mkdirSync(path.join(build, name))
    const script = path.join(build, 'program/decoder.mjs')
    const tell = `process.send({ kind: 'done', result: process.execArgv })`
    writeFileSync(script, `process.on('message', () => ${tell})`)
    const flags = await new DecoderPool({ script }).run('reencode', Buffer.alloc(1))
    expect(flags).toContain(`--allow-fs-read=${path.join(build, 'node_modules', path.sep)}`)
    copyFileSync(program, script)
    const decoded = new DecoderPool({ script }).run('process', await picture(90, 60))
    expect(await decoded).toMatchObject({ width: 90, height: 60 })
  })

  it('is decoded within the sandbox that the operator gives', async () => {
    const file = path.join(folder, `${crypto.randomUUID()}.mjs`)
    writeFileSync(
      file,
      `process.on('message', () => process.send({ kind: 'done', result: process.env.SANDBOX }))`,
    )
    const sandboxed = new DecoderPool({ script: file, sandbox: ['env', 'SANDBOX=yes'] })
    expect(await sandboxed.run('reencode', Buffer.alloc(1))).toBe('yes')
  })

  it('is decoded where no secret is, by the program of the photo before', async () => {
    const kept = poolOf(REPLY, 10_000)
    const [first, second] = [
      await kept.run('reencode', Buffer.alloc(1)),
      await kept.run('reencode', Buffer.alloc(1)),
    ]
    expect(second).toEqual(first)
    expect(first[1]).not.toContain('AUTH_SECRET')
  })
})
