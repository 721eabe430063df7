import type { ReactNode } from 'react'

/** A form about a pet, with `AskAside` beside it on wide screens. */
export const ASK_COLUMNS =
  'flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:items-start lg:gap-12'

/** The pet and the button that sends the form; on a phone the button is at the foot of the screen. */
export const AskAside = ({
  card,
  keeper,
  button,
  note,
}: Record<'card' | 'button', ReactNode> & Partial<Record<'keeper' | 'note', ReactNode>>) => (
  <aside className="max-lg:contents lg:sticky lg:top-24">
    <div className="max-lg:contents lg:rounded-box lg:shadow-lift">
      {card}
      <div className="max-lg:contents lg:grid lg:gap-4 lg:p-6.5 lg:pt-0">
        {keeper}
        <div
          data-foot-bar="small"
          className="z-10 grid gap-2 text-center max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-white max-lg:px-5 max-lg:pt-2.5 max-lg:pb-[calc(0.625rem+env(safe-area-inset-bottom))]"
        >
          {button}
        </div>
      </div>
    </div>
    {note}
  </aside>
)
