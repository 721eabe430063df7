import { ICON_NAMES, type IconName } from '@/components/ui/icon-names'

type Drawing = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * All icons as one SVG file of symbols, each known by its name. Colours and lines are those of the place that shows one.
 * @throws Error when Lucide has no icon of such a name.
 */
export async function drawIcons(): Promise<string> {
  const symbols = await Promise.all(ICON_NAMES.map(drawIcon))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
}

async function drawIcon(name: IconName): Promise<string> {
  const { __iconData }: { __iconData: Drawing } = await import(`lucide-react/icons/${name}`)
  const shapes = __iconData.node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}
