import type { UseEmblaCarouselType } from 'embla-carousel-react'

export interface CarouselPosition {
  index: number
  atStart: boolean
  atEnd: boolean
}

export type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

export interface CarouselDriver {
  /** Called on pointerdown, before the click. */
  press(): void
  /** Moves by one slide with `loop`, else by as many as fit. */
  move(direction: number, click: { detail: number }): void
  step(direction: number): void
  show(index: number, jump?: boolean): void
}

export function makeDriver(api: EmblaApi, loop: boolean): CarouselDriver {
  const step = (direction: number, from = api.selectedScrollSnap()) => {
    api.scrollTo(from)
    if (direction > 0) api.scrollNext()
    else api.scrollPrev()
  }
  // Pressing an arrow on top of the slides interrupts the scroll animation, and Embla may snap back: the click counts
  // from the animation's target.
  let pressedAt: number | undefined
  return {
    press() {
      pressedAt = api.selectedScrollSnap()
    },
    move(direction, { detail }) {
      // Keyboard clicks have no pointerdown; a press that became a drag is not theirs.
      const from = (detail > 0 ? pressedAt : undefined) ?? api.selectedScrollSnap()
      pressedAt = undefined
      if (loop) step(direction, from)
      else api.scrollTo(from + direction * slidesInView(api))
    },
    step: (direction) => step(direction),
    show: (index, jump) => api.scrollTo(index, jump),
  }
}

function slidesInView(api: EmblaApi): number {
  const { containerRect, slideRects } = api.internalEngine()
  const pitch = (slideRects[1]?.left ?? 0) - (slideRects[0]?.left ?? 0)
  return pitch > 0 ? Math.max(1, Math.floor((containerRect.width + 1) / pitch)) : 1
}

/** Keeps commands until Embla is loaded; `flushTo` replays them. */
export function createCommandQueue(): CarouselDriver & { flushTo(driver: CarouselDriver): void } {
  const commands: ((driver: CarouselDriver) => void)[] = []
  return {
    press: () => commands.push((driver) => driver.press()),
    move: (...command) => commands.push((driver) => driver.move(...command)),
    step: (...command) => commands.push((driver) => driver.step(...command)),
    show: (...command) => commands.push((driver) => driver.show(...command)),
    flushTo(driver) {
      for (const command of commands.splice(0)) command(driver)
    },
  }
}
