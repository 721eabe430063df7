import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { PhotoList } from './photo-list'

export function PhotoNotices({ list, onRetryAll }: { list: PhotoList; onRetryAll: () => void }) {
  const failed = list.items.flatMap(({ problem }, index) => (problem ? [{ problem, index }] : []))
  const stopped = list.items.filter(({ state, recovery }) => state === 'failed' && recovery === 'auto')
  if (failed.length === 0 && list.notices.length === 0) return null
  return (
    <div className="grid gap-2.5 rounded-2xl bg-guayaba-tint px-4 py-3 text-small text-guayaba-hover">
      <ul className="grid gap-1.5">
        {failed.map(({ problem, index }) => (
          <Line key={index}>
            Foto {index + 1}: {problem}
          </Line>
        ))}
        {list.notices.map((text) => (
          <Line key={text}>{text}</Line>
        ))}
      </ul>
      {stopped.length > 1 && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={onRetryAll}>
          Reintentar todas
        </Button>
      )}
    </div>
  )
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="circle-exclamation-point" size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
