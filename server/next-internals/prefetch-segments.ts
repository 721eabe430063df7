import { type Installed, PAGE_RUNTIME, type WayIn } from './way-in'

/** The framework renders each segment of a page twice again, which took nearly half of a first view of a pet. */
export const PREFETCH_SEGMENTS: WayIn = {
  name: 'segments for prefetching',
  readAt: '16.4.6',
  without: 'first views of pets take nearly twice as long',
  fits: ({ text }) =>
    /\.segmentData=await \w+\.collectSegmentData\(/.test(text(PAGE_RUNTIME)) &&
    /\bAppPageRouteModule:\(\)=>/.test(text(PAGE_RUNTIME)) &&
    /\}prerender\(\w+,\w+,\w+\)\{/.test(text(PAGE_RUNTIME)),
}

interface RenderContext {
  page: string
  /** The page's module, copied for this request. */
  renderOpts: { ComponentMod: { collectSegmentData: unknown } }
}
type Prerender = (this: unknown, request: unknown, response: unknown, context: RenderContext) => unknown
type RouteModule = { prototype: { prerender: Prerender } }

/** Call it after `prepare()`. A segment of these routes is answered with 404: no link to them may be prefetched. */
export function skipPrefetchSegments(framework: Installed, routes: readonly string[]): void {
  const { prototype: page } = framework.load(PAGE_RUNTIME).AppPageRouteModule as RouteModule
  const { prerender } = page
  page.prerender = function (request, response, context) {
    if (routes.includes(context.page))
      context.renderOpts.ComponentMod.collectSegmentData = async () => new Map()
    return prerender.call(this, request, response, context)
  }
}
