/** Every unknown path leads home (specification, section 2). Missing build files are plainly missing instead. */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/_next/')) return new Response('Not Found', { status: 404 })
  return new Response(null, { status: 307, headers: { location: '/' } })
}
