import { LoneShell } from '@/components/layout/lone-shell'

export default function LinkLayout({ children }: { children: React.ReactNode }) {
  return <LoneShell>{children}</LoneShell>
}
