import { describe, expect, it } from 'vitest'
import { checkText } from '@/lib/pets/text-check'
import type { TextIssue } from '@/lib/text/vocabulary'
import { growthOf, LINEAR } from '@/tests/support/growth'

const HARMLESS = [
  // No price.
  'Adopción sin costo, tiene 18 meses',
  'La adopción no tiene costo, pesa 12 kg',
  'La adopción no tiene ningún costo. Nació el 15 de mayo',
  'Sin costo de adopción desde 2019',
  'Sin costo para el adoptante: 12 vacunas y 2 desparasitaciones',
  'Tiene coraje y valor, vivió 12 años en la calle',
  'Su valor no se mide: 14 años a mi lado',
  'Su amor no tiene precio y ya pasaron 15 días',
  '¿La adopción tiene costo? Mi hijo tiene 12 años y la espera',
  'No hay costo, nos vemos el 15',
  'Nos costó 15 días que confiara en nosotros',
  'El costo lo cubrimos nosotras; el 15 de mayo la operan',
  'El costo de 15 días de internación lo asumió la vecina',
  'Le cuesta 10 a 15 minutos calmarse',
  'Pido 10 o 15 minutos de tu tiempo',
  'Cuesta 20 y 30 minutos, según el tráfico',
  'Cuesta 20 minutos llegar en colectivo',
  'Vale cien por ciento la pena',
  'Pedimos un aporte de 20 kg de alimento para el refugio',
  'Una colaboración de 12 vecinos la salvó',
  'Donación de alimento el 20 de junio',
  'Son 50 mil perros en la calle y ella es una de ellos',
  'Corro 10k los domingos y me acompañaría',
  // Not for sale.
  'No se compra ni se vende: se adopta',
  'Un amigo no se compra, nunca se vende y jamás se abandona',
  'Tampoco se vende ni se regala a cualquiera',
  'La rescatamos de un mercado donde se venden animales',
  'Acá nadie los vende: nunca los vendemos',
  'Vendo seguros y trabajo desde casa, así que tengo tiempo',
  'Mi esposa y yo vendemos fruta en el mercado',
  'Vendemos en la feria de la parroquia los domingos',
  'Vendo ropa por catálogo y paso el día en casa',
  // Lucas.
  'Nació en 2022. Lucas es muy dulce',
  'Bebé 2\nLucas',
  'Adopté a Lucas en 2020. Lucas murió el año pasado',
  'En 2020 Lucas llegó a casa',
  'Tengo dos perros: uno Lucas y otro Milo',
  'El 15 Lucas cumple 3 años',
  // Microchips and dates.
  'Microchip 981 000 012 345 678',
  'Chip: 981-000-012-345-678',
  'Chip n.º 981.000.012.345.678, registrado',
  'Microchip número 981 000012345678',
  'Nació el 12 / 03 / 2024',
  'Nació el 12 03 2024 y la castramos el 15 - 09 - 2024',
  'Vacunas: 03/2024, 05/2024, 07/2025',
  'Desparasitada 15/03, 30/03, 15/04',
  'Refuerzos: 12 / 03 / 2024, 12 / 04 / 2024',
  // Hours.
  'Puedo 10.30-11.30',
  'Lunes a viernes 9.00 - 13.00, 15.30 - 19.00',
  'Paso de 9-12, 14-18',
  'De 10.30 a 11.30 o de 16.00 a 18.00',
  // Ages and lists.
  'Tengo niños de 3, 5, 7, 9, 11, 13 y 15 años',
  'Mis hijos tienen 2, 4, 7, 10, 12 y 15',
  'Nietos: 14, 12, 9, 8, 5, 3',
  'Pesó 2.5, 3.1, 3.8, 4.2 y hoy 5 kg',
  // As shelters and adopters of the five countries write.
  'Está castrada y vacunada, ¿te la llevás? Pesa 12 kilos y tiene 3 añitos',
  'Busca hogar responsable en CABA o GBA norte, 4 años, 20 kg',
  'Perrita quiltra de 2 años, al día con sus vacunas óctuple y antirrábica',
  'Vivo en depto de 60 m2 con malla en Ñuñoa, trabajo 4 días remoto',
  'Gatico de 45 días, come solo, ya usa la arena',
  'Se entrega esterilizada, con carné y desparasitada hace 15 días',
  'Criollita de 8 meses, tamaño mediano, 14 kg, ama a los niños',
  'Busca familia en Surco o Miraflores; tiene 5 años y 2 meses',
  'Tiene tres vacunas, dos refuerzos y un corazón de 100 kilos',
  'Mi enamorado y yo tenemos una casa con patio de 120 metros',
  'Vivimos en el piso 12, somos 4 y la abuelita de 78 años',
  'Hola, llevo 10 años trabajando con perros y tengo 2 hectáreas de finca',
  'Alias «Pancho», tiene 7 años',
  'La conocí por IG ayer y me enamoré',
  'Mi ig es privado. Prefiero escribir aquí',
  'Vi su foto en ig y quiero adoptar',
]

