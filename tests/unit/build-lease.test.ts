import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { refuseWhileServed } from '@/scripts/support/build'
import { startNode } from '@/scripts/support/child'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'
import { holdBuild } from '@/server/build-lease'

function makeBuild() {
  const folder = mkdtempSync(path.join(TEST_DATA_DIR, 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const standalone = path.join(folder, 'standalone')
  mkdirSync(standalone)
  writeFileSync(path.join(standalone, 'server.js'), 'the running server')
  return { distDir: path.relative(PROJECT_ROOT, folder), standalone }
}

it('`npm run build` leaves alone what a running server serves, and says so', async () => {
  const { distDir, standalone } = makeBuild()
  await holdBuild(standalone)
  const build = startNode(['--import', 'tsx', 'scripts/build.ts'], { NEXT_DIST_DIR: distDir })
  expect(await build.exited).toBe(1)
  expect(build.output()).toMatch(/^Un servidor usa lo compilado en esta carpeta.*\n$/)
  expect(readFileSync(path.join(standalone, 'server.js'), 'utf8')).toBe('the running server')
})

it('a server that ended, even if it was killed, keeps no build waiting', async () => {
  const { distDir, standalone } = makeBuild()
  await refuseWhileServed(distDir)
  const servers = path.join(standalone, 'servers')
  mkdirSync(servers)
  writeFileSync(path.join(servers, '1.1'), '1@1')
  await refuseWhileServed(distDir)
})

it('a server of a folder that nobody can write to starts all the same', async () => {
  const { standalone } = makeBuild()
  await holdBuild(path.join(standalone, 'server.js'))
})
