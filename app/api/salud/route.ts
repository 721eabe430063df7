/** The process is up. Where the server program runs, it answers this itself. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
