import type { Bio } from './bio'

/** For rabbits, guinea pigs and other small animals; each fits one species. */
export const OTHER_BIOS: readonly Bio[] = [
  {
    ages: ['joven', 'adulto', 'adulto mayor'],
    tags: ['tranquilo', 'amigable'],
    requires: { breeds: ['Conejo'] },
    text: '{nombre} es [un conejo|una coneja] de interior que se mueve con confianza por la sala. Come heno a toda hora, hojas verdes por la tarde y apenas un puñado de pellets. Necesita un corral amplio, cables fuera de su alcance y compañía diaria.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['divertido', 'cariñoso'],
    requires: { breeds: ['Conejo'] },
    text: 'Llegó como regalo de cumpleaños y en pocas semanas dejó de ser novedad para su familia. {nombre} salta de costado cuando está content[o|a], se estira a tu lado y empuja la mano para pedir caricias. No es un juguete: puede vivir más de ocho años.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo', 'cariñoso'],
    requires: { breeds: ['Conejo'], castrated: true },
    text: '{nombre} ya está esterilizad[o|a], así que es tranquil[o|a] y limpi[o|a]. Pasa la mañana durmiendo bajo la mesa y al atardecer recorre la casa como quien pasa lista. Busca una familia que no l[o|a] deje encerrad[o|a] en una jaula.',
  },
  {
    ages: [],
    tags: ['inteligente', 'divertido'],
    requires: { breeds: ['Conejo'], houseTrained: true },
    text: '¿Sabías que un conejo puede usar arenero? {nombre} lo aprendió en una semana y también responde a su nombre si hay perejil de por medio. Roe cartón con entusiasmo y necesita heno fresco siempre disponible.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['amigable'],
    requires: { breeds: ['Conejo'], children: true },
    text: 'A {nombre} le gusta que la gente se siente en el suelo: entonces se acerca, olfatea y se queda. Ha convivido con niños que saben acariciar sin levantarl[o|a]. Viene con su corral, su bebedero y una bolsa de heno para empezar.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['amigable', 'divertido'],
    requires: { breeds: ['Cobayo (cuy)'] },
    text: '{nombre} silba cuando oye abrir el refrigerador, porque sabe que viene el pimiento. Como todos los cuyes necesita vitamina C diaria, heno y otro cuy con quien conversar. Se entrega con la casita de madera donde le gusta dormir.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['cariñoso', 'tranquilo'],
    requires: { breeds: ['Cobayo (cuy)'] },
    text: 'Tímid[o|a] al principio y muy conversador[|a] después, {nombre} se deja peinar sobre las piernas mientras mastica perejil. Vive en un corral abierto, no en una jaula pequeña, y pedimos que siga siendo así en su nueva casa.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo'],
    requires: { breeds: ['Cobayo (cuy)'] },
    text: '{nombre} perdió a su pareja y desde entonces come menos y busca más compañía. Sería feliz en una casa donde ya viva otro cuy tranquilo. Está acostumbrad[o|a] a las manos, a la voz baja y a su porción de pepino de las seis.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['divertido', 'inteligente'],
    requires: { breeds: ['Hámster'] },
    text: '{nombre} duerme de día y de noche entrena para una maratón en su rueda. Se entrega con jaula grande, sustrato y túneles. Es [un compañero|una compañera] para mirar y consentir con semillas, mejor en una casa sin apuros.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo', 'amigable'],
    requires: { breeds: ['Hámster'] },
    text: 'Lo suyo es llenarse las mejillas y esconder tesoros bajo el aserrín. {nombre} se deja tomar con las dos manos y nunca ha mordido. Buscamos a alguien que entienda que es [un animalito|una animalita] de noche y que respete su sueño.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['tranquilo', 'amigable'],
    requires: { breeds: ['Canario'], narrators: ['family'] },
    text: '{nombre} alegra la mañana desde temprano y guarda silencio cuando cae la luz. Necesita una jaula ancha, baño de agua tibia y un lugar sin corrientes de aire. L[o|a] damos porque nos mudamos a un clima muy frío y queremos que siga bien.',
  },
  {
    ages: [],
    tags: ['inteligente', 'tranquilo'],
    requires: { breeds: ['Canario'] },
    text: 'Fue rescatad[o|a] de un puesto donde vendían aves en cajas de zapatos. Hoy {nombre} tiene plumas nuevas, come manzana y pepino, y salta de percha en percha toda la tarde. Se entrega solo con jaula amplia, nunca para reproducción.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['divertido', 'inteligente'],
    requires: { breeds: ['Perico'] },
    text: '{nombre} imita el timbre del teléfono y se ríe cuando todos se levantan a contestar. Nació en cautiverio, come semillas, fruta y verduras, y necesita salir a volar un rato cada día en una habitación segura. Le haría bien otro perico.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['amigable', 'divertido'],
    requires: { breeds: ['Perico'] },
    text: 'A {nombre} le gusta posarse en el hombro y opinar sobre lo que estás leyendo. Es sociable y se aburre si pasa el día sol[o|a], así que buscamos una casa donde haya gente. Viene con jaula, columpio y su campanita favorita.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['cariñoso', 'tranquilo'],
    requires: { breeds: ['Perico'] },
    text: '{nombre} entró volando por una ventana y nadie l[o|a] reclamó, aunque pusimos avisos en toda la cuadra. Sube al dedo, acepta manzana de la mano y duerme con la jaula tapada. Necesita cariño, ruido de casa y rutinas.',
  },
  {
    ages: [],
    tags: ['tranquilo'],
    requires: { breeds: ['Tortuga'] },
    text: '{nombre} toma el sol por la mañana, recorre el patio a su ritmo y conoce de memoria el rincón de las lechugas. Es de tierra, nació en cautiverio y puede acompañarte durante décadas: adoptarl[o|a] es una decisión para toda la vida.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo', 'inteligente'],
    requires: { breeds: ['Tortuga'] },
    text: 'Una familia l[o|a] tuvo por años en una caja sin luz. Con buena alimentación, calor y sol, el caparazón de {nombre} volvió a crecer parejo. Busca un jardín cercado y alguien que sepa que la lentitud también es compañía.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['tranquilo', 'amigable'],
    requires: { breeds: ['Tortuga'] },
    text: 'Todavía cabe en la palma de la mano, pero {nombre} va a crecer y a necesitar espacio. Reconoce a quien le lleva el diente de león y estira el cuello para recibirlo. Se entrega con su lámpara de calor y una hoja de cuidados.',
  },
]
