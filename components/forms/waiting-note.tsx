import { Icon } from '@/components/ui/icon/icon'
import { textLinkClass } from '@/components/ui/links/text-link'

/** Beside the button of a form with `useWaitingSubmit`. @param children what happens by itself, once what is there */
export function WaitingNote({
  submit: { waiting, cancel },
  children,
}: {
  submit: { waiting: boolean; cancel: () => void }
  children: string
}) {
  return (
    <div role="status" className="col-span-full text-small text-ink-2 empty:sr-only">
      {waiting && (
        <p className="flex flex-wrap items-center gap-x-3">
          <Icon name="loader-circle" size={18} className="animate-spin" />
          {children}
          <button
            type="button"
            onClick={cancel}
            className={textLinkClass('underlined', 'min-h-11 cursor-pointer')}
          >
            No, todavía no
          </button>
        </p>
      )}
    </div>
  )
}
