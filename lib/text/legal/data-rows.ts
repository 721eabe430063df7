/** What is kept, what for, on which basis and how long. */
export interface DataRow {
  data: string
  purpose: string
  basis: string
  term: string
}

export const DATA_ROWS: readonly DataRow[] = [
  {
    data: 'Tu cuenta: nombre, correo, teléfono, ciudad, foto',
    purpose: 'Que puedas ingresar, publicar y adoptar',
    basis: 'El servicio que pediste',
    term: 'Hasta que eliminas la cuenta; sin confirmar el correo, 30 días',
  },
  {
    data: 'Redes desde las que ingresas (dirección IP cifrada)',
    purpose: 'Avisarte de ingresos extraños y frenar ataques',
    basis: 'La seguridad de las cuentas',
    term: '180 días',
  },
  {
    data: 'Solicitudes de adopción y mensajes',
    purpose: 'Que quien cuida y quien adopta se pongan de acuerdo',
    basis: 'El servicio que pediste',
    term: 'Hasta que se elimina la cuenta',
  },
  {
    data: 'Los datos de tu hogar que van con una solicitud',
    purpose: 'Que quien cuida a la mascota pueda decidir',
    basis: 'Tu consentimiento',
    term: '90 días después de que la solicitud termina; abierta, 365 días',
  },
  {
    data: 'Donaciones y aportes: monto, fecha, número de pago',
    purpose: 'Entregarlos, darte un comprobante y llevar las cuentas',
    basis: 'El pago que hiciste',
    term: 'Mientras haga falta para las cuentas; sin tu nombre si eliminas la cuenta',
  },
  {
    data: 'Correos que te enviamos',
    purpose: 'Enviarlos otra vez si fallan',
    basis: 'El servicio que pediste',
    term: '30 días',
  },
]
