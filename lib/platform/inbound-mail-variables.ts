import { z } from 'zod'

/** Answers to mails: the first switches them on. */
export const inboundMailVariables = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^([a-z\d-]+\.)+[a-z\d-]+$/, 'tiene que ser un dominio, por ejemplo respuestas.querencia.example')
    .optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'tiene que empezar con whsec_, como lo da Resend')
    .optional(),
}
