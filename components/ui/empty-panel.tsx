import { classNames } from './class-names'

const TONES = { mist: 'bg-mist', lila: 'bg-lila', maiz: 'bg-maiz', cielo: 'bg-cielo', durazno: 'bg-durazno' }

export function EmptyPanel({
  title,
  text,
  action,
  art,
  tone = 'mist',
  level: Heading = 'h2',
}: {
  title: string
  text?: React.ReactNode
  action?: React.ReactNode
  art?: { src: string; width: number; height: number }
  tone?: keyof typeof TONES
  level?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center overflow-hidden rounded-section px-6 pt-9 text-center',
        TONES[tone],
        !art && 'pb-9',
      )}
    >
      <Heading className="max-w-[13.5em] text-panel">{title}</Heading>
      {text && <div className="mt-2 max-w-[25.5em] text-ink-2">{text}</div>}
      {action && <div className="mt-4.5 flex flex-wrap justify-center gap-2.5">{action}</div>}
      {art && <img {...art} alt="" loading="lazy" className="mt-auto h-auto w-[min(15.5rem,70%)] pt-6.5" />}
    </div>
  )
}
