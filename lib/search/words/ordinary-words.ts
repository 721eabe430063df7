import { wordsOf } from './inflect'

/**
 * Ordinary words, folded, that are one slip away from a filter's word or a city's name and are right as they are: 'consejo',
 * 'sarna', 'residencia'. Found by reading the commonest forty thousand words of Spanish, with their forms, as searches.
 */
export const ORDINARY_WORDS: readonly string[] = wordsOf(
  `absueltas absueltos adiciones adorables ahogues angelitos angola angulares anima anomalias anormales ansiaba arcilla arcillas arida
  arisca ariscas armadillo artica asustado atica babosa babosas bajista bajistas balazo ballena ballenas barones baronesa barraca
  barrancos barro bazar bazares bebia bebias bebio blanda blandas blando blandos budin buque burrows caballero caballeros cabina cabinas
  cacharras cacharros calamar calamares calidas caliz callado calvarias calvarios calzas camada camadas camina caminas caminata caminatas
  camino caminos canalla canallas canija canijas canijo canijos cansino cantina cantinas capataz caquis caracoles caracter carpa
  cartagenera cartagenero caseta casete castor castores catamarcana catamarcano caucasica caucasicas cebolla cercania cercanias cercos
  ceros cerras cerros chanchullo chanchullos chancla chaparro chasco chasquido chasquidos chatarra chatarras checas chicle chiqueros
  clavos coherentes coito colin colmas comeremos comias compania companias compas concejala concejo concejos concepciones concesion condon
  conlon conseja consejas consejo consejos constitucional constituciones corneja creer cueca cuita culito desearias desterrada desterradas
  desterrado desterrados detectada detectado detectados diminutivo diran dotada dotadas dotado dotados dudan durado embarcaciones enganas
  enganos enrollada enrolladas enrollado enrollados enviado espina esquiva felicitas funda gafas galletas galletitas gallinera gallineras
  gallineta ganada garita garitas garito garitos garrapata garrapatas gasas gasolinas gasta gastas gasto gastos grabada gracia grandeza
  grandezas granjeros grasas grata gratas grato grupa gusano haria heridas heridos honra huella huellas imperiales intenso jergas kayak
  kioto lagartija lagartijas lagarto lamina laminas leida libre limar liviano llegas logia lunares macabra macao machaca madurar marchita
  marchito masas mascara mascaras maura mauro medialunas medianoche medicinas medinas mesas mexicana mexicanas mexicano mexicanos midas
  minima minimas minimo minimos ministras miradores miron mismas mismos mocos mocosa modales moneda monetaria moquillo mormon morral
  mortales morton mosqueta mosquitas mosquitos murales nacia negar negara negrilla neonatologia obeso ondas ozono pagara pagaras paisaje
  pajar pajita palmera palmeras paraba pasame pateado patrana patria pecado pecados peladilla peleada peleadas peleado pellizcas peluca
  pelucas peluquin pelusas penas penso peones peores perdiz perrada perradas pesado pillo pinza pinzas pisadas planeadas planeados
  plantadas plantados planteado pollo poquito porques procedencia quedaremos quiebre quiebres quinto quiosco quioscos rafael ramita razon
  regla resbalado residencia residencias rezada rezadas rezado rezados rosarina rosarino ruedas ruleta ruletas sacha salamandra saldos
  salga salias salidos salivas saltan saltar saludo saludos sanar sanjuanino santa sarna sarnas sauna seca secura segura senoritos seras
  serte servicio servicios silla sillas sonriente sufre tacana taladra talar talia tarima tenaz tenia tensa tienden tomen toque tortillas
  trama trujillana trujillano usaras usuaria usura vajilla vajillas vallenata vallenato vejiga vejigas venganzas ventaja ventajas ventura
  vinimos virus zanca zanja zanjas zarza`,
)
