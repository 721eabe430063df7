/** Unknown paths redirect home (specification, section 2); missing build assets get 404. */
export function GET(request: Request): Response {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/_next/')) return new Response('Not Found', { status: 404 })
  return new Response(null, { status: 307, headers: { location: '/' } })
}
