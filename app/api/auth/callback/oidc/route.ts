import { finishProviderSignIn } from '@/lib/http/provider-route'

export const GET = finishProviderSignIn
