import { describe, expect, it } from 'vitest'
import { ownerHoldSentence, staffHoldSentence } from '@/lib/pets/hold-copy'
import { checkText } from '@/lib/pets/text-check'
import { type HoldReason, TEXT_ISSUES } from '@/lib/vocabulary'
import { growthOf, LINEAR } from '@/tests/support/growth'

describe('the text of a private person’s pet', () => {
  it.each([
    ['phone', 'Llámame al 0991234567 en las tardes'],
    ['phone', 'Mi cel es +593 99 123 4567'],
    ['phone', 'Escríbeme: (011) 4555-0199'],
    ['phone', 'tel. 2 555 0100'],
    ['phone', 'Nueve nueve uno, dos tres cuatro, cinco seis siete'],
    ['phone', 'whatsapp ０９９１２３４５６７'],
    ['phone', 'whatsapp 0️⃣9️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣'],
    ['phone', 'whatsapp 099​123​4567'],
    ['phone', '0 9 9 1 2 3 4 5 6 7'],
    ['phone', 'Mi número: 0 9 9 1 2 3 4 5 6 7, a cualquier hora'],
    ['phone', 'Mi número: 0    9    9    1    2    3    4'],
    ['phone', '0 . . 9 . . 9 - - 1 - - 2 - - 3 — 4'],
    ['phone', 'Hola 0 - 9 - 9 - 1 - 2 - 3 - 4 - 5, chao'],
    ['phone', '099.123.45.67'],
    ['phone', '099*123*4567'],
    ['phone', '099\n123\n4567'],
    ['phone', '099~123~4567'],
    ['phone', '099:123:4567'],
    ['phone', '٠٩٩١٢٣٤٥٦٧'],
    ['phone', '09.87.65.43.21'],
    ['phone', '09-87-65-43-21'],
    ['phone', '09/87/65/43/21'],
    ['phone', '09.12.05.10.21'],
    ['phone', '59-39-87-65-43-21'],
    ['phone', '2012-05-10-21'],
    ['phone', '10-10-9876'],
    ['phone', '09-12-1234 567'],
    ['phone', '09.12.2123'],
    ['phone', 'Tiene chip, o llámame 0987654321'],
    ['phone', 'microchip 0987654321'],
    ['phone', 'Noventa y nueve, doce, treinta y cuatro, cincuenta y seis'],
    ['email', 'camilo en gmail'],
    ['email', 'camilorescata(a)gmail(.)com'],
    ['link', 'instagram: camilo.perros.ec'],
    ['link', 'ig camilo_perros'],
    ['price', 'cien dólares de aporte'],
    ['email', 'Escribe a luna.perez@gmail.com y te cuento'],
    ['email', 'luna arroba gmail punto com'],
    ['email', 'LUNA @ HOTMAIL . COM'],
    ['link', 'Más fotos en https://fotos.example/luna'],
    ['link', 'Más fotos en www.fotos.example'],
    ['link', 'Mira fotosdeluna.com para verla'],
    ['link', 'Mira mascotas.com.ec y verás'],
    ['link', 'wa.me/593991234567'],
    ['link', 'instagram: @luna.en.adopcion'],
    ['bank', 'Puedes ayudar a la cuenta de ahorros del Pichincha'],
    ['bank', 'Depositar en mi cuenta corriente'],
    ['bank', 'CBU 2850590940090418135201'],
    ['bank', 'Ayudas por yape o plin'],
    ['bank', '4509 9535 6623 3704'],
    ['price', 'Se entrega por $50'],
    ['price', 'Cuesta 50 dólares'],
    ['price', 'Pido 1.500.000 pesos'],
    ['price', 'Son S/ 200 por las vacunas'],
    ['price', 'USD 30'],
    ['price', 'Precio: 80'],
    ['price', 'La cuota de adopción es de 25'],
    ['price', 'Vendo cachorros de raza'],
    ['price', 'Se venden tres hermanos'],
  ])('the text check finds %s in: %s', (trouble, text) => {
    expect(checkText(text, 'user')).toBe(trouble)
    expect(checkText(text.toUpperCase(), 'user')).toBe(trouble)
  })

  it.each([
    'Nació el 12/05/2024 y la vacunamos el 2024-08-30',
    'Vive con nosotros desde 2019, 2020 fue su peor año',
    'La rescatamos entre 2018 y 2020',
    'Tiene 2 años, 3 meses y pesa 12,5 kg',
    'Los conté: 1 2 3, y otra vez: 1 2 3',
    'Come a las 7, 12 y 19, 1 - 2 tazas cada vez',
    'Nació el 1 2 2024',
    'Come 3 veces al día: a las 7:30, 13:00 y 19:30',
    'Paseos: 7:30, 13:00, 19:30, 22:15',
    'Nació el 31.12.2023; vacunas: 1/2/24, 15-03-24.',
    'Paseos de 8:00 a 9:30 y de 18:00 - 19:30',
    'Lleva microchip 941000012345678',
    'Tiene chip (n.º 941000012345678), microchip registrado 941000012345678',
    'Chip con número “941000012345678”, chip-941000012345678',
    'Vacunas:\n-12/05/2024 rabia\n-Parvo…13/05/2024',
    'Chip n.º 941000012345678',
    'Número de chip: 941000012345678.',
    'Microchip número: 941000012345678',
    'Crece: ahora pesa 12 a 27 kg',
    'Es cariñoso(a) y tiene 2 años y 3 meses',
    'Vacunas: 2022; 2023 y 2024',
    'Llegó por Instagram y se quedó',
    'Pesa 12,5 kg\n3 vacunas\n2 paseos al día',
    'No se vende: se adopta, y con mucho amor',
    'Es tranquila.Es muy cariñosa.Me sigue a todas partes',
    'Vive en un 4.º piso, en un depto de 80 m2',
    'Camina uno o dos kilómetros, tres si hace sol',
    'Duerme en su cama, no en la cuenta que llevamos de sus siestas',
    'Le gustan los perros, los gatos y las 5 gallinas de la casa',
    'Tiene un gran valor para nosotros. 10 años juntos lo dicen todo',
    'Perdió sus ojos de sol y pesos no le sobran',
  ])('the text check lets pass: %s', (text) => {
    expect(checkText(text, 'user')).toBeNull()
  })

  it('a foundation’s text is not checked', () => {
    expect(checkText('Llama al 0991234567, cuenta corriente, $50', 'fundation')).toBeNull()
  })

  it.each([
    '1',
    '1 ',
    'a@',
    'uno ',
    'a.',
    '1-',
    '1        ',
    '1 - ',
    '1\n',
    '1:11 ',
    '1/1/',
    'chip ',
    'chip n.o ',
    'ig a',
    'dos y ',
    'cuenta ',
    '$ ',
    '1,',
  ])('%j repeated is checked in linear time', (part) => {
    const check = (size: number) => checkText(part.repeat(size / part.length), 'user')
    expect(growthOf(check, 10_000)).toBeLessThan(LINEAR)
  })
})

describe('the sentence of a held pet', () => {
  it('each text issue has a sentence for the owner and one for staff', () => {
    const sentences = TEXT_ISSUES.flatMap((textIssue) => [
      ownerHoldSentence({ textIssue }),
      staffHoldSentence({ reason: 'text', textIssue }),
    ])
    expect(new Set(sentences).size).toBe(2 * TEXT_ISSUES.length)
    expect(sentences.slice(0, 2)).toEqual([
      expect.stringContaining('Nuestro equipo revisa'),
      'Oculta: el texto parece tener un correo electrónico',
    ])
  })

  it('other holds tell the owner only that staff review the pet', () => {
    expect(ownerHoldSentence({ textIssue: null })).toBe(
      'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.',
    )
  })

  it('other holds tell staff who held the pet', () => {
    const sentence = (reason: HoldReason) => staffHoldSentence({ reason, textIssue: null })
    expect(sentence('reports')).toBe('Oculta: la reportaron varias personas')
    expect(sentence('removal')).toBe('Oculta: el equipo la retiró y se volvió a publicar')
    expect(sentence('staff')).toBe('Oculta')
  })
})