const FORBIDDEN: readonly [TextIssue, string][] = [
  ['price', 'Precio 80'],
  ['price', 'El precio es de 120'],
  ['price', 'Costo: 45'],
  ['price', 'Costo de adopción 50'],
  ['price', 'El costo de la esterilización es 35.'],
  ['price', 'Tiene un costo de 20 por las vacunas'],
  ['price', 'Cuota solidaria de 25'],
  ['price', 'Cuota de recuperación: 300'],
  ['price', 'Valor 150 por cachorro'],
  ['price', 'Valor: ochenta'],
  ['price', 'Tarifa única 40'],
  ['price', 'El adoptante cubre el costo de vacunas, pido 30'],
  ['price', 'Sin vacunas, precio 50'],
  ['price', 'No castrado precio 80'],
  ['price', 'Precio 80 negociable'],
  ['price', 'Costo por los dos: 80'],
  ['price', 'El costo de sus vacunas es de 50'],
  ['price', 'Valor 80 con vacunas'],
  ['price', 'Cuota 30 y va esterilizada'],
  ['price', 'Vale 50'],
  ['price', 'Valen 80 cada uno'],
  ['price', 'Pido 50 a 80.'],
  ['price', 'Pedimos un aporte de 20000'],
  ['price', 'Aporte voluntario de 15 por traslado'],
  ['price', 'Colaboración: 25'],
  ['price', 'La entrego por 50k'],
  ['price', 'Son 50 mil.'],
  ['price', 'Precio 50k'],
  ['price', 'Cuesta 50 mil'],
  ['price', '20 lucas'],
  ['price', 'Son 20 lucas y va vacunado'],
  ['price', 'Cincuenta lucas por los dos'],
  ['price', 'Adopción 5 lucas.'],
  ['price', 'Nació en 2022 y pido 30.000 pesos'],
  ['price', 'Vendo gatita siamesa'],
  ['price', 'La vendo por viaje'],
  ['price', 'Vendo seguros y vendo cachorros'],
  ['price', 'Vendemos 2 hermanitos'],
  ['price', 'Se vende, no se regala'],
  ['bank', 'Ayudas al alias: luna.perro.gato'],
  ['bank', 'Alias MP para colaborar'],
  ['bank', 'alias luna.perro.mp'],
  ['link', 'ig lunita'],
  ['link', 'Mi ig es lunita2024'],
  ['link', 'Más fotos: IG lunita.'],
  ['email', 'luna@gmаil.cоm'],
  ['email', 'escríbeme al hоtmаil'],
  ['link', 'wwꓪ lunita.соm'],
  ['phone', 'Chip o llámame 981 000 0123'],
  ['phone', '10.30-11.30 45'],
  ['phone', '09, 87, 65, 43, 21'],
  ['phone', '9, 8, 7, 1, 2, 3, 4'],
  ['phone', '12 03 2024 55'],
  ['phone', '099 12 03 2024'],
  ['phone', '9-12, 14-18, 55 22'],
]

describe('the text check of sentences as people write them', () => {
  it.each(HARMLESS)('lets pass: %s', (text) => {
    expect(checkText(text, 'user')).toBeNull()
    expect(checkText(text.toUpperCase(), 'user')).toBeNull()
  })

  it.each(FORBIDDEN)('finds %s in: %s', (issue, text) => {
    expect(checkText(text, 'user')).toBe(issue)
    expect(checkText(text.toUpperCase(), 'user')).toBe(issue)
  })

  it.each([
    'precio de ',
    'costo a de la ',
    'sin costo ',
    'valor (',
    'no se vendo ',
    'lucas 1 ',
    '1 lucas ',
    '3, ',
    '3.1,',
    '10.30-',
    '9-12, ',
    'alias a.',
    'ig abcd ',
    'chip 123 ',
    '01/',
    'aporte de ',
    'son 20',
  ])('%j repeated is checked in linear time', (part) => {
    const check = (size: number) => checkText(part.repeat(size / part.length), 'user')
    expect(growthOf(check, 25_000)).toBeLessThan(LINEAR)
  })
})
