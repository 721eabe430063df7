import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readFolderMark } from '@/lib/bus/folder-mark'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'querencia-mark-')), 'data')

it('all who share a folder read the same mark, also when they start together; another folder has another', async () => {
  const folder = newFolder()
  const marks = await Promise.all(Array.from({ length: 8 }, () => readFolderMark(folder)))
  expect(new Set([...marks, await readFolderMark(folder)]).size).toBe(1)
  expect(marks[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readFolderMark(newFolder())).not.toBe(marks[0])
})

it('an empty file, which a crash left, is replaced', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'folder-id'), '')
  const mark = await readFolderMark(folder)
  expect(mark).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readFolderMark(folder)).toBe(mark)
  expect(readdirSync(folder)).toEqual(['folder-id'])
})
