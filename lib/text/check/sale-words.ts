/** How people offer an animal for sale, told from their work, a home's sale and what they are against. Against `readText`. */

/** Work of adopters, in their own words. */
export const GOODS =
  'seguros|frutas?|verduras?|hortalizas|ropa|comida|alimentos?|postres|tortas|pan|panes|empanadas|arepas|tamales|humitas|jugos|helados|dulces|queso|huevos|cafe|almuerzos|desayunos|artesanias?|manualidades|accesorios|juguetes|casas|propiedades|terrenos|departamentos|autos|carros|productos|cosmeticos|maquillaje|perfumes|zapatos|zapatillas|joyas|bisuteria|flores|plantas|libros|muebles|celulares|repuestos|servicios|software|publicidad|cursos|pasajes|cosas|rifas|boletos|calendarios|camisetas|tazas|pulseras|velas|jabones|calcomanias|stickers'
/** Also the animals of whoever sells something else, too: 'Vendo plantas y gatos'. */
export const AND_ANIMALS =
  '(?!,?(?: (?:y|o|e|tambien|mis?|una?|unos|unas|l[ao]s)){0,3} (?:perr|gat|cachorr|mascot))'

const OF_A_HOME =
  'casa|departamento|apartamento|depto|depa|apto|piso|terreno|finca|local|auto|carro|moto|camioneta|bicicleta'
const BREED =
  'poodle|caniche|bulldog|husky|pitbull|labrador|golden|pastor|chihuahua|shih ?tzu|yorki|pug|schnauzer|beagle|rottweiler|pomerania|siames|persa|cocker|salchicha|doberman|boxer|maltes|bichon|collie|angora|coker'
export const ANIMAL = `(?:perr|gat(?:a|o|it)|cachorr|mascot|crias?\\b|camada|hembr|machos?\\b|(?:${BREED})(?![a-z]{5}))`
const FOR_SALE = '(?:en|a la) venta\\b'
const ADJECTIVE =
  'de|a|mis?|nuestr[oa]s?|un[oa]?s?|l[oa]s?|el|est[aeo]s?|[a-z]{0,6}mos[oa]s?|lind[oa]s?|bell[oa]s?|precios[oa]s?|tiern[oa]s?|pequen[oa]s?|dos|tres|cuatro|cinco|seis|\\d{1,2}'
/** 'en venta dos cachorros', 'a la venta de autos y perros', but not 'en venta ropa para perros'. */
const THEN_ANIMAL = `(?:(?: de)?(?: (?:${GOODS}),?)(?: (?:y|o|e|tambien|de)){1,3})?(?: (?:${ADJECTIVE})){0,4} ${ANIMAL}`
/** Something else is for sale. */
const NOT_GOODS = `(?!(?: (?:de|mis?|nuestr[oa]s?|una?|l[oa]s?|el)){0,2} (?:${GOODS}|${OF_A_HOME})\\b${AND_ANIMALS})(?! de (?!contado|raza|urgencia|${ANIMAL})[a-z])`

/** The rest of a clause before a word, without a new statement. */
const CLAUSE = '(?:(?! (?:pero|asi que|por eso|y (?:tengo|tenemos|ofrezco|hay|pongo)) )[^.,;:!?\\n]){0,60}'
/** Said by those who are against it, or who tell from where they took an animal; just before. */
const NO_SALE =
  '(?<!\\b(?:no|ni|nunca|sin|basta|contra|evit[a-z]{1,4}|prohib[a-z]{1,6}|rescat[a-z]{1,5}) (?:(?:a|de|del|la|el|es|esta|estan|son|para|una?|hacemos|hago|damos|doy|pon[a-z]{1,5}|pus[a-z]{1,4}) ){0,3})'
