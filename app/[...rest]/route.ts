/**
 * Unknown paths redirect home (specification, section 2), those that begin with a capital, as phones write it, to the same
 * without; missing build assets get 404.
 */
export function GET(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/_next/')) return new Response('Not Found', { status: 404 })
  const lowered = pathname.replace(/^\/[A-Za-z-]+(?=\/|$)/, (first) => first.toLowerCase())
  const location = lowered === pathname ? '/' : `${lowered}${search}`
  return new Response(null, { status: 307, headers: { location } })
}
