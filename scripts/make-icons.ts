/** Draws the icons in use into one file, from Lucide's. Run it after changing the list of names. */
import { writeFileSync } from 'node:fs'
import { drawIcons } from '@/scripts/art/icons'

writeFileSync('components/ui/icons.svg', await drawIcons())
