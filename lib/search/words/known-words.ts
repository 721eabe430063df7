import { inflect, wordsOf } from './inflect'
import { ORDINARY_WORDS } from './ordinary-words'

/** In the masculine: what describes a pet, whatever its gender and number. */
const ADJECTIVES = wordsOf(
  `amigo amiguero amigable amistoso sociable docil noble manso mansito bueno malo bonito hermoso lindo guapo precioso tierno dulce carinoso
  mimoso amoroso jugueton juguetona divertido alegre feliz activo inquieto travieso energico tranquilo calmado sereno relajado dormilon
  protector guardian cuidador bravo agresivo obediente inteligente listo vivo educado entrenado hogareno casero faldero regalon consentido engreido
  timido miedoso curioso loco loquito flaco gordo gordito fuerte debil sano enfermo ciego sordo cojo rengo tuerto manco tripode discapacitado especial
  castrado esterilizado operado vacunado desparasitado rescatado abandonado perdido encontrado maltratado callejero mestizo criollo chusco
  corriente comun puro fino cruzado chandoso barato caro urgente temporal definitivo responsable comprador vendedor
  solo unico primero ultimo nuevo lleno pleno limpio sucio suave raro chistoso gracioso tonto chulo`,
)

/**
 * Words that a search is likely to have and that are right as they are: without them one letter makes 'perla' a 'perra' and
 * 'cuenta' a 'cuenca'. Nouns in the masculine; names of people and pets; quarters.
 */
const NOUNS = wordsOf(
  `juguete
  runa
  cruce mezcla chanda
  casa casita departamento depa depto apartamento apto patio jardin campo finca chacra parcela terraza
  hogar familia persona senor senora mama papa hijo hermano nino nina nene bebe gente veterinario clinica albergue refugio fundacion asociacion
  protectora rescate perrera acogida transito foto video numero telefono whatsapp contacto precio venta compra costo dinero peso dolar sol
  comida alimento collar correa cama ropa bozal vacuna chip papel pedigri pedigree cruza monta novio novia pareja parejo regalo
  pata patita cola colita oreja orejita ojo ojito nariz hocico diente mancha manchita punto pecho panza lomo cara carita
  celeste claro oscuro verde azul rojo morado rosado bicolor lista
  grano mundo vida amor corazon alma cielo noche dia tarde manana semana mes meses anos dias semanas hora tiempo ahora siempre pronto hoy
  zona barrio sector norte sur este oeste centro ciudad pueblo provincia region pais calle avenida parque playa valle monte sierra costa villa puerto
  banco cuenta cuento pasta pastor postal tacto falta salto salado saltarin parada cocina colonia colina manzana ganador montana arena arana harina
  lana rana sana cana palma calma balsa barca marca marcha macha mucho mocho noche leche pinta pista pino china chino chicha chino chorro chileno
  colombiano ecuatoriano peruano argentino limeno quiteno paisa rolo gringo criolla africa america armonia persia
  siembra hombre mujer varonil hambre hombro timbre nombre cambio campeon campana guerra guerrero amante diamante`,
)

