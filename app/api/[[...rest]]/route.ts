import { apiRoute } from '@/lib/platform/http/route'

/** Unknown paths under `/api` answer 404 in JSON, whatever the method. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({})
