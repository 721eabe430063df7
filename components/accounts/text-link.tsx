import Link, { type LinkProps } from 'next/link'

/** Padded to a 44 px touch target without moving the text. */
export function TextLink(props: LinkProps<string> & { children: React.ReactNode }) {
  return (
    <Link
      prefetch={false}
      className="py-3.25 font-semibold text-monte underline underline-offset-3 hover:text-monte-hover"
      {...props}
    />
  )
}
