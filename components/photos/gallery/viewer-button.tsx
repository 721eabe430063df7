import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'

/** Round button on a dark background. */
export function ViewerButton({
  label,
  icon,
  className,
  ...rest
}: { label: string; icon: IconName } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-12 shrink-0 place-items-center rounded-full transition-colors hover:bg-white/30',
        className ?? 'bg-white/15',
      )}
      {...rest}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}
