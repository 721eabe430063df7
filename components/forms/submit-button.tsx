import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'

export function SubmitButton({
  pending,
  children,
  ...rest
}: { pending: boolean } & Omit<ComponentProps<typeof Button>, 'type'>) {
  const isLate = useLongWait(pending)
  return (
    <>
      <Button type="submit" size="big" aria-disabled={pending || undefined} {...rest}>
        {pending && <Icon name="loader-circle" size={18} className="animate-spin" />}
        {children}
      </Button>
      <p role="status" className="col-span-full text-small text-ink-2 empty:sr-only">
        {isLate && LONG_WAIT}
      </p>
    </>
  )
}
