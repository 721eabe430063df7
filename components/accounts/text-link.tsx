import Link, { type LinkProps } from 'next/link'

/** Padded to the 44 px of a thumb, which moves no line of text. */
export function TextLink(props: LinkProps<string> & { children: React.ReactNode }) {
  return (
    <Link
      prefetch={false}
      className="py-3.25 font-semibold text-monte underline underline-offset-3 hover:text-monte-hover"
      {...props}
    />
  )
}
