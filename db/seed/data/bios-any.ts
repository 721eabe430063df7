import type { Bio } from './bio'

/** For dogs and cats. */
export const ANY_BIOS: readonly Bio[] = [
  {
    ages: [],
    tags: ['amigable', 'cariñoso'],
    requires: { health: 'vacunas al dia', narrators: ['shelter', 'network'], waiting: true },
    text: '{nombre} espera desde hace unos meses y todavía recibe a cada visita como si fuera la definitiva. Nos gustaría que esta vez lo sea. Entregamos su libreta sanitaria al día y acompañamos las primeras semanas.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo'],
    requires: { sizes: ['pequeño', 'mediano'] },
    text: 'Algunas mascotas hacen ruido y otras hacen compañía. {nombre} es de las segundas: se instala cerca, respira hondo y cambia el ánimo de la casa. Se adapta a personas mayores y a hogares sin mucho movimiento.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['divertido'],
    requires: {},
    text: 'Advertencia: {nombre} puede provocar ataques de risa. Inventa juegos con cualquier cosa que ruede y celebra cada comida como un cumpleaños. Buscamos una familia paciente, que sepa que crecer toma tiempo.',
  },
  {
    ages: [],
    tags: ['inteligente'],
    requires: {},
    text: 'Lo primero que vas a notar de {nombre} es la mirada atenta. Aprende rápido, recuerda las rutinas y pide las cosas con educación. Le hacen bien las familias que conversan con sus animales.',
  },
  {
    ages: ['adulto'],
    tags: ['cariñoso'],
    requires: { castrated: true, specialNeeds: false },
    text: '{nombre} tuvo una vida antes de nosotros, y aunque no podemos contarla, sabemos cómo sigue: con una familia que no l[o|a] vuelva a soltar. Es sociable, está esterilizad[o|a] y goza de muy buena salud.',
  },
  {
    ages: [],
    tags: ['tranquilo', 'amigable'],
    requires: { narrators: ['shelter'] },
    text: 'Quienes ayudan en el refugio dicen que {nombre} tiene un don: se sienta junto a quien está triste. No hace falta experiencia previa, solo ganas de compartir la vida con alguien que escucha sin interrumpir.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['protector', 'cariñoso'],
    requires: {},
    text: 'Desconfía un minuto y confía para siempre: así es {nombre}. Una vez que te conoce, te acompaña a todas partes. Buscamos un hogar estable, sin mudanzas a la vista, donde pueda echar raíces.',
  },
  {
    ages: [],
    tags: ['cariñoso', 'inteligente'],
    requires: { haired: true },
    text: 'A {nombre} le gusta que le expliquen las cosas. Parece broma, pero si le hablas con calma se deja bañar, cepillar y revisar los oídos. Un carácter así es un regalo para cualquier familia que empieza.',
  },
  {
    ages: ['cachorro'],
    tags: ['amigable'],
    requires: {},
    text: '{nombre} fue encontrad[o|a] con sus hermanos en un terreno baldío y salió adelante gracias a una familia temporal. Ya come sol[o|a], duerme toda la noche y está list[o|a] para su primer hogar.',
  },
  {
    ages: ['adulto mayor'],
    tags: ['cariñoso', 'tranquilo'],
    requires: { specialNeeds: true },
    text: 'Adoptar a un animal mayor es saber de antemano quién llega a tu casa. {nombre} es dulce, educad[o|a] y agradecid[o|a]. Su tratamiento para las articulaciones es económico y lo explicamos paso a paso.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['amigable', 'divertido'],
    requires: { narrators: ['shelter', 'network'] },
    text: 'Ha ido a ferias de adopción, a una radio local y hasta a una escuela, y en todas partes hizo amigos. {nombre} está acostumbrad[o|a] a la gente, a los viajes cortos y a posar para la cámara.',
  },
  {
    ages: [],
    tags: ['protector', 'tranquilo'],
    requires: { sizes: ['pequeño', 'mediano'] },
    text: '{nombre} no necesita una casa grande, necesita una casa presente. Se queda sol[o|a] unas horas sin problema, siempre que al final del día haya alguien que pregunte cómo estuvo todo.',
  },
  {
    ages: ['adulto'],
    tags: ['inteligente', 'cariñoso'],
    requires: { children: true },
    text: 'En su ficha dice “carácter equilibrado”, pero eso se queda corto. {nombre} sabe cuándo jugar y cuándo acompañar, respeta a los más pequeños y recibe los mimos con los ojos entrecerrados.',
  },
  {
    ages: [],
    tags: ['amigable'],
    requires: { narrators: ['shelter', 'network'] },
    text: 'Buscamos para {nombre} una adopción responsable: entrevista, visita y seguimiento durante los primeros meses. A cambio te llevas [un amigo de esos|una amiga de esas] que convierten cualquier casa en hogar.',
  },
  {
    ages: ['joven'],
    tags: ['divertido', 'inteligente'],
    requires: { houseTrained: true },
    text: '{nombre} tiene la edad perfecta: dejó atrás las travesuras de bebé y conserva toda la alegría. Conoce las órdenes básicas de la casa, duerme en su cama y despierta con ganas de empezar el día.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['amigable', 'cariñoso'],
    requires: { narrators: ['family'] },
    text: 'Por motivos de salud ya no puedo cuidar de {nombre} como merece. No hay apuro: prefiero esperar a la familia indicada. Es sociable, come bien y se acostumbra rápido a una casa nueva si lleva consigo su manta.',
  },
  {
    ages: ['adulto', 'adulto mayor'],
    tags: ['tranquilo', 'cariñoso'],
    requires: { narrators: ['family'], waiting: true },
    text: 'Publiqué a {nombre} hace ya un tiempo y muchos preguntan, pero pocos vuelven a escribir. Es [un compañero|una compañera] tranquil[o|a], de rutinas sencillas. Quien venga a conocerl[o|a] va a entender por qué insisto tanto.',
  },
  {
    ages: ['cachorro', 'joven'],
    tags: ['divertido', 'amigable'],
    requires: { narrators: ['family'] },
    text: 'Encontramos a {nombre} en la puerta de la escuela de mi hija y prometimos buscarle familia. Se pasa el día jugando, aprende por imitación y a la hora de dormir busca siempre el rincón más cercano a alguien.',
  },
  {
    ages: ['cachorro'],
    tags: ['cariñoso', 'inteligente'],
    requires: { narrators: ['shelter', 'network'] },
    text: '{nombre} creció con una familia temporal que le enseñó lo importante: el plato, la cama y que las manos sirven para acariciar. Está en la edad perfecta para aprender tu rutina. Acompañamos con consejos todo el primer año.',
  },
  {
    ages: ['joven', 'adulto'],
    tags: ['tranquilo', 'inteligente'],
    requires: { narrators: ['shelter', 'network'] },
    text: '{nombre} lleva bien los cambios: pasó por dos hogares temporales y en ambos dejó amigos. Observa, se ubica y a los pocos días parece que hubiera vivido siempre ahí. Ahora falta que el cambio sea el último.',
  },
]