const NAMES = wordsOf(
  `luna lola nina kira mia canela frida olivia maya perla bella chola greta linda estrella cleo dulce miel pelusa violeta jacinta amapola margarita
  azucena lila moka vainilla arepa empanada quinoa papaya guayaba mora uva ambar nieve sombra bruma lluvia selva pampa patagonia atacama sabana
  amanda mercedes renata emilia julieta catalina micaela rosita tita nala zoe pia india aurora mancha kala tormenta copita negrita lucera mandarina
  cereza cometa rita simona matilda paloma guinda avellana trufa alma abril gala menta almendra brisa nusta nata sol petra uma lupe chispa nube wayra
  killa bruno simon toby tobi tobby rocky roky max coco milo thor zeus leon tango choco lucas mateo pancho firulais otto rufo baltazar gaspar tomas beto
  nico pepe nandu condor fito charly gardel neruda sancho merlin romeo felix tigre oso mani cacao pisco mate bigotes garfio jazz lolo ramon benito dante
  tobias goyo cholo faro duque kiko rulo trueno copito chimuelo lucero polo gringo negrito orion tito mango ciro fausto aquiles apolo hugo sultan rayo
  copo perejil tambor piolin rabanito pistacho pipo caramelo manuelita pimienta campanita motita bobby boby boby bobi bob balto laika lassie chiquita chiquito chikis
  princesa princess reina rey reyna duquesa osa osita osito pelusin pelos manchas manchitas peluche peluchin pantera leona tigresa lobo loba lobito
  kiara kyra kika kitty kity kitti katy kati cata clara carla carlos camila camilo daniela diana dolly doly fiona flor florcita gaia gaby gina
  hachiko happy hanna heidi isis jack jackie jake jimmy john josefa juana juanito julia kaiser killer lady laila layla leia lisa lili lily lulu
  maggie magui manolo marley martina marta mario maria milu milla mila mimi mimosa minnie missy mona moni mora morita muneca
  nena nano ninja neron nova oliver olivo oreo pablo paco panda pandora pati patricio pecas pedro pepa pepita perico petunia pilar pinky pinto
  pirata pluto pongo preciosa pucca puma punki rambo ramona randy rex ringo rocco rocko roma romina rosa rubi rufina ruby salem sally salome
  sam samy sansa sasha scooby sebas shakira shadow sheila simba sofi sofia spike sparky stella susi susy tambor tara teo terry thiago tina titan
  toto travis tyson trini vaca valentina valeria vicky victor victoria yaki yaco yeye zara zeus zoila zorro zafiro carmela carmen celia chabela chela
  bonnie blanca blanco blanquita bianca benja benji agata aaron abby adela ada akira alaska alba alexa alex ambrosio ana anita arya athenea
  asia astor atenea bambi bandido bella bizcocho brownie bucky buddy bella candy capitan casper catalina celeste chanel chato chester chata clifford
  cosmo cuca cucho cuqui dakota daisy danger dasha dexter drako draco dobby eva felipa fido flaca fufu galleta garfield gala galan gitana goku gordo
  gorda gordita gorila greta guizmo harry hercules honey iker inca indiana indio inti iris jade jana jazmin jerry jose josefina kenai kratos lana leo
  linda loki lorenzo lorena luca lucia lucy luke luz magia malta malu mambo manu marilyn matias maximo mechas melody merlina mika mike milka misifu
  milagros milagro molly morocha morocho nacho nahla napoleon nemo niebla nieves odin olaf oli onyx osiris osvaldo pascual pascuala pastelito pelusita peluso
  percy perseo pepito petro piojo pitufo pitufa pochi pocho poncho poppy princeso puchi pulga pulgas puntito quesito ragnar roberta rolo roque rosalia ruffo salchichon
  santi santino sombra sushi taco tacha tania teddy tequila tesla tommy tomy tomasa tonita uma ursula vilma venus wanda willy winnie xena yoda yuki yuyo
  zeta zelda zipi zuki chavela chepa michifus`,
)

const QUARTERS = wordsOf(
  `palermo belgrano recoleta caballito flores floresta almagro boedo liniers mataderos nunez colegiales saavedra barracas constitucion villa urquiza devoto
  ballester haedo castelar ciudadela caseros berisso ensenada gonnet ramos mejia bernal wilde temperley burzaco canning nordelta pinamar
  vitacura nunoa recoleta macul huechuraba conchali cerrillos cisterna granja reina renaca placilla lirquen hualqui barnechea
  suba chapinero usaquen kennedy engativa fontibon bosa usme teusaquillo tunjuelito laureles poblado belen robledo aranjuez castilla manrique siloe
  cumbaya tumbaco calderon carapungo conocoto chillos quitumbe chillogallo solanda carolina carcelen condado pomasqui nayon puembo pifo guamani
  urdesa alborada sauces garzota ceibos guasmo samanes bastion
  smp sjm vmt lince magdalena chorrillos carabayllo ancon rimac brena molina olivos independencia agustino cayma yanahuara cerro colorado paucarpata
  cundinamarca antioquia pichincha guayas azuay manabi atlantico risaralda quindio boyaca huila tolima cauca narino magdalena meta santander cesar
  araucania maule biobio tarapaca coquimbo jujuy misiones chaco chubut pampa loreto ancash ucayali apurimac`,
)

