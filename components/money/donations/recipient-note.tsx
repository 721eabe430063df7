import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/** Why a donation is for others than were named. */
export const RecipientNote = ({ children }: { children: ReactNode }) => (
  <p className="mt-5 flex max-w-160 gap-3 rounded-2xl bg-mist px-4 py-3.5 text-small">
    <Icon name="info" size={20} className="mt-0.5 shrink-0 text-monte" />
    <span className="wrap-anywhere">{children}</span>
  </p>
)
