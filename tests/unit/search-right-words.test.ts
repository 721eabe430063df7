import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { readWords } from '@/lib/search/words/read-words'
import { vocabularyOf } from '@/lib/search/words/vocabulary'
import { fold } from '@/lib/text/text'

const vocabulary = vocabularyOf({ cities: CITIES, countries: COUNTRIES, breeds: BREEDS, colors: COLORS })
const read = (text: string) => readWords(vocabulary, text)
const listOf = (text: string) => text.split(/\s*[\n,]\s*/).filter(Boolean)

/** Ordinary words about pets, health, families and homes, and the commonest ones that are a slip away from another. */
const WORDS = listOf(`
  compañía, camada, camadas, servicio, terapia, asistencia, apoyo, lazarillo, guía, rastreo, búsqueda, rescatista, rescatistas, voluntario,
  voluntaria, hogares, cuidadora, cuidados, guardería, paseador, paseos, caminata, caminatas, corredor, deportista, excursión, montañismo,
  silla, ruedas, prótesis, amputado, amputada, parálisis, paralítico, cojera, artritis, displasia, cadera, columna, fractura, herido, herida,
  heridos, cicatriz, operación, cirugía, sarna, pulgas, garrapatas, hongos, alergia, alergias, dermatitis, moquillo, parvo, parvovirus, rabia,
  virus, leucemia, diabetes, epilepsia, convulsiones, tumor, cáncer, insuficiencia, renal, hepático, cardíaco, soplo, ceguera, sordera,
  cataratas, glaucoma, medicina, medicinas, médico, médica, tratamiento, pastillas, inyección, vacunas, carnet, desparasitación, esterilización,
  castración, quirófano, urgencias, emergencia, hospital, clínicas, doctora, enfermera, asustado, asustada, callado, callada, liviano, pesado,
  obeso, obesa, delgado, delgadito, desnutrido, hambriento, arisca, arisco, huraño, salvaje, silvestre, feral, nervioso, nerviosa, ansioso,
  ansiosa, estresado, deprimido, triste, contento, sonriente, risueño, pícaro, pícara, revoltoso, ladrador, silencioso, callejera, destructor,
  mordedor, saltarín, comilón, glotón, lamedor, cavador, escapista, territorial, celoso, celosa, dominante, sumiso, sumisa, posesivo, confiado,
  confiada, desconfiado, solitario, solitaria, independiente, apegado, apegada, fiel, leal, valiente, heroico, perezoso, perezosa, veloz,
  rápido, lento, ágil, torpe, elegante, majestuoso, espigado, robusto, musculoso, atlético, lunares, hocico, orejas, paradas, caídas, rabo,
  colmillo, colmillos, bigote, uñas, garras, almohadillas, pelaje, mechón, ceja, barba, rodillas, espalda, lomo, cuello, pecho, ombligo,
  carácter, temperamento, comportamiento, conducta, adiestrado, adiestramiento, entrenador, obediencia, trucos, consejo, consejos, cuento,
  cuidado, historia, final, milagro, regreso, busqueda, dueño, dueña, dueños, propietario, familiares, suegra, primo, prima, vecino, vecina,
  vecinos, amiga, amigas, soltero, soltera, casados, divorciada, embarazada, gemelos, mellizos, trillizos, bebés, escuela, colegio, oficina,
  trabajo, taller, bodega, fábrica, terreno, balcón, reja, malla, azotea, garaje, sótano, cocina, sala, sillón, colchón,
  cobija, mantita, bebedero, comedero, transportadora, jaula, pecera, acuario, terrario, arnés, croquetas, galletas, snacks, biberón, leche,
  residencia, viaje, viajes, avión, mudanza, exterior, extranjero, frontera, aeropuerto, traslado, envío, bus, camión, moto, bicicleta,
  camino, caminos, sitio, salida, salir, correr, jugar, dormir, comer, pasear, nadar, abrazar, acariciar, escuchar, saltar, parar, siete,
  millones, muchacho, muchacha, caballero, caballeros, música, libre, líder, huella, huellas, castillo, secretos, pocos, poquito, segura,
  seguro, ángel, menudo, curso, presencia, tarea, socorro, pollo, mesas, mosquitos, lagartija, planta, plantas, escoba, espina, ballena,
  ventajas, paisaje, patria, peluca, mínimo, máscara, quinto, gastos, mocos, gasas, galletitas, armadillo, tortillas, ramita`)

