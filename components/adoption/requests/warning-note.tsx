import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/** What to beware of, beside the words of a request. */
export const WarningNote = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <p className="flex gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover">
    <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
    <span className="min-w-0 wrap-anywhere">
      <strong className="font-semibold">{lead}</strong> {children}
    </span>
  </p>
)
