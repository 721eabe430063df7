export interface Faq {
  id?: string
  /** Of a site that takes donations. */
  donating?: true
  question: string
  answer: string[]
}

export interface FaqGroup {
  id: string
  title: string
  faqs: Faq[]
}

/** Every answer describes the product as it is today. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    id: 'adoptar',
    title: 'Adoptar',
    faqs: [
      {
        question: '¿Cómo encuentro una mascota cerca de mí?',
        answer: [
          'Escribe tu ciudad o elige tu país en la página de inicio. Verás primero las mascotas que viven allí y podrás acotar la lista por raza, edad, tamaño, sexo, pelaje, color o por si se lleva bien con niños, perros o gatos.',
          'Cada búsqueda tiene su propia dirección: puedes guardarla o enviársela a quien decide contigo.',
        ],
      },
      {
        question: '¿Cómo hablo con quien cuida a una mascota?',
        answer: [
          'Toca “Quiero adoptar” en su ficha. Verás qué datos tuyos le llegan y puedes contarle de tu casa; si respondes el test, también en qué coinciden. Recibe un correo al momento; tú, otro cuando la abre y otro cuando responde. Si acepta, cada uno ve el teléfono y el correo del otro.',
          'Si la publica una fundación, también puedes escribirle desde su página: allí está su contacto.',
        ],
      },
      {
        question: '¿Qué pasa después de enviar mi solicitud?',
        answer: [
          'La sigues en “Solicitudes”, dentro de tu perfil: enviada, en revisión, y aceptada o rechazada. Puedes retirarla cuando quieras. Si quien la cuida acepta otra antes, la tuya queda en espera y vuelve a revisión si aquella no se concreta.',
          'Para enviarla necesitas confirmar tu correo y contar cómo es tu hogar, una sola vez. El test es opcional.',
        ],
      },
      {
        question: '¿Cuánto cuesta adoptar?',
        answer: [
          'Buscar en Querencia no cuesta nada y aquí no se venden animales. Algunas fundaciones piden un aporte por las vacunas o la esterilización que ya pagaron: pregúntales en persona o por teléfono el monto y qué incluye, y no lo pagues antes de conocer a la mascota.',
          'Calcula también lo que viene después: alimento, controles veterinarios, antiparasitarios y un ahorro para imprevistos.',
        ],
      },
      {
        question: '¿Qué me pueden preguntar antes de darme una mascota?',
        answer: [
          'Lo habitual: con quién vives, si todos en casa están de acuerdo, si tu contrato de arriendo permite animales, cuántas horas pasará en soledad, si tienes otras mascotas y quién la cuidará cuando viajes.',
          'No es un examen. Quien la cuida hoy quiere saber que no tendrá que mudarse otra vez.',
        ],
      },
      {
        question: '¿Qué significa “Sin datos” en la ficha de una mascota?',
        answer: [
          'Que nadie lo sabe todavía. Un animal recién rescatado puede no haber convivido nunca con niños o con gatos, y preferimos decirlo antes que suponerlo. Pregunta a quien la cuida y haz un encuentro de prueba.',
        ],
      },
      {
        question: '¿Puedo adoptar si vivo en un apartamento o trabajo todo el día?',
        answer: [
          'Sí, si eliges con honestidad. Un perro adulto y tranquilo o una pareja de gatos suelen llevarlo mejor que un cachorro, que necesita compañía y salidas cada pocas horas. El espacio importa menos que los paseos, el juego y las mallas en las ventanas.',
        ],
      },
      {
        question: '¿Y si la convivencia no funciona?',
        answer: [
          'Dale tiempo: muchas mascotas necesitan unas tres semanas para entender la rutina y cerca de tres meses para sentirse en casa. Si algo te preocupa, habla pronto con quien te la entregó y con tu veterinario; casi todos los problemas de conducta se pueden trabajar.',
          'Si aun así no es posible, devuélvela a quien te la dio en adopción. Nunca la regales a un desconocido ni la dejes en la calle.',
        ],
      },
    ],
  },
  {
    id: 'dar-en-adopcion',
    title: 'Dar en adopción',
    faqs: [
      {
        question: '¿Qué necesito para publicar una mascota?',
        answer: [
          'Una cuenta con tu ciudad, al menos una foto clara y una descripción de cien caracteres o más. Te pediremos raza, edad, sexo, tamaño, color, pelaje, vacunas y esterilización. Lo que no sepas sobre su convivencia puedes dejarlo sin responder.',
          'Entra en “Dar en Adopción”: son seis pasos cortos y publicar no cuesta nada.',
        ],
      },
      {
        question: '¿Qué fotos funcionan mejor?',
        answer: [
          'Luz de día, a la altura de sus ojos y sin filtros. Una de frente, una de cuerpo entero y una haciendo lo que más le gusta. Retiramos de cada foto los datos ocultos, como el lugar donde fue tomada.',
        ],
      },
      {
        question: '¿Cómo elijo a la familia adecuada?',
        answer: [
          'En “Solicitudes” ves quién la pide, lo que te cuenta y, si respondió el test, en qué coinciden. Cuando aceptas a una familia, las demás quedan en espera; si no se concreta, puedes deshacerlo.',
          'Conversa con calma, conoce la casa o pide un video, y haz que todos los que viven allí conozcan al animal. Entrega siempre con su libreta de vacunas y, si tu país lo usa, con un contrato de adopción que incluya la esterilización y el compromiso de devolverlo a ti si algo sale mal.',
        ],
      },
      {
        question: 'Encontré un animal en la calle. ¿Lo publico?',
        answer: [
          'Primero busca a su familia: revisa si lleva placa, pide en una veterinaria que lean su microchip y avisa en el barrio. Si nadie lo reclama en un plazo razonable y según la norma de tu ciudad, publícalo y cuenta su historia tal como fue.',
        ],
      },
    ],
  },
  {
    id: 'fundaciones',
    title: 'Fundaciones y donaciones',
    faqs: [
      {
        question: '¿Cómo revisan a las fundaciones?',
        answer: [
          'Al registrarse, cada fundación adjunta un documento que la respalda. Su página y sus mascotas permanecen ocultas hasta que el equipo lo aprueba.',
        ],
      },
      {
        question: '¿En qué se diferencian una fundación y una persona que publica?',
        answer: [
          'De una fundación ves el correo, el teléfono y los comentarios de otras personas. De alguien particular solo mostramos su primer nombre: su teléfono y su correo no se publican.',
        ],
      },
      {
        question: '¿Puedo ayudar sin adoptar?',
        answer: [
          'Sí. Puedes escribir a una fundación y ofrecer tiempo, traslados, alimento o un hogar temporal: sus datos de contacto están en su página. Compartir la ficha de una mascota también le acerca una familia.',
        ],
      },
      {
        donating: true,
        question: '¿Cómo dono?',
        answer: [
          'Con “Donar” en la página de una fundación o “Apadrinar” en la de una de sus mascotas. Eliges un monto en la moneda de su país, inicias sesión y pagas con tarjeta en la página de Stripe: los datos de tu tarjeta no pasan por Querencia.',
          'Cuando el pago se confirma te enviamos un comprobante por correo y la donación aparece en “Donaciones Realizadas”. La fundación ve tu número de donante; tu nombre, solo si eliges mostrarlo.',
        ],
      },
      {
        id: 'aporte-mensual',
        donating: true,
        question: '¿Cómo funciona un aporte mensual?',
        answer: [
          'Al donar eliges “Cada mes”. Se cobra ese día y cada mes hacia la misma fecha, y por cada cobro te llega un comprobante. Lo cancelas cuando quieras, en dos clics, desde tu perfil. Si un cobro falla te avisamos una sola vez; si el banco sigue sin aprobarlo, el aporte termina y te contamos.',
          'Si apadrinas a una mascota y la adoptan, te contamos y tu aporte termina ese día. Tú decides si sigues con la fundación: nunca cobramos por algo que no elegiste.',
        ],
      },
      {
        id: 'como-viaja-tu-dinero',
        question: '¿Cómo viaja tu dinero?',
        answer: [
          'Todas las donaciones llegan a una sola cuenta, la de Querencia, y de ahí el equipo las transfiere a cada fundación por banco. Cada transferencia queda anotada con su fecha, su monto y su referencia, y la fundación la ve en “Donaciones Recibidas”, con lo que cobró el proveedor de pagos en una línea aparte.',
          'El total que muestra la página de una fundación es lo que la gente donó menos lo que se devolvió. No prometemos cada cuánto se hacen las transferencias.',
        ],
      },
      {
        question: '¿Puedo pedir que me devuelvan una donación?',
        answer: [
          'Sí: responde al correo del comprobante con el número de la donación. Si la devolvemos, el dinero vuelve al medio con el que pagaste y se resta del total de la fundación.',
        ],
      },
    ],
  },
  {
    id: 'seguridad',
    title: 'Seguridad y tus datos',
    faqs: [
      {
        question: '¿Cómo reconozco un engaño?',
        answer: [
          'Desconfía si te piden dinero por adelantado para “reservar” o “enviar” una mascota, si se niegan a que la conozcas en persona o si te apuran para decidir. Encuéntrense en un lugar público o en la fundación, ve en compañía y no transfieras nada antes de ver al animal.',
        ],
      },
      {
        question: '¿Quién ve mi teléfono y mi correo?',
        answer: [
          'Si eres una persona particular, nadie los ve en las páginas públicas: los recibe solo la otra parte de una solicitud de adopción, y solo cuando se acepta. Si representas a una fundación, tus datos de contacto son públicos para que las familias puedan escribirte.',
        ],
      },
      {
        question: '¿Por qué me preguntan si quiero usar mi ubicación?',
        answer: [
          'Para sugerirte mascotas de tu ciudad. Te pedimos permiso solo si tocas “Usar mi ubicación”; si tu navegador ya nos lo dio, podemos volver a leerla sin preguntarte. Antes de enviarla la redondeamos a más o menos un kilómetro.',
          'Para saber tu ciudad, podemos pasar esa posición redondeada a Google Maps, sin tu nombre ni tu dirección IP. Solo guardamos la ciudad y el país, y en tu propio dispositivo.',
        ],
      },
    ],
  },
]

/** How donations travel and return stays for those who gave before. */
export const faqGroups = (donations: boolean): FaqGroup[] =>
  FAQ_GROUPS.map((group) => ({ ...group, faqs: group.faqs.filter((faq) => donations || !faq.donating) }))
