import { finishProviderSignIn } from '@/lib/oidc/route'

export const GET = finishProviderSignIn
