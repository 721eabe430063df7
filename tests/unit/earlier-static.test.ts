import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { addEarlierStatic } from '@/scripts/support/build'

const root = mkdtempSync(path.join(tmpdir(), 'static-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A build as the framework leaves it: the folder is emptied but for `cache`. @returns the served files. */
function release(id: string): string[] {
  for (const place of ['static', 'served']) rmSync(path.join(root, place), { recursive: true, force: true })
  mkdirSync(path.join(root, 'static/chunks'), { recursive: true })
  writeFileSync(path.join(root, 'BUILD_ID'), id)
  writeFileSync(path.join(root, 'static/chunks', `${id}.js`), id)
  addEarlierStatic(root, path.join(root, 'served'))
  const age = new Date(Date.now() - 10_000 + Number(id))
  utimesSync(path.join(root, 'cache/static-files', id), age, age)
  return readdirSync(path.join(root, 'cache/static-files')).toSorted()
}

it('files of the last two builds are served beside the newest, and older ones are deleted', () => {
  expect(release('1')).toEqual(['1'])
  release('2')
  expect(release('3')).toEqual(['1', '2', '3'])
  expect(release('4')).toEqual(['2', '3', '4'])
  expect(readdirSync(path.join(root, 'served/chunks')).toSorted()).toEqual(['2.js', '3.js'])
})
