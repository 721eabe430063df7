import { z } from 'zod'
import type { ApiContract } from './contract'
import { donationWire } from './donation'

export const listDonationsContract = {
  path: '/donations',
  summary:
    'Las donaciones propias, hechas o recibidas, las más recientes primero. Sin una sesión válida responde 401 con una lista vacía',
  answer: z.array(donationWire),
  signedIn: true,
  failureAnswers: { 401: z.array(z.never()).max(0) },
} satisfies ApiContract
