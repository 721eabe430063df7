import { processSingleton } from '@/lib/platform/process-singleton'

/**
 * Where the program that decodes photos lies. The server program says so; without it (`npm run dev`, serverless hosts)
 * photos are decoded in the process of the server.
 */
export const decoderScript = processSingleton('photo decoder script', (): { path: string | null } => ({
  path: null,
}))