/** Of the five countries, and not in the catalogue. */
const TOWNS = listOf(`
  San Fernando, Cafayate, Cañuelas, Chascomús, Luján de Cuyo, Rojas, Crespo, El Colorado, Perito Moreno, San Antonio Oeste, Rosario de la Frontera,
  Rosario de Lerma, Rosario del Tala, San Antonio de los Cobres, Santa Rosa de Calamuchita, Coronel Dorrego, Coronel Pringles, General Las Heras,
  Victorica, Carhué, San Clemente del Tuyú, San Miguel del Monte, Sierra Grande, Río Colorado, Tres Lomas, Concepción de la Sierra, Huerta Grande,
  Antofagasta de la Sierra, San Luis del Palmar, San Andrés de Giles, San Carlos de Bolívar, Santa Sylvina, Villa Santa Rosa, Piedras Blancas,
  Puerto Eldorado, Lomas de Vallejos, Palmar Grande, Cerro Azul, Monte Maíz, Médanos,
  Pichidegua, Puchuncaví, Combarbalá, Quemchi, Puerto Chacabuco, Toltén, Curarrehue, Hualañé, Vichuquén, Pumanque,
  Paipa, Girardota, Chaparral, Orito, Tenza, Guamo, Calamar, Caramanta, Charta, Pamplonita, Paime, Socha, Chita, Montecristo, Santa Rosa de Osos,
  San Juan de Rioseco, San Vicente del Caguán, Santa Rosa de Viterbo, Ciénaga de Oro, Fuente de Oro, Río de Oro, Barranco de Loba, Ráquira,
  Tolú Viejo, Bahía Solano, San Martín de Loba, Nueva Granada, Santa Bárbara, Cañar, Biblián, Paján, Santa Isabel, Velasco Ibarra, Píllaro, Mindo,
  Pisac, Lamas, Chota, Chilca, Huaylillas, Barranquita, Querocotillo, Quillo, Huata, Socos, Palcamayo, Carhuamayo, Huaribamba, Callanmarca,
  Nueva Cajamarca, Nueva Arica, San Juan Bautista, Puerto Callao, Lonya Grande, Cachachi, Ollantaytambo, Chinchero, Máncora`)

describe('right words', () => {
  it('are as many as they should be, and of the towns none is in the catalogue', () => {
    expect(new Set(WORDS).size).toBeGreaterThanOrEqual(300)
    expect(TOWNS.length).toBeGreaterThanOrEqual(100)
    const names = new Set(CITIES.map(({ name }) => fold(name)))
    expect(TOWNS.filter((town) => names.has(fold(town)))).toEqual([])
  })

  it.each(['perro', 'perra en quito', ''])('ordinary ones after “%s” are corrected to nothing', (before) => {
    const own = JSON.stringify(read(before).filters)
    const wrong = WORDS.filter((word) => {
      const { filters, corrected } = read(`${before} ${word}`)
      const isOther = corrected.length > 0 || JSON.stringify(filters) !== own
      return isOther && !RIGHTLY_READ.has(word)
    })
    expect(wrong).toEqual([])
  })

  it.each(['perro en', 'gato'])(
    'towns that the catalogue lacks are no filter and stay text after “%s”',
    (before) => {
      const wrong = TOWNS.filter((town) => {
        const { filters, rest, ignored, corrected } = read(`${before} ${town}`)
        const isLost = ignored.length > 0 || rest.length === 0 || corrected.length > 0
        return isLost || Object.keys(filters).join() !== 'type'
      })
      expect(before === 'gato' ? wrong.filter((town) => !COLOR_BY_THEMSELVES.has(town)) : wrong).toEqual([])
    },
  )

  it('cities of the catalogue are found by their names, and the species beside them', () => {
    const wrong = CITIES.filter(({ name, slug }) => {
      const { filters, rest } = read(`perro en ${name}`)
      return filters.city !== slug || filters.type !== 'perro' || rest.length > 0
    })
    expect(wrong).toEqual([])
  })
})

/** Words with a meaning of their own, and cities. */
const RIGHTLY_READ = new Set(['bebés', 'milagro'])
/** Without 'en' they are words for colours, coats and sizes, or one slip away from one. */
const COLOR_BY_THEMSELVES = new Set(['Rojas', 'Crespo', 'El Colorado', 'Médanos'])
