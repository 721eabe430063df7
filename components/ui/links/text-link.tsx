import { classNames } from '@/components/ui/class-names'
import { Link, type LinkProps } from './link'

const LOOKS = {
  underlined: 'font-semibold text-monte underline underline-offset-3',
  /** In the colour of the text around it. */
  inherit: 'font-semibold underline underline-offset-3',
  quiet: 'font-semibold text-monte hover:underline',
  /** Padded to a 44 px touch target without moving the text. */
  padded: 'py-3.25 font-semibold text-monte underline underline-offset-3 hover:text-monte-hover',
}
type TextLinkLook = keyof typeof LOOKS

export function textLinkClass(look: TextLinkLook = 'underlined', className?: string): string {
  return classNames(LOOKS[look], className)
}

export function TextLink({ look, className, ...rest }: LinkProps & { look?: TextLinkLook }) {
  return <Link className={textLinkClass(look, className)} {...rest} />
}
