import { classNames } from '@/components/ui/class-names'
import { NOTICE_SHOWN } from '@/lib/text/routes'

/** A flash message without JavaScript; the picture that belongs to it clears its cookie. */
export function PlainNotice({ text, className }: { text: string; className?: string }) {
  return (
    <p
      className={classNames(
        'hidden rounded-2xl bg-ink px-5 py-3.5 font-medium text-white noscript:block',
        className,
      )}
    >
      {text}
      <noscript>
        <img src={NOTICE_SHOWN} alt="" width={1} height={1} className="absolute" />
      </noscript>
    </p>
  )
}
