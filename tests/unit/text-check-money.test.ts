import { describe } from 'vitest'
import type { TextIssue } from '@/lib/text/vocabulary'
import { testTextCheck } from '@/tests/support/text-checks'

const HARMLESS = [
  // What somebody spends, or spent.
  'A mí me costó 80 la de mi otra perra',
  'Nos costó 120 la operación',
  'Destino 60 dólares al mes',
  'Gasto unos $80 al mes en su alimento',
  'Mi presupuesto es de 60 a 80 dólares mensuales',
  'Gano 1.500.000 pesos',
  'Las vacunas son 12 en total',
  // How something was paid.
  'Pagado por transferencia bancaria a la veterinaria',
  'Transferencia a la Clínica Veterinaria San Roque',
  'Pagamos por Yape la consulta',
  // Of an animal, and of names.
  'La transferencia a otra ciudad la haría yo',
  'Mi gata se llama Nequi',
  'Mi perro, llamado Yape',
  // Numbers of papers.
  'Factura 001-002-000123456',
  'F001-00012345',
  'Factura electrónica F001-00012345',
  'Boleta 0012345',
  'Boleta n.º 0012345',
  'Factura N° 000123456',
  'Vacuna séxtuple, lote n.º 4589231',
  'lote 4589231',
  'registro nacional 1234567',
  // Against sales, or of something else.
  'La rescatamos de la venta de cachorros',
  'Estaba en venta en un mercado y la rescatamos',
  'No está en venta: se adopta',
  'Nunca la pondría en venta',
  'Estoy en contra de la venta de cachorros',
  'Nuestra casa está en venta',
  'La venta de garaje paga sus vacunas',
  'Trabajo en ventas de seguros',
  'Pagué una seña de alquiler',
  'El SENA queda a 20 minutos',
  'Para el viaje se necesitan 25 minutos',
  'Se necesitan 25 firmas para el albergue',
  'Compró un depósito de 20 litros',
  'Le hacen señas de 2 metros',
  // Networks and endings of domains.
  'Mi facebook es privado',
  'Mi Instagram es nuevo',
  'Cómodo en depto.Top con niños grandes',
]

const FORBIDDEN: readonly [TextIssue, string][] = [
  ['price', 'Son U$S 80'],
  ['price', 'u$d 50'],
  ['price', 'En venta'],
  ['price', 'La pongo en venta'],
  ['price', 'Gatitos a la venta'],
  ['price', 'Venta de cachorros'],
  ['price', 'Venta de perritos de raza'],
  ['price', 'Para el transporte se necesitan 25'],
  ['price', 'Para la esterilización se necesitan 25.'],
  ['price', 'Seña de 50 para separarlo'],
  ['price', 'Lo separo: seña 50'],
  ['price', 'Se puede separar con 50'],
  ['price', 'Anticipo de 30'],
  ['price', 'Acepto un depósito de 100 por los dos'],
  ['price', 'El presupuesto de la operación es 300 dólares'],
  ['price', 'Gasto de transporte: 50 dólares'],
  ['price', 'Entregarla me cuesta 50 dólares'],
  ['bank', 'Acepto pago por yape'],
  ['bank', 'Aporta por Nequi'],
  ['bank', 'Transferencia a mi cuenta'],
  ['bank', 'Transferencia a Camila Pérez'],
  ['bank', 'Transferencia al banco'],
  ['bank', 'Por transferencia bancaria'],
  ['phone', 'factura 0991234567'],
  ['phone', 'lote 300 123 4567'],
  ['phone', 'registro 3001234567'],
  ['phone', 'gasto 987654321'],
  ['phone', 'Mi presupuesto: 300 123 4567'],
  ['link', 'Mi instagram es lunita2024'],
  ['link', 'Mi instagram es lunitaperros.'],
  ['link', 'lunita.top'],
  ['link', 'Mira lunita.top, hay fotos'],
  ['link', 'forms.gle/abc'],
  ['link', 'youtu.be/abc'],
  // Letters that look like Latin ones, and letters in other styles.
  ['email', 'hοtmail'],
  ['email', 'luna@gmαil.cοm'],
  ['email', 'ʜᴏᴛᴍᴀɪʟ'],
  ['link', 'instagrαm.com/luna'],
  ['link', 'ｍｉｄｏｍｉｎｉｏ.ｃｏｍ'],
  ['link', '𝓶𝓲𝓭𝓸𝓶𝓲𝓷𝓲𝓸.𝓬𝓸𝓶'],
]

const REPEATED = [
  'gasto ',
  'gasto al mes ',
  'gasto 1.000 ',
  'me costo $',
  'factura ',
  'factura n.o 1',
  'lote 0',
  'f001-',
  'pagado por ',
  'transferencia a la ',
  'no en venta ',
  'venta de ',
  'transporte a se necesita ',
  'sena de 50',
  'mi ig es ',
  'a.top ',
]

describe('the text check of money and papers that people tell of', () => {
  testTextCheck({ harmless: HARMLESS, forbidden: FORBIDDEN, repeated: REPEATED })
})
