import { apiRoute } from '@/lib/http/route'
import { openApi } from '../_wire/openapi'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async () => ({ body: openApi(), headers: { 'Cache-Control': 'public, max-age=300' } }),
})
