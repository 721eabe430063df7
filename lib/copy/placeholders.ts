export interface PlaceholderCopy {
  title: string
  lead: string
  points: string[]
}

export const PLACEHOLDERS = {
  sponsor: {
    title: 'Pronto podrás apadrinar y donar aquí',
    lead: 'Estamos preparando donaciones seguras para las fundaciones que cuidan a las mascotas.',
    points: [
      'Elegirás el monto en la moneda de cada país.',
      'Pagarás con tarjeta en la página del proveedor: nunca veremos sus datos.',
      'Mientras tanto, en la página de cada fundación están su correo y su teléfono.',
    ],
  },
} as const satisfies Record<string, PlaceholderCopy>
