import { Icon, type IconName } from '@/components/ui/icon/icon'

export interface Consequence {
  icon: IconName
  text: string
}

/** What a decision does, beside its button. */
export const Consequences = ({ of }: { of: readonly Consequence[] }) => (
  <ul className="grid gap-2.5 text-small">
    {of.map(({ icon, text }) => (
      <li key={text} className="flex gap-2.5">
        <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-2" />
        {text}
      </li>
    ))}
  </ul>
)
