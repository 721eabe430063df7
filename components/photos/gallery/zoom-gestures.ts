import { NOT_ZOOMED, type Point, pan, type View, type Zoom, zoomAt } from './zoom'

/** Scale after a double tap, a click or the button. */
const TOGGLE_SCALE = 2.5
const DOUBLE_TAP_MS = 300
/** Pixels that a pointer may move during a tap. */
const TAP_SLOP = 10
/** Pixels per line of wheel events in line mode. */
const LINE = 16

export class ZoomGestures {
  private zoom: Zoom = NOT_ZOOMED
  private readonly pointers = new Map<number, Point>()
  private tap: { at: Point; time: number; moved: boolean } | undefined
  private lastTap: { at: Point; time: number } | undefined
  private readonly listening = new AbortController()
  private readonly resizing = new ResizeObserver(() => {
    if (this.zoomed) this.change((view) => pan(this.zoom, { x: 0, y: 0 }, view), { smooth: false })
  })

  constructor(
    private readonly frame: HTMLElement,
    private readonly picture: () => HTMLElement | null,
    private readonly onChange: (zoomed: boolean) => void,
  ) {
    const { signal } = this.listening
    frame.addEventListener('pointerdown', this.onDown, { signal })
    frame.addEventListener('pointermove', this.onMove, { signal })
    frame.addEventListener('pointerup', this.onUp, { signal })
    frame.addEventListener('pointercancel', this.onCancel, { signal })
    frame.addEventListener('wheel', this.onWheel, { signal, passive: false })
    frame.addEventListener('touchmove', this.onTouchMove, { signal, passive: false })
    this.resizing.observe(frame)
  }

  get zoomed(): boolean {
    return this.zoom.scale > 1
  }

  destroy(): void {
    this.listening.abort()
    this.resizing.disconnect()
  }

  toggle(at: Point = { x: 0, y: 0 }): void {
    this.scaleTo(this.zoomed ? 1 : TOGGLE_SCALE, at, { smooth: true })
  }

  scaleBy(factor: number): void {
    this.scaleTo(this.zoom.scale * factor, { x: 0, y: 0 }, { smooth: true })
  }

  panBy(by: Point): void {
    this.change((view) => pan(this.zoom, by, view), { smooth: true })
  }

  /** For a picture that goes out of view or is loaded anew. */
  reset(): void {
    this.change(() => NOT_ZOOMED, { smooth: false })
  }

  private scaleTo(scale: number, at: Point, { smooth = false, to = at } = {}): void {
    this.change((view) => zoomAt(this.zoom, scale, view, at, to), { smooth })
  }

  private change(next: (view: View) => Zoom, { smooth }: { smooth: boolean }): void {
    const picture = this.picture()
    if (!picture) return
    const wasZoomed = this.zoomed
    this.zoom = next({
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
      frame: { width: this.frame.clientWidth, height: this.frame.clientHeight },
    })
    const { scale, x, y } = this.zoom
    picture.toggleAttribute('data-following', !smooth)
    picture.style.transform = this.zoomed ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    if (this.zoomed !== wasZoomed) this.onChange(this.zoomed)
  }

  private pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.frame.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  private readonly onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const at = this.pointOf(event)
    this.pointers.set(event.pointerId, at)
    const onButton = isOnButton(event)
    this.tap = this.pointers.size === 1 && !onButton ? { at, time: event.timeStamp, moved: false } : undefined
    if (this.zoomed && !onButton) this.frame.setPointerCapture(event.pointerId)
  }

  private readonly onMove = (event: PointerEvent) => {
    const before = this.pointers.get(event.pointerId)
    if (!before) return
    // The button was released outside the frame.
    if (event.buttons === 0) return this.onCancel(event)
    const now = this.pointOf(event)
    if (this.tap && distance(this.tap.at, now) > TAP_SLOP) this.tap.moved = true
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    this.pointers.set(event.pointerId, now)
    if (other) {
      const growth = distance(now, other) / Math.max(distance(before, other), 1)
      this.scaleTo(this.zoom.scale * growth, middle(before, other), { to: middle(now, other) })
    } else if (this.zoomed) {
      this.change((view) => pan(this.zoom, { x: now.x - before.x, y: now.y - before.y }, view), {
        smooth: false,
      })
    }
  }

  private readonly onUp = (event: PointerEvent) => {
    if (!this.pointers.delete(event.pointerId)) return
    const { tap } = this
    this.tap = undefined
    if (!tap || tap.moved) return
    if (event.pointerType === 'mouse' || this.isSecondTap(tap)) {
      this.lastTap = undefined
      this.toggle(tap.at)
    } else this.lastTap = tap
  }

  private isSecondTap({ at, time }: { at: Point; time: number }): boolean {
    const { lastTap } = this
    return (
      lastTap !== undefined && time - lastTap.time < DOUBLE_TAP_MS && distance(at, lastTap.at) < 3 * TAP_SLOP
    )
  }

  private readonly onCancel = (event: PointerEvent) => {
    this.pointers.delete(event.pointerId)
    this.tap = undefined
  }

  /** While zoomed: browsers would treat panning as a fling and swallow the next tap. */
  private readonly onTouchMove = (event: TouchEvent) => {
    if (this.zoomed && event.cancelable) event.preventDefault()
  }

  /** Without zoom, horizontal wheel events are left to the carousel. */
  private readonly onWheel = (event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    if (isSideways && !this.zoomed) return
    event.preventDefault()
    if (isSideways)
      return this.change((view) => pan(this.zoom, { x: -event.deltaX * unit, y: 0 }, view), { smooth: false })
    // Trackpads report a pinch as wheel events with ctrlKey, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.002
    this.scaleTo(this.zoom.scale * Math.exp(-event.deltaY * unit * speed), this.pointOf(event))
  }
}

const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
