import { beginProviderSignIn } from '@/lib/people/oidc/route'

export const POST = beginProviderSignIn