/** In names of regions, and of towns of theirs. */
const REGION_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    `entre rios tierra fuego conurbano metropolitana ohiggins higgins parinacota lagos nuble magallanes antartica aysen cundi bolivar guajira caqueta
  casanare putumayo amazonas vichada guaviare guainia vaupes tungurahua imbabura chimborazo carchi cotopaxi orellana canar pastaza sucumbios morona
  napo chinchipe galapagos tsachilas libertad madre dios andres`,
  ),
)

/** Whether a folded word is part of a region's name. */
export const isRegionWord = (word: string): boolean => REGION_WORDS.has(word)

const KNOWN: ReadonlySet<string> = new Set([
  ...[...ADJECTIVES, ...NOUNS].flatMap(inflect),
  ...NAMES,
  ...QUARTERS,
  ...REGION_WORDS,
  ...ORDINARY_WORDS,
])

/** Whether a folded word is right as it is, as far as the lists know. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word)

const NAME_WORDS: ReadonlySet<string> = new Set(NAMES)
/** Whether a folded word is a name that pets have. */
export const isKnownName = (word: string): boolean => NAME_WORDS.has(word)

const NOUN_FORMS: ReadonlySet<string> = (() => {
  const forms = new Set(NOUNS.flatMap(inflect))
  for (const name of [...NAMES, ...QUARTERS]) forms.delete(name)
  return forms
})()

/** Whether a folded word is a noun of the lists, in any number, and nobody's name. */
const isKnownNoun = (word: string): boolean => NOUN_FORMS.has(word)

/** Folded participles; from seven letters on, as 'vida' and 'nido' are none. */
const PARTICIPLE = /^[a-z]{4,}[ai]d[oa]s?$/
const NO_PARTICIPLES = new Set(
  `comida bebida salida entrada llamada mirada patada jornada manada mercado soldado helado resultado apellido partido sentido`
    .split(' ')
    .flatMap((noun) => [noun, `${noun}s`]),
)

const ENDINGS = ['o', 'a', 'os', 'as']
const withEndings = (stem: string): string[] => ENDINGS.map((ending) => stem + ending)

/** Gender and number of an adjective in the masculine. */
function formsOfAdjective(word: string): string[] {
  if (word.endsWith('o')) return withEndings(word.slice(0, -1))
  if (/[ea]$/.test(word)) return [word, `${word}s`]
  const plural = `${word.replace(/z$/, 'c')}es`
  return /[oai]n$|or$/.test(word) ? [word, plural, `${word}a`, `${word}as`] : [word, plural]
}

/** A diminutive is also found by its plain forms: 'gordita', 'gordo'. */
const FORMS: ReadonlyMap<string, readonly string[]> = build()

function build(): Map<string, readonly string[]> {
  const map = new Map<string, readonly string[]>()
  for (const word of ADJECTIVES) {
    const plain = formsOfAdjective(word)
    for (const form of plain) if (!map.has(form)) map.set(form, plain)
    for (const form of inflect(word))
      if (!map.has(form)) map.set(form, [...withEndings(form.replace(/[oa]s?$/, '')), ...plain])
  }
  return map
}

/**
 * Forms of a folded word that a text search takes for one: of adjectives and participles gender and number, of nouns that
 * the lists know number alone, as 'casa' is no 'caso'. The word itself comes first; a word that is not known has no other.
 */
export function formsOf(word: string): string[] {
  return [...new Set([word, ...(FORMS.get(word) ?? otherForms(word))])]
}

function otherForms(word: string): string[] {
  if (PARTICIPLE.test(word) && !NO_PARTICIPLES.has(word)) return withEndings(word.replace(/[oa]s?$/, ''))
  if (!isKnownNoun(word)) return []
  if (/[aeo]s$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)].filter(isKnownNoun)
  return [/[aeiou]$/.test(word) ? `${word}s` : `${word.replace(/z$/, 'c')}es`]
}
