export const ABOUT_STEPS = [
  {
    title: 'Busca cerca de ti',
    text: 'Elige tu ciudad o tu país y acota por edad, tamaño, sexo o convivencia. No necesitas una cuenta para mirar.',
  },
  {
    title: 'Conoce su historia',
    text: 'Cada ficha cuenta los hechos: salud, esterilización, con quién se lleva bien y lo que aún no se sabe.',
  },
  {
    title: 'Conversa con quien la cuida',
    text: 'Envía tu solicitud desde la ficha. Si la aceptan, cada uno ve el teléfono y el correo del otro; la decisión la toman juntos y sin apuro.',
  },
]

export const ABOUT_SECTIONS = [
  {
    title: 'Qué es Querencia',
    paragraphs: [
      'Una guía gratuita de mascotas para adoptar y dar en adopción. Aquí publican fundaciones, refugios y personas que ya no pueden quedarse con un animal o que rescataron uno.',
      'No vendemos animales ni cobramos por publicar. Mostramos primero lo que está cerca, porque las adopciones que duran empiezan por conocerse.',
    ],
  },
  {
    title: 'Dónde estamos',
    paragraphs: [
      'Puedes buscar y publicar en Argentina, Chile, Colombia, Ecuador y Perú, en más de setecientas ciudades.',
    ],
  },
  {
    title: 'Cómo cuidamos a las personas',
    paragraphs: [
      'El teléfono y el correo de las personas particulares nunca aparecen en las páginas públicas: solo los ve la otra parte de una solicitud aceptada. Las fundaciones sí muestran su contacto, y solo se publican después de que revisamos su documento.',
      'A las fotos les quitamos los datos ocultos, como el lugar donde fueron tomadas.',
    ],
  },
  {
    title: 'Datos e imágenes',
    paragraphs: [
      'Datos de ciudades: GeoNames.org, CC BY 4.0.',
      'En la versión de demostración, las mascotas, personas y fundaciones son inventadas, y sus retratos son fotos de animales que no están en adopción o ilustraciones dibujadas a partir de los datos de cada ficha.',
    ],
  },
]
