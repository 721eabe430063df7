import { processSingleton } from '@/lib/platform/process-singleton'

/** Set by the server program. Null (`npm run dev`, serverless hosts): decode in this process. */
export const decoderScript = processSingleton('photo decoder script', (): { path: string | null } => ({
  path: null,
}))
