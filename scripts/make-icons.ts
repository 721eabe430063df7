/** Run after changing the list of names. */
import { copyFileSync, writeFileSync } from 'node:fs'
import { drawIcons, LICENCE_FILE } from './support/icon-sprite'

writeFileSync('components/ui/icon/icons.svg', await drawIcons())
copyFileSync(LICENCE_FILE, 'components/ui/icon/icons-license.txt')