/** The same, earlier: 'No creo en la venta de mascotas', 'Estoy contra el abandono, el maltrato y la venta de perros'. */
const AGAINST = `${NO_SALE}(?<!\\b(?:no(?! [a-z]{1,10}[ai]d[oa]s?\\b)|ni|nunca|jamas|tampoco|nadie|ningun[oa]?|mal|basta|(?:me|nos) op[a-z]{4,6}|odi[oa]|detest[a-z]{1,4}|rechaz[a-z]{1,4}|repudi[a-z]{1,4}|denunci[a-z]{1,4}|evit[a-z]{1,4}|prohib[a-z]{1,6}|rescatamos|rescataron)\\b${CLAUSE})(?<!\\b(?:contra|no (?:me gusta|estoy de acuerdo|estamos de acuerdo|creo|creemos|apoy[a-z]{1,4}))\\b[^.;:!?\\n]{0,60})`
/** What was for sale, or a home that is. */
const TOLD = `(?<!\\b(?:estaban?|estuvo|estuvieron|habia|tenian?|ofrecian?|vi|vimos)\\b${CLAUSE})(?<!(?<!\\ben )\\b(?:mi|la|el|nuestr[oa]|su|una?) (?:${OF_A_HOME})\\b${CLAUSE})`
const OPINION =
  '(?![^.,;:!?\\n]{0,40} (?:mal|cruel|crueldad|(?:me|nos) (?:da|duele|parece)|ilegal|prohibid[oa]|prohibir|prohibirse|no (?:me|nos|es (?:etic|just|corr|buen)[a-z]{1,4}|esta bien|deb[a-z]{1,6}))\\b)'

/** Offers of an animal for sale, but no opinions about sales, and no sales of something else. */
export const SALES = [
  // At the beginning of a clause, or after one word: 'En venta, 3 meses', 'Luna está en venta'.
  new RegExp(
    `(?:\\by |(?:^|[^\\w\\s]|\\n)\\s?(?:(?!(?:${GOODS}|${OF_A_HOME}|todo|estaban?|estuvo|vi|vimos|tenian?|ofrecian?|pus[a-z]{1,5}|no|nunca|ni)\\b)[a-z]{1,15} )?)(?:(?:esta|estan|sigue|siguen) )?(?=en|a la)${NO_SALE}${TOLD}${FOR_SALE}${NOT_GOODS}`,
  ),
  new RegExp(`\\b(?=en venta|a la venta)${AGAINST}${TOLD}${FOR_SALE}${THEN_ANIMAL}`),
  new RegExp(
    `(?<!\\bpara (?:l[oa]s? |el |mis? |sus? )?)\\b${ANIMAL}[a-z]{0,8}(?: [a-z0-9]{1,12}){0,5} (?=en venta|a la venta)${AGAINST}${TOLD}${FOR_SALE}${NOT_GOODS}`,
  ),
  // 'La pongo en venta', 'Pongo a la venta a Luna'.
  new RegExp(
    `(?:\\b(?=[lm][oae]s? )${TOLD}(?:l[oae]s?|me) (?:puse|pusimos|tengo|tenemos|dejo|doy|damos|ofrezco|ofrecemos) |\\b(?:se (?:ponen?|ofrecen?)|pongo|ponemos|pondre|pondremos|poniendo(?:l[oa]s?)?|(?:voy|vamos) a poner(?:l[oa]s?)?) )(?=en|a la)${NO_SALE}${FOR_SALE}(?! (?:mis?|nuestr[oa]s?|un[oa]?s?|el|l[oa]s?) (?!${ANIMAL}))${NOT_GOODS}`,
  ),
  new RegExp(
    `\\b(?=venta)${AGAINST}ventas? de (?:l[oa]s |est[oa]s )?(?:perr|gat(?!os? de )|cachorr|mascot|crias)${OPINION}`,
  ),
]

/** Of a home that somebody rents: 'Mi arrendador pide un depósito de 200'. */
export const RENT =
  '(?:alquil|arrend|arriend|rent(?:a|o|amos|ar)\\b|inquilin|inmobiliari|edificio|condominio|(?:mi|nuestr[oa]|el|la|al) caser[oa]\\b|duen[oa] (?:de la casa|del (?:dep|apart|edif|piso)))'
/** Before a deposit: no rent was named in this clause. */
export const BEFORE_RENT = `(?<!\\b${RENT}[^.,;:!?\\n]{0,60})`
/** After its amount: the same. */
export const AFTER_RENT = `(?![\\d.,]{0,12}(?:[^.,;:!?\\n]{0,40} ${RENT}| por (?:el|la) (?:${OF_A_HOME})\\b))`
