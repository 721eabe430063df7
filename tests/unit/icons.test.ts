import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawIcons } from '@/scripts/support/icon-sprite'

it('has every icon in use in the drawings that browsers load', async () => {
  expect(await drawIcons()).toBe(readFileSync('components/ui/icon/icons.svg', 'utf8'))
})
