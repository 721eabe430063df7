import { beginProviderSignIn } from '@/lib/oidc/route'

export const POST = beginProviderSignIn
