import type { CountryId, PetType } from '@/lib/text/vocabulary'
import type { Narrator } from './bio'

export interface SeedFoundation {
  name: string
  contact: readonly [string, string]
  country: CountryId
  city: string
  email: string
  phone: string
  address: string
  mission: string
  /** Adoptable ones. */
  pets: number
  types: readonly PetType[]
  narrator: Narrator
}

/** All foundations, e-mail domains and phone numbers are fictional. */
export const FOUNDATIONS: readonly SeedFoundation[] = [
  {
    name: 'Fundación Patitas del Sur',
    contact: ['Josefa', 'Soto'],
    country: 'CHL',
    city: 'Valdivia',
    email: 'contacto@patitasdelsur.example',
    phone: '+56 63 255 0142',
    address: 'Camino a Niebla, km 4',
    mission:
      'Rescatamos perros y gatos de la cuenca del río Calle-Calle y los preparamos para una familia. Cada adopción incluye esterilización, chip y acompañamiento durante tres meses.',
    pets: 8,
    types: ['perro', 'gato'],
    narrator: 'shelter',
  },
  {
    name: 'Hogar Huella Andina',
    contact: ['Matías', 'Contreras'],
    country: 'CHL',
    city: 'Santiago',
    email: 'contacto@huellaandina.example',
    phone: '+56 2 2555 0187',
    address: 'Pasaje Los Quillayes 118',
    mission:
      'Trabajamos con hogares temporales en toda la región. No tenemos caniles: cada animal vive en una casa mientras espera la definitiva.',
    pets: 10,
    types: ['perro', 'gato'],
    narrator: 'network',
  },
  {
    name: 'Refugio El Ombú',
    contact: ['Ramón', 'Sosa'],
    country: 'ARG',
    city: 'Rosario',
    email: 'contacto@refugioelombu.example',
    phone: '+54 341 555-0126',
    address: 'Calle del Arroyo 2450',
    mission:
      'Un terreno con sombra, agua y voluntarios. Desde hace más de diez años recibimos perros adultos, que son los que más tardan en encontrar familia.',
    pets: 10,
    types: ['perro'],
    narrator: 'shelter',
  },
  {
    name: 'Fundación Callejeros con Suerte',
    contact: ['Noelia', 'Romero'],
    country: 'ARG',
    city: 'Buenos Aires',
    email: 'contacto@callejerosconsuerte.example',
    phone: '+54 11 5550-0173',
    address: 'Pasaje del Tala 612',
    mission:
      'Castraciones a bajo costo, tránsito responsable y ferias de adopción todos los sábados en plazas de la ciudad.',
    pets: 10,
    types: ['perro', 'gato'],
    narrator: 'network',
  },
  {
    name: 'Gatitos del Río',
    contact: ['Paola', 'Mendoza'],
    country: 'COL',
    city: 'Barranquilla',
    email: 'contacto@gatitosdelrio.example',
    phone: '+57 605 555 0119',
    address: 'Carrera 200 # 15-30',
    mission:
      'Somos una red dedicada solo a gatos: captura, esterilización, retorno y adopción de los que pueden vivir en casa.',
    pets: 8,
    types: ['gato'],
    narrator: 'network',
  },
  {
    name: 'Fundación Cola Contenta',
    contact: ['Andrés', 'Jaramillo'],
    country: 'COL',
    city: 'Medellín',
    email: 'contacto@colacontenta.example',
    phone: '+57 604 555 0168',
    address: 'Vereda El Guayacán, finca 7',
    mission:
      'Rehabilitamos perros rescatados del maltrato con un equipo de etología y medicina veterinaria. Adoptar con nosotros incluye dos clases de manejo.',
    pets: 8,
    types: ['perro'],
    narrator: 'shelter',
  },
  {
    name: 'Albergue Mitad del Mundo',
    contact: ['Gabriela', 'Cárdenas'],
    country: 'ECU',
    city: 'Quito',
    email: 'fundacion@querencia.example',
    phone: '+593 2 555 0134',
    address: 'Pasaje de los Arrayanes N10-45',
    mission:
      'Un albergue pequeño, de puertas abiertas, donde cada animal tiene nombre, ficha clínica y un padrino.',
    pets: 14,
    types: ['perro', 'gato', 'otro'],
    narrator: 'shelter',
  },
  {
    name: 'Fundación Manglar Amigo',
    contact: ['Iván', 'Cedeño'],
    country: 'ECU',
    city: 'Guayaquil',
    email: 'contacto@manglaramigo.example',
    phone: '+593 4 555 0191',
    address: 'Ciudadela La Garza, manzana 12',
    mission:
      'Atendemos emergencias en la ciudad y en los recintos cercanos, y llevamos brigadas de vacunación y esterilización cada mes.',
    pets: 10,
    types: ['perro', 'gato'],
    narrator: 'shelter',
  },
  {
    name: 'Asociación Bigotes y Colas',
    contact: ['Milagros', 'Flores'],
    country: 'PER',
    city: 'Lima',
    email: 'contacto@bigotesycolas.example',
    phone: '+51 1 555 0157',
    address: 'Jirón Los Molles 340',
    mission:
      'Una asociación de vecinos que decidió organizarse. Hoy coordinamos hogares temporales en dieciocho distritos.',
    pets: 10,
    types: ['perro', 'gato'],
    narrator: 'network',
  },
  {
    name: 'Refugio Apu Wawa',
    contact: ['Renzo', 'Quispe'],
    country: 'PER',
    city: 'Cusco',
    email: 'contacto@apuwawa.example',
    phone: '+51 84 255 145',
    address: 'Camino a Huayllapata s/n',
    mission:
      'Cuidamos a los perros y gatos de las comunidades altas del valle. Trabajamos con escuelas para enseñar tenencia responsable.',
    pets: 9,
    types: ['perro', 'gato'],
    narrator: 'shelter',
  },
  {
    name: 'Refugio Ceibo Rojo',
    contact: ['Agustín', 'Herrera'],
    country: 'ARG',
    city: 'Córdoba',
    email: 'contacto@ceiborojo.example',
    phone: '+54 351 555-0108',
    address: 'Ruta de las Lomas 890',
    mission:
      'Recibimos perros y gatos de las sierras, muchos atropellados o perdidos en los incendios. Los curamos, les buscamos familia y enseñamos prevención en los pueblos.',
    pets: 10,
    types: ['perro', 'gato'],
    narrator: 'shelter',
  },
  {
    name: 'Gatos del Cerro',
    contact: ['Antonia', 'Silva'],
    country: 'CHL',
    city: 'Valparaíso',
    email: 'contacto@gatosdelcerro.example',
    phone: '+56 32 255 0116',
    address: 'Subida El Farol 77',
    mission:
      'Cuidamos a los gatos de los cerros del puerto: colonias esterilizadas, hogares temporales y adopciones con visita previa.',
    pets: 8,
    types: ['gato'],
    narrator: 'network',
  },
  {
    name: 'Fundación Sabana Viva',
    contact: ['Natalia', 'Vargas'],
    country: 'COL',
    city: 'Bogotá',
    email: 'contacto@sabanaviva.example',
    phone: '+57 601 555 0172',
    address: 'Carrera 300 # 8-12',
    mission:
      'Sacamos de la calle a perros y gatos de la sabana, los esterilizamos y los entregamos con seguimiento durante seis meses.',
    pets: 10,
    types: ['perro', 'gato', 'otro'],
    narrator: 'shelter',
  },
  {
    name: 'Orejas Largas',
    contact: ['Lucía', 'Guamán'],
    country: 'ECU',
    city: 'Cuenca',
    email: 'contacto@orejaslargas.example',
    phone: '+593 7 555 0149',
    address: 'Calle de los Capulíes 5-21',
    mission:
      'Somos pocos y nos dedicamos a los pequeños: conejos, cuyes y aves que fueron comprados sin pensar. También damos charlas en escuelas.',
    pets: 7,
    types: ['otro'],
    narrator: 'network',
  },
  {
    name: 'Fundación Nuevo Rumbo',
    contact: ['Rocío', 'Huamán'],
    country: 'PER',
    city: 'Arequipa',
    email: 'pendiente@querencia.example',
    phone: '+51 54 255 163',
    address: 'Calle Los Sauces 204',
    mission:
      'Estamos empezando: un terreno prestado, cuatro voluntarias y muchas ganas de que ningún perro del barrio pase la noche afuera.',
    pets: 2,
    types: ['perro', 'gato'],
    narrator: 'network',
  },
]
