import { finishProviderSignIn } from '@/lib/people/oidc/route'

export const GET = finishProviderSignIn
