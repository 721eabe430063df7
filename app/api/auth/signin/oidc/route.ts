import { beginProviderSignIn } from '@/lib/http/provider-route'

export const POST = beginProviderSignIn
