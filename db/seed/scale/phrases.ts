/** Sentences that descriptions are put together from; every pet gets one of each group. */
export const PHRASES = [
  [
    'Llegó hace unos meses y ya conquistó a todo el barrio.',
    'Apareció una noche de lluvia en la puerta de una panadería.',
    'Nació en una casa de tránsito junto a cuatro hermanos.',
    'Vivió en la calle hasta que una vecina le abrió la puerta.',
    'Su familia se mudó a otro país y no pudo llevarlo en el viaje.',
    'Pasó su primer año en un refugio y hoy espera un sillón propio.',
    'Lo encontramos cerca de la terminal, con hambre y muchas ganas de compañía.',
    'Fue rescatado de una obra en construcción por los albañiles.',
  ],
  [
    'Es de carácter tranquilo y duerme la siesta al sol.',
    'Le encanta jugar con la pelota y correr en el parque.',
    'Aprende rápido y ya conoce su nombre y algunas órdenes.',
    'Al principio es tímido, pero con paciencia se vuelve muy cariñoso.',
    'Tiene mucha energía y necesita paseos largos todos los días.',
    'Disfruta de las caricias detrás de las orejas y de la buena charla.',
    'Es curioso, divertido y amigo de cuanta visita llega.',
    'Cuida la casa sin ladrar de más y saluda a los conocidos.',
  ],
  [
    'Come alimento balanceado y está acostumbrado a la correa.',
    'Se lleva bien con otros animales si las presentaciones son lentas.',
    'Busca una familia con tiempo, sin apuro y con balcón protegido.',
    'Sería feliz en un departamento, siempre que tenga una ventana.',
    'Prefiere un hogar sin escaleras y con horarios fijos.',
    'Pedimos seguimiento durante los primeros meses y mucha responsabilidad.',
    'Se entrega con libreta sanitaria y compromiso de adopción.',
    'Ideal para una primera experiencia con animales.',
  ],
]
