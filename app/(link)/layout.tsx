import { LoneShell } from '@/components/site/layout/lone-shell'

export default function LinkLayout({ children }: { children: React.ReactNode }) {
  return <LoneShell>{children}</LoneShell>
}
