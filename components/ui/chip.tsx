import { classNames } from './class-names'
import { Link, type LinkProps } from './links/link'

const BASE =
  'inline-flex min-h-11 items-center gap-1.75 rounded-full border-[1.5px] px-4 text-small font-medium whitespace-nowrap transition-colors cramped:flex-wrap cramped:gap-y-0 cramped:py-1.5 cramped:whitespace-normal'

const TONES = {
  plain: 'border-edge/80 bg-white text-ink hover:border-field hover:bg-mist [&_svg]:text-monte',
  on: 'border-monte-tint bg-monte-tint text-monte-dark hover:border-monte-soft hover:bg-monte-soft',
  clear: 'border-transparent px-2.5 text-guayaba underline underline-offset-3 hover:text-guayaba-hover',
}

export function chipClass(tone: keyof typeof TONES = 'plain', className?: string): string {
  return classNames(BASE, TONES[tone], className)
}

export function ChipLink({ tone, className, children, ...rest }: LinkProps & { tone?: keyof typeof TONES }) {
  return (
    <Link pending="text" className={chipClass(tone, className)} {...rest}>
      {children}
    </Link>
  )
}
