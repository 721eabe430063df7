import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

const ILLUSTRATIONS = {
  greyCat: { tone: 'bg-lila', art: { src: '/art/cut-gato.webp', width: 455, height: 560 } },
  hound: { tone: 'bg-tile-sol', art: { src: '/art/cut-perro.webp', width: 572, height: 560 } },
  orangeCat: { tone: 'bg-cielo', art: { src: '/art/cut-q2.webp', width: 512, height: 660 } },
  oldDog: { tone: 'bg-tile-hoja', art: { src: '/art/cut-mayor.webp', width: 538, height: 660 } },
} as const

export function AuthLayout({
  title,
  lead,
  illustration,
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  illustration: keyof typeof ILLUSTRATIONS
  children: ReactNode
}) {
  const { tone, art } = ILLUSTRATIONS[illustration]
  return (
    <div className="mx-auto w-wrap py-5 md:py-8 lg:grid lg:grid-cols-2 lg:gap-14 lg:py-10">
      <div
        className={classNames(
          'flex h-26 items-start justify-center overflow-hidden rounded-section lg:sticky lg:top-26 lg:h-[min(44rem,100dvh-9rem)] lg:items-end lg:self-start',
          tone,
        )}
      >
        <img {...art} alt="" className="mt-3.5 h-auto w-35 lg:w-[min(26rem,78%)]" />
      </div>
      <div className="mx-auto grid w-full max-w-[31rem] content-start gap-6 pt-6 pb-10 lg:pt-8">
        {title && (
          <div>
            <h1 className="text-title">{title}</h1>
            {lead && <div className="mt-3 text-lead text-ink-2">{lead}</div>}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}
