import Link, { type LinkProps } from 'next/link'

export function TextLink(props: LinkProps<string> & { children: React.ReactNode }) {
  return (
    <Link
      prefetch={false}
      className="font-semibold text-monte underline underline-offset-3 hover:text-monte-hover"
      {...props}
    />
  )
}
