type ArticleSpecies = 'any' | 'dog' | 'cat'

export interface Article {
  slug: string
  title: string
  category: string
  species: ArticleSpecies
  excerpt: string
  readMinutes: number
  body: string[]
}

/** In reading order: the first ones suit new adopters. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'primera-semana-en-casa',
    title: 'La primera semana en casa: calma antes que nada',
    category: 'Adopción',
    species: 'any',
    excerpt:
      'Los primeros días definen la confianza. Prepara un rincón tranquilo y deja que tu mascota marque el ritmo.',
    readMinutes: 1,
    body: [
      'Antes de que llegue, elige un espacio tranquilo con cama, agua, comida y, si es un gato, un arenero lejos del plato. Retira cables, plantas tóxicas y objetos pequeños. Los primeros días conviene recibir pocas visitas, hablar en voz baja y mantener horarios parecidos para la comida y los paseos.',
      'Es normal que coma poco, duerma mucho o se esconda. No lo obligues a salir ni a recibir caricias: siéntate cerca, ofrécele un premio y espera. Muchas mascotas necesitan unos tres días para bajar el estrés, tres semanas para entender la rutina y cerca de tres meses para sentirse en casa.',
      'Agenda un control veterinario durante la primera semana, aunque traiga su libreta al día. Consulta cuanto antes si deja de comer más de 24 horas, vomita varias veces, tiene diarrea con sangre o respira con dificultad.',
    ],
  },
  {
    slug: 'calendario-de-vacunas',
    title: 'Vacunas: qué necesita cada mascota y cuándo',
    category: 'Salud',
    species: 'any',
    excerpt: 'Un calendario claro para cachorros, gatitos y animales adultos adoptados sin historial.',
    readMinutes: 1,
    body: [
      'Los cachorros suelen iniciar su esquema entre las seis y ocho semanas, con refuerzos cada tres o cuatro semanas hasta cumplir dieciséis. Las vacunas básicas protegen contra moquillo, parvovirus y hepatitis canina, además de la rabia. En gatitos, el esquema básico cubre panleucopenia, rinotraqueítis y calicivirus, y también se aplica la antirrábica según la norma local.',
      'Hasta completar el esquema, evita plazas y contacto con animales sin vacunar; en cambio, sí puedes acostumbrarlo en brazos a los sonidos de la calle. Si adoptas un adulto sin historial, tu veterinario puede iniciar el plan desde cero sin riesgo. Leptospirosis, tos de las perreras o leucemia felina se indican según el estilo de vida y la zona.',
      'Un leve decaimiento o una molestia en el punto de aplicación durante uno o dos días es esperable. Hinchazón en la cara, vómitos repetidos o dificultad para respirar son una urgencia.',
    ],
  },
  {
    slug: 'esterilizacion-sin-mitos',
    title: 'Esterilización sin mitos',
    category: 'Salud',
    species: 'any',
    excerpt: 'Responde las dudas más comunes sobre la cirugía que más vidas protege.',
    readMinutes: 1,
    body: [
      'Esterilizar evita camadas no deseadas y reduce peleas, escapes y marcaje con orina. En las hembras disminuye el riesgo de tumores mamarios y elimina el de infección uterina; en los machos, el de tumores testiculares. No es necesario que tengan una camada ni un celo previo para estar sanas.',
      'La edad ideal depende de la especie, el tamaño y la salud. Los gatos suelen operarse desde los cuatro o cinco meses; en perros de raza grande, a veces conviene esperar a que terminen de crecer. Tu veterinario definirá el momento y los exámenes previos.',
      'Después de la cirugía, usa collar isabelino o camiseta protectora, limita los saltos durante diez días y revisa la herida a diario. Ajusta la ración: el gasto de energía baja y el sobrepeso se previene desde la primera semana.',
    ],
  },
  {
    slug: 'alimentacion-segun-la-edad',
    title: 'Cuánto y qué debe comer según su edad',
    category: 'Nutrición',
    species: 'any',
    excerpt: 'La etapa de vida manda: calorías, frecuencia y cambios graduales.',
    readMinutes: 1,
    body: [
      'Los cachorros y gatitos necesitan alimento formulado para crecimiento, repartido en tres o cuatro tomas diarias. Los adultos suelen estar bien con dos comidas. Los animales mayores pueden requerir menos calorías, proteína de buena calidad y control de riñones y articulaciones. Los gatos son carnívoros estrictos: no deben alimentarse con comida de perro ni con dietas vegetarianas.',
      'Mide la ración con balanza o taza y ajusta según la condición corporal: deberías palpar las costillas con facilidad, sin verlas marcadas, y notar una cintura desde arriba. Los premios no deberían superar el diez por ciento de lo que come en el día.',
      'Cambia de alimento durante siete a diez días, mezclando cada vez más del nuevo. Mantén agua fresca en varios puntos; a muchos gatos les gusta lejos del plato o en movimiento. Un gato que pasa más de un día sin comer necesita atención veterinaria.',
    ],
  },
  {
    slug: 'alimentos-y-plantas-peligrosas',
    title: 'Alimentos y plantas que nunca deben probar',
    category: 'Seguridad',
    species: 'any',
    excerpt: 'Una lista corta para pegar en el refrigerador y saber cómo actuar.',
    readMinutes: 1,
    body: [
      'Chocolate, uvas y pasas, cebolla, ajo, xilitol o edulcorante de chicles, alcohol, cafeína, masa cruda con levadura y nueces de macadamia pueden intoxicar a perros y gatos. Los huesos cocidos se astillan y pueden perforar el intestino. En los gatos, todas las partes de los lirios son peligrosas, incluso el polen y el agua del florero.',
      'Tampoco mediques por tu cuenta: el paracetamol es mortal para los gatos y el ibuprofeno daña el estómago y los riñones de ambas especies. Guarda raticidas, insecticidas y limpiadores fuera de su alcance, y nunca uses en un gato un antipulgas para perros con permetrina.',
      'Si sospechas que comió algo tóxico, anota qué, cuánto y a qué hora, y llama de inmediato a una veterinaria. No provoques el vómito ni des leche o aceite: puede empeorar el cuadro.',
    ],
  },
  {
    slug: 'pulgas-garrapatas-y-parasitos',
    title: 'Pulgas, garrapatas y parásitos internos',
    category: 'Salud',
    species: 'any',
    excerpt: 'Prevención todo el año, con productos seguros para cada especie.',
    readMinutes: 1,
    body: [
      'Las pulgas viven más en la casa que en el animal: lava mantas con agua caliente, aspira a menudo y trata a todas las mascotas al mismo tiempo. Las garrapatas pueden transmitir enfermedades graves; revisa orejas, cuello, axilas y entre los dedos después de cada paseo.',
      'Para retirar una garrapata, usa una pinza fina, tómala lo más cerca posible de la piel y tira con firmeza y sin girar. No apliques alcohol, aceite ni calor mientras está prendida. Desinfecta la zona y consulta si aparece fiebre, decaimiento o encías pálidas.',
      'La desparasitación interna se define con tu veterinario según edad y riesgo: es frecuente en cachorros y, en adultos, suele repetirse cada tres a seis meses. Recoge siempre las heces y lávate las manos: algunos parásitos también afectan a las personas.',
    ],
  },
  {
    slug: 'presentar-a-tu-nueva-mascota',
    title: 'Cómo presentar a tu nueva mascota con las que ya tienes',
    category: 'Convivencia',
    species: 'any',
    excerpt: 'Olores primero, encuentros cortos después y nunca castigos.',
    readMinutes: 1,
    body: [
      'Entre perros, el primer encuentro debería ser en terreno neutral, con correas flojas y una caminata en paralelo. Si los cuerpos están sueltos y se olfatean por turnos, vas bien; si hay rigidez o mirada fija, aumenta la distancia. En casa, retira por unos días juguetes y platos que puedan generar disputas.',
      'Con gatos, la prisa es el peor enemigo. Mantén al recién llegado en una habitación propia, intercambia mantas para mezclar olores y alimenta a ambos a cada lado de la puerta. Después prueba encuentros breves con la puerta entreabierta. El proceso puede tardar días o varias semanas.',
      'Si conviven perro y gato, usa correa al principio y asegúrate de que el gato tenga lugares altos y salidas libres. Como regla, un arenero por gato más uno extra. No los dejes a solas hasta verlos tranquilos muchas veces seguidas.',
    ],
  },
  {
    slug: 'paseos-que-hacen-bien',
    title: 'Paseos que de verdad hacen bien',
    category: 'Bienestar',
    species: 'dog',
    excerpt: 'Olfatear cansa más que correr: ideas para mejorar cada salida.',
    readMinutes: 1,
    body: [
      'La mayoría de los perros necesita al menos dos o tres salidas al día. Un buen paseo no se mide en kilómetros: deja que olfatee, explore y elija parte del camino. El olfato estimula la mente y ayuda a que llegue relajado.',
      'Un arnés cómodo en forma de Y protege el cuello; evita los collares de púas o de ahorque. Si tira de la correa, detente y avanza cuando afloje: con constancia aprende que tirar no lleva a ninguna parte. Lleva agua, bolsas y una placa con tu teléfono.',
      'En días de calor, sal temprano o al anochecer y apoya el dorso de la mano en el suelo: si no la resistes unos segundos, quema sus patas. Jadeo extremo, encías muy rojas o tambaleo son señales de golpe de calor: moja su cuerpo con agua fresca, no helada, y acude a urgencias.',
    ],
  },
  {
    slug: 'una-casa-feliz-para-tu-gato',
    title: 'Una casa feliz para tu gato',
    category: 'Bienestar',
    species: 'cat',
    excerpt: 'Altura, escondites, rascadores y juego: lo que pide su instinto.',
    readMinutes: 1,
    body: [
      'Un gato de interior puede vivir plenamente si la casa respeta su naturaleza. Ofrécele repisas o muebles a distintas alturas, escondites, rascadores firmes donde pueda estirarse y una ventana con malla para mirar afuera sin peligro de caer.',
      'Juega con él dos o tres veces al día, en sesiones de diez minutos que imiten la caza: acecho, carrera y captura. Termina con un bocado. No uses las manos como juguete y evita el láser como única opción, porque la frustración también estresa.',
      'El arenero debe ser amplio, limpio y estar en un lugar tranquilo; retira los desechos cada día. Si deja de usarlo, se queja al orinar o va muchas veces sin resultado, consulta de inmediato: en los machos, una obstrucción urinaria es una emergencia.',
    ],
  },
  {
    slug: 'dientes-sanos',
    title: 'Dientes sanos, vida más larga',
    category: 'Salud',
    species: 'any',
    excerpt: 'El cepillado es más fácil de lo que parece si lo enseñas paso a paso.',
    readMinutes: 1,
    body: [
      'El mal aliento no es normal: suele ser el primer aviso de sarro y encías inflamadas. La enfermedad dental causa dolor y puede afectar otros órganos. A partir de los tres años, la mayoría de los perros y gatos ya muestra algún grado de ella.',
      'Empieza por tocar el hocico y premiar; luego pasa el dedo con un poco de pasta especial y, por último, el cepillo. Bastan treinta segundos por lado, idealmente todos los días. No uses pasta para personas: el flúor y el xilitol son tóxicos.',
      'Los juguetes y premios dentales ayudan, pero no reemplazan el cepillado ni la limpieza profesional con anestesia que indique tu veterinario. Consulta si come de un solo lado, babea o deja de masticar alimento duro.',
    ],
  },
  {
    slug: 'cuidar-a-un-adulto-mayor',
    title: 'Cuidar a un adulto mayor con cariño y sentido común',
    category: 'Bienestar',
    species: 'any',
    excerpt: 'Pequeños cambios en casa que alivian articulaciones, vista y memoria.',
    readMinutes: 1,
    body: [
      'Entre los siete y diez años, según el tamaño, muchas mascotas entran en su etapa mayor. Programa controles cada seis meses con exámenes de sangre, orina y presión: detectar a tiempo un problema renal, tiroideo o cardíaco cambia el pronóstico.',
      'Facilita sus movimientos con rampas, alfombras antideslizantes, camas gruesas y areneros de borde bajo. Los paseos deberían ser más cortos y frecuentes. Si le cuesta levantarse o saltar, no lo atribuyas solo a la edad: el dolor tiene tratamiento.',
      'La desorientación, los cambios de sueño o los maullidos nocturnos pueden indicar deterioro cognitivo. Mantén rutinas, deja una luz tenue y consulta por opciones de manejo. Adoptar a un animal mayor es regalarle los mejores años que le quedan.',
    ],
  },
  {
    slug: 'si-se-pierde',
    title: 'Qué hacer si tu mascota se pierde',
    category: 'Seguridad',
    species: 'any',
    excerpt: 'Las primeras horas importan: una guía para actuar con orden.',
    readMinutes: 1,
    body: [
      'Busca de inmediato en un radio cercano, con su comida favorita y una voz tranquila. Los gatos suelen esconderse a pocas casas de distancia y salir de noche; los perros pueden avanzar varios kilómetros. Pide a alguien que se quede en casa por si vuelve.',
      'Publica una foto clara, el lugar, la hora y un teléfono. Avisa a vecinos, veterinarias, refugios y grupos del barrio. Pega carteles grandes con pocas palabras. Guarda un detalle sin publicar para comprobar que quien llama realmente la encontró y no pagues por adelantado.',
      'La prevención es sencilla: placa con teléfono, microchip con datos al día, mallas en ventanas y puertas seguras. Ante fuegos artificiales o tormentas, déjala en un cuarto interior con ruido suave y sin acceso a la calle.',
    ],
  },
]

export function findArticle(slug: string): Article | null {
  return ARTICLES.find((article) => article.slug === slug) ?? null
}

/** Same category first, then the following ones. */
export function relatedArticles(article: Article, count: number): Article[] {
  const start = ARTICLES.indexOf(article)
  const others = [...ARTICLES.slice(start + 1), ...ARTICLES.slice(0, Math.max(start, 0))]
  const near = others.filter((other) => other.category === article.category)
  return [...near, ...others.filter((other) => other.category !== article.category)].slice(0, count)
}
