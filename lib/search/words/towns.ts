/**
 * Towns that the catalogue lacks, folded, whose names hold a city's or a filter's, or are a slip away from one: those of a
 * thousand inhabitants and more in GeoNames (CC BY 4.0) that would be read as something else.
 */
export const TOWNS: readonly string[] =
  `agua de oro, aldea san antonio, alejo ledesma, altos del rosario, antofagasta de la sierra, bahia solano, barranco de loba, barranquita,
  cafayate, calamar, calana, caleta cruz, callanmarca, campo grande, canar, canaris, canuelas, caramanta, carhuamayo, carhue, castro
  barros, cerrito, cerro azul, cerro de san antonio, chaparral, charat, charta, chascomus, chazon, chilca, chilcas, chincha baja,
  chiquiza, chiscas, chisquilla, chita, chota, chuquis, cienaga de oro, ciervo petiso, cocas, comandante fontana, concepcion de la sierra,
  concho, coronel baigorria, coronel belisle, coronel dorrego, coronel du graty, coronel marcelino mariduena, coronel moldes, coronel
  pringles, coronel vidal, cruz blanca, cuesta blanca, el guamo, fraile pintado, fuente de oro, general enrique godoy, general fernandez
  oro, general la madrid, general las heras, general pinto, general san martin, girardota, gomez plata, guamo, hacienda la calera,
  huacrachuco, huaribamba, huata, huaylillas, huerta grande, jacas grande, jose de san martin, la caleta culebras, lamas, lampian, las
  coloradas, lima pampa, limay mahuida, lonya chico, lonya grande, lujan de cuyo, mamara, mar del tuyu, mojon grande, mollebamba, monitos,
  montecristo, nueva arica, nueva cajamarca, nueva granada, orito, paime, paipa, pajan, palcamayo, palmar grande, pampas chico,
  pamplonita, paso de la patria, pedraza, perito moreno, piedras blancas, pisac, pocsi, puerto bogota, puerto callao, puerto chacabuco,
  puerto concordia, puerto eldorado, puerto santa, puerto santa cruz, pullo, purisima de la concepcion, quebrada honda, querocotillo,
  quillo, quinuabamba, rio colorado, rio de oro, rio viejo, roque perez, rosa zarate, sama grande, san antonio de los cobres, san antonio
  oeste, san bernardino, san buenaventura, san fernando, san francisco del monte de oro, san jacinto del cauca, san juan bautista, san
  martin de loba, san miguel del monte, santa barbara de pinto, santa fe de antioquia, santa genoveva de docordo, santa rosa de osos,
  santa rosa de rio primero, santa rosa del sur, santiago temple, sarhua, sierra colorada, sierra grande, socha, talaigua viejo, tenza,
  tolu viejo, tres lomas, valle de san juan, velasco ibarra, victorica, vicuna mackenna, villa general roca, villa maria grande, villa
  santa rita, villa santa rosa, vilque chico`
    .split(',')
    .map((name) => name.trim())
