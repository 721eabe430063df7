import { openApi } from '@/app/api/v1.0/_wire/openapi'
import { apiRoute } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async () => ({ body: openApi(), headers: { 'Cache-Control': 'public, max-age=300' } }),
})
