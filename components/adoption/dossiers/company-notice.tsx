import { Icon } from '@/components/ui/icon/icon'

/** With whom of the home the pet does not get along. */
export const CompanyNotice = ({ children }: { children: string }) => (
  <p className="flex gap-3 rounded-card bg-maiz p-4.5 text-small text-pretty">
    <Icon name="house" size={20} className="mt-px shrink-0" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </p>
)
