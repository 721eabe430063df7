import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readFolderId } from '@/lib/platform/bus/folder-id'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'querencia-id-')), 'data')

it('all who share a folder read the same id, also when they start together; another folder has another', async () => {
  const folder = newFolder()
  const ids = await Promise.all(Array.from({ length: 8 }, () => readFolderId(folder)))
  expect(new Set([...ids, await readFolderId(folder)]).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readFolderId(newFolder())).not.toBe(ids[0])
})

it('an empty file, which a crash left, is replaced', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'folder-id'), '')
  const id = await readFolderId(folder)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readFolderId(folder)).toBe(id)
  expect(readdirSync(folder)).toEqual(['folder-id'])
})
