import { PAGE_RUNTIME, type WayIn } from './way-in'

/** A page asks for its scripts after its first frame: until then its text, style and pictures come first. */
export const LATE_SCRIPTS: WayIn = {
  name: 'late scripts',
  readAt: '16.4.6',
  without: 'pages ask for their scripts before their first frame',
  fits: ({ text, built }) =>
    text(PAGE_RUNTIME).includes(' async=""><') &&
    withLateScripts(built('server/app/_not-found.html')) !== null,
}

/** Scripts as the framework writes them, which may run in any order, as each is its own start; and the hints of them. */
const ASYNC_SCRIPT =
  /<(?:script src="(\/_next\/static\/chunks\/[\w./~-]+\.js)" async=""><\/script>|link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w./~-]+\.js"\/>)/g

/**
 * Adds the scripts that its own element names, with the attributes by which the framework finds them: at once, as each change of a
 * page has its rules with `:has()` tested anew. One that does not arrive is asked for twice more: without it the page stays plain HTML.
 * A hidden tab has no frame to wait for, and some browsers draw none: hence the timer.
 */
export const START_SCRIPT = `{let a=document.currentScript.dataset.scripts.split(' '),m=(s,n)=>{const e=document.createElement('script');e.async=true;e.src=s;e.onerror=()=>n&&setTimeout(()=>document.head.append(m(s,n-1)),2e3);return e},f=()=>{document.head.append(...a.splice(0).map(s=>m(s,2)))};document.hidden?f():requestAnimationFrame(()=>setTimeout(f));setTimeout(f,3e3)}`

/** @returns the page with all its asynchronous scripts named at its end; null for one that has none. */
export function withLateScripts(html: string): string | null {
  const scripts = new Set<string>()
  const late = html.replace(ASYNC_SCRIPT, (_, src?: string) => {
    if (src !== undefined) scripts.add(src)
    return ''
  })
  const end = late.lastIndexOf('</body>')
  if (end < 0 || scripts.size === 0) return null
  return `${late.slice(0, end)}<script data-scripts="${[...scripts].join(' ')}">${START_SCRIPT}</script>${late.slice(end)}`
}
