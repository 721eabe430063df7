import { readFileSync } from 'node:fs'
import { ICON_NAMES, type IconName } from '@/components/ui/icon/icon-names'

/** Lucide's and Feather's; they go with every copy. */
export const LICENCE_FILE = 'node_modules/lucide-react/LICENSE'

type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

/** Colour and stroke are inherited. @throws Error for an unknown name. */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(ICON_NAMES.map(drawIcon))
  const [lucide, feather] = readFileSync(LICENCE_FILE, 'utf8').match(/^Copyright .*$/gm) ?? []
  const licence = `<!-- Lucide (lucide.dev), ISC License. ${lucide}. Feather, MIT License. ${feather}. -->`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${licence}\n${symbols.join('\n')}\n</svg>\n`
}

async function drawIcon(name: IconName): Promise<string> {
  const { __iconData }: { __iconData: Drawing } = await import(`lucide-react/icons/${name}`)
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
