import { describe, expect, it } from 'vitest'
import { heldSentence, TEXT_REASON } from '@/lib/copy/held'
import { checkText, TEXT_TROUBLES } from '@/lib/pets/text-check'

describe('the words of a private person’s listing', () => {
  it.each([
    ['telefono', 'Llámame al 0991234567 en las tardes'],
    ['telefono', 'Mi cel es +593 99 123 4567'],
    ['telefono', 'Escríbeme: (011) 4555-0199'],
    ['telefono', 'tel. 2 555 0100'],
    ['telefono', 'Nueve nueve uno, dos tres cuatro, cinco seis siete'],
    ['telefono', 'whatsapp ０９９１２３４５６７'],
    ['telefono', 'whatsapp 0️⃣9️⃣9️⃣1️⃣2️⃣3️⃣4️⃣5️⃣'],
    ['telefono', 'whatsapp 099​123​4567'],
    ['telefono', '0 9 9 1 2 3 4 5 6 7'],
    ['telefono', '099.123.45.67'],
    ['telefono', '099*123*4567'],
    ['telefono', '099\n123\n4567'],
    ['telefono', '099~123~4567'],
    ['telefono', '099:123:4567'],
    ['telefono', '٠٩٩١٢٣٤٥٦٧'],
    ['telefono', '09.87.65.43.21'],
    ['telefono', '09-87-65-43-21'],
    ['telefono', '09/87/65/43/21'],
    ['telefono', '09.12.05.10.21'],
    ['telefono', '59-39-87-65-43-21'],
    ['telefono', '2012-05-10-21'],
    ['telefono', '10-10-9876'],
    ['telefono', '09-12-1234 567'],
    ['telefono', '09.12.2123'],
    ['telefono', 'Tiene chip, o llámame 0987654321'],
    ['telefono', 'microchip 0987654321'],
    ['telefono', 'Noventa y nueve, doce, treinta y cuatro, cincuenta y seis'],
    ['correo', 'camilo en gmail'],
    ['correo', 'camilorescata(a)gmail(.)com'],
    ['enlace', 'instagram: camilo.perros.ec'],
    ['enlace', 'ig camilo_perros'],
    ['precio', 'cien dólares de aporte'],
    ['correo', 'Escribe a luna.perez@gmail.com y te cuento'],
    ['correo', 'luna arroba gmail punto com'],
    ['correo', 'LUNA @ HOTMAIL . COM'],
    ['enlace', 'Más fotos en https://fotos.example/luna'],
    ['enlace', 'Más fotos en www.fotos.example'],
    ['enlace', 'Mira fotosdeluna.com para verla'],
    ['enlace', 'Mira mascotas.com.ec y verás'],
    ['enlace', 'wa.me/593991234567'],
    ['enlace', 'instagram: @luna.en.adopcion'],
    ['banco', 'Puedes ayudar a la cuenta de ahorros del Pichincha'],
    ['banco', 'Depositar en mi cuenta corriente'],
    ['banco', 'CBU 2850590940090418135201'],
    ['banco', 'Ayudas por yape o plin'],
    ['banco', '4509 9535 6623 3704'],
    ['precio', 'Se entrega por $50'],
    ['precio', 'Cuesta 50 dólares'],
    ['precio', 'Pido 1.500.000 pesos'],
    ['precio', 'Son S/ 200 por las vacunas'],
    ['precio', 'USD 30'],
    ['precio', 'Precio: 80'],
    ['precio', 'La cuota de adopción es de 25'],
    ['precio', 'Vendo cachorros de raza'],
    ['precio', 'Se venden tres hermanos'],
  ])('carry %s: %s', (trouble, text) => {
    expect(checkText(text, 'user')).toBe(trouble)
    expect(checkText(text.toUpperCase(), 'user')).toBe(trouble)
  })

  it.each([
    'Nació el 12/05/2024 y la vacunamos el 2024-08-30',
    'Vive con nosotros desde 2019, 2020 fue su peor año',
    'La rescatamos entre 2018 y 2020',
    'Tiene 2 años, 3 meses y pesa 12,5 kg',
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
  ])('are in order: %s', (text) => {
    expect(checkText(text, 'user')).toBeNull()
  })

  it('of a foundation are its own business', () => {
    expect(checkText('Llama al 0991234567, cuenta corriente, $50', 'fundation')).toBeNull()
  })

  it('take no time, however they are made', () => {
    for (const part of [
      '1',
      '1 ',
      'a@',
      'uno ',
      'a.',
      '1-',
      '1\n',
      '1:11 ',
      '1/1/',
      'chip ',
      'chip n.o ',
      'ig a',
      'dos y ',
      'cuenta ',
      '$ ',
    ]) {
      const start = performance.now()
      checkText(part.repeat(5000 / part.length), 'user')
      expect(performance.now() - start, part).toBeLessThan(250)
    }
  })
})

describe('the sentence of a listing that is held', () => {
  it('says what was found', () => {
    const sentences = TEXT_TROUBLES.map((trouble) => heldSentence(`${TEXT_REASON}${trouble}`))
    expect(new Set(sentences).size).toBe(TEXT_TROUBLES.length)
    for (const sentence of sentences) expect(sentence).toContain('Nuestro equipo revisa')
  })

  it('names no reason that is not about the words', () => {
    for (const reason of ['', 'la retiró el equipo', 'texto: constructor'])
      expect(heldSentence(reason)).toBe(
        'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.',
      )
  })
})
