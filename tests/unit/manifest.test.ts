import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { PROJECT_ROOT } from '@/scripts/support/settings'

it('a launcher finds every icon in the size that is said, also to cut to its own shape', async () => {
  const { icons = [], shortcuts = [] } = manifest()
  const all = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons ?? [])]
  for (const { src, sizes } of all) {
    const { width, height } = await sharp(await readFile(`${PROJECT_ROOT}/public${src}`)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const maskable = icons.flatMap(({ purpose, sizes }) => (purpose === 'maskable' ? [sizes] : []))
  expect(maskable).toEqual(['192x192', '512x512'])
})

it('the installed site opens at home, where logs tell it, and leads to what people return for', () => {
  const { id, scope, start_url, shortcuts } = manifest()
  expect([id, scope, start_url]).toEqual(['/', '/', '/?inicio=app'])
  expect(shortcuts?.map(({ name, url }) => [name, url])).toEqual([
    ['Adoptar', '/searcher/todos'],
    ['Mis Mascotas', '/dashboard/mascotas'],
  ])
})
