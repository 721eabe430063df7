import type { UseEmblaCarouselType } from 'embla-carousel-react'

/** Where a carousel stands; `index` is the first slide in view. */
export interface CarouselPosition {
  index: number
  atStart: boolean
  atEnd: boolean
}

export type EmblaApi = NonNullable<UseEmblaCarouselType[1]>

/** What moves a carousel once Embla has it. */
export interface CarouselDriver {
  /** To be called when an arrow is pressed, before its click. */
  press(): void
  /** Moves by one slide, round and round, or without `loop` by as many as fit. */
  move(direction: number, click: { detail: number }): void
  /** Moves by one slide. */
  step(direction: number): void
  show(index: number, jump?: boolean): void
}

export function makeDriver(api: EmblaApi, loop: boolean): CarouselDriver {
  const step = (direction: number, from = api.selectedScrollSnap()) => {
    api.scrollTo(from)
    if (direction > 0) api.scrollNext()
    else api.scrollPrev()
  }
  // A press on an arrow that lies on the slides stops a turn on its way, and Embla may go back: the click counts from
  // where the turn led to.
  let pressedAt = api.selectedScrollSnap()
  return {
    press() {
      pressedAt = api.selectedScrollSnap()
    },
    move(direction, { detail }) {
      // By keyboard there is a click without a press.
      const from = detail > 0 ? pressedAt : api.selectedScrollSnap()
      if (loop) step(direction, from)
      else api.scrollTo(from + direction * slidesInView(api))
    },
    step: (direction) => step(direction),
    show: (index, jump) => api.scrollTo(index, jump),
  }
}

/** How many whole slides fit. */
function slidesInView(api: EmblaApi): number {
  const { containerRect, slideRects } = api.internalEngine()
  const pitch = (slideRects[1]?.left ?? 0) - (slideRects[0]?.left ?? 0)
  return pitch > 0 ? Math.max(1, Math.floor((containerRect.width + 1) / pitch)) : 1
}

/** Takes orders until there is a driver, which then carries them out. */
export function holdOrders(): CarouselDriver & { giveTo(driver: CarouselDriver): void } {
  const orders: ((driver: CarouselDriver) => void)[] = []
  return {
    press: () => orders.push((driver) => driver.press()),
    move: (...order) => orders.push((driver) => driver.move(...order)),
    step: (...order) => orders.push((driver) => driver.step(...order)),
    show: (...order) => orders.push((driver) => driver.show(...order)),
    giveTo(driver) {
      for (const order of orders.splice(0)) order(driver)
    },
  }
}
