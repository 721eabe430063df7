import { LostAnswer } from '@/components/forms/lost-answer'
import { LoneShell } from '@/components/site/layout/lone-shell'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'

export default async function LinkLayout({ children }: { children: React.ReactNode }) {
  const answer = await findPlainAnswer()
  return (
    <LoneShell>
      {answer && <LostAnswer answer={answer} />}
      {children}
    </LoneShell>
  )
}
