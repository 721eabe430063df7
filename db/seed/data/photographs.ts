import type { Coat, PetType, Size } from '@/lib/text/vocabulary'

/** A photograph in `db/seed/photos`, as `lib/text/photo-credits.json` describes it; a pet that it shows has these looks. */
export interface Photograph {
  file: string
  type: PetType
  /** The one it looks like first, then those that it can pass for. */
  breeds: readonly string[]
  color: string
  coat: Coat
  size: Size
  /** Shows puppies or kittens, and no others show them. */
  young?: true
}

export const PHOTOGRAPHS: readonly Photograph[] = [
  { file: 'cat-02.jpg', type: 'gato', breeds: ['Doméstico de pelo largo', 'Mestizo (criollo)'], color: 'Atigrado y blanco', coat: 'largo', size: 'grande' },
  { file: 'cat-03.jpg', type: 'gato', breeds: ['Ragdoll', 'Mestizo (criollo)'], color: 'Punto foca', coat: 'mediano', size: 'mediano' },
  { file: 'cat-05.jpg', type: 'gato', breeds: ['Scottish fold', 'Mestizo (criollo)'], color: 'Azul (gris azulado)', coat: 'corto', size: 'mediano' },
  { file: 'cat-06.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado café', coat: 'corto', size: 'mediano' },
  { file: 'cat-08.jpg', type: 'gato', breeds: ['Mau egipcio', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'mediano' },
  { file: 'cat-09.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado y blanco', coat: 'corto', size: 'mediano' },
  { file: 'cat-11.jpg', type: 'gato', breeds: ['Korat', 'Mestizo (criollo)'], color: 'Azul (gris azulado)', coat: 'corto', size: 'mediano' },
  { file: 'cat-12.jpg', type: 'gato', breeds: ['Doméstico de pelo largo', 'Mestizo (criollo)'], color: 'Negro', coat: 'largo', size: 'mediano' },
  { file: 'cat-14.jpg', type: 'gato', breeds: ['Bosque de Noruega', 'Mestizo (criollo)'], color: 'Atigrado café', coat: 'largo', size: 'grande' },
  { file: 'cat-15.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado y blanco', coat: 'corto', size: 'mediano' },
  { file: 'cat-17.jpg', type: 'gato', breeds: ['Curl americano', 'Mestizo (criollo)'], color: 'Atigrado café', coat: 'corto', size: 'mediano' },
  { file: 'cat-18.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado y blanco', coat: 'corto', size: 'mediano' },
  { file: 'cat-20.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado naranja', coat: 'corto', size: 'mediano' },
  { file: 'cat-21.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado gris', coat: 'corto', size: 'mediano' },
  { file: 'cat-23.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado y blanco', coat: 'corto', size: 'mediano', young: true },
  { file: 'cat-24.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado café', coat: 'corto', size: 'mediano' },
  { file: 'cat-26.jpg', type: 'gato', breeds: ['Doméstico de pelo corto', 'Mestizo (criollo)', 'Común europeo'], color: 'Atigrado café', coat: 'corto', size: 'mediano' },
  { file: 'dog-02.jpg', type: 'perro', breeds: ['Mestizo (criollo)'], color: 'Negro y fuego', coat: 'mediano', size: 'grande' },
  { file: 'dog-03.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano', young: true },
  { file: 'dog-04.jpg', type: 'perro', breeds: ['Springer spaniel galés', 'Mestizo (criollo)'], color: 'Blanco y canela', coat: 'mediano', size: 'mediano' },
  { file: 'dog-05.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-06.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-08.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Blanco y café', coat: 'mediano', size: 'mediano' },
  { file: 'dog-09.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-10.jpg', type: 'perro', breeds: ['Yorkshire terrier', 'Mestizo (criollo)'], color: 'Negro y fuego', coat: 'largo', size: 'pequeño' },
  { file: 'dog-11.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-12.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-14.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Gris', coat: 'mediano', size: 'mediano' },
  { file: 'dog-15.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano', young: true },
  { file: 'dog-16.jpg', type: 'perro', breeds: ['Mestizo (criollo)'], color: 'Blanco y café', coat: 'corto', size: 'mediano', young: true },
  { file: 'dog-17.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-18.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-20.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Blanco y negro', coat: 'mediano', size: 'mediano', young: true },
  { file: 'dog-21.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-23.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-24.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-26.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Rojo', coat: 'mediano', size: 'mediano' },
  { file: 'dog-27.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-28.jpg', type: 'perro', breeds: ['Retriever de Nueva Escocia', 'Mestizo (criollo)'], color: 'Rojo', coat: 'mediano', size: 'mediano', young: true },
  { file: 'dog-29.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande', young: true },
  { file: 'dog-30.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-32.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Rojo', coat: 'mediano', size: 'mediano' },
  { file: 'dog-33.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-34.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-35.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-36.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande', young: true },
  { file: 'dog-38.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Gris', coat: 'mediano', size: 'mediano', young: true },
  { file: 'dog-39.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-40.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano', young: true },
  { file: 'dog-41.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-42.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-44.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Gris', coat: 'mediano', size: 'mediano' },
  { file: 'dog-45.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-46.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande', young: true },
  { file: 'dog-47.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-49.jpg', type: 'perro', breeds: ['Mestizo (criollo)'], color: 'Negro y fuego', coat: 'mediano', size: 'grande' },
  { file: 'dog-50.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Blanco y canela', coat: 'corto', size: 'mediano' },
  { file: 'dog-51.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Crema', coat: 'largo', size: 'grande' },
  { file: 'dog-52.jpg', type: 'perro', breeds: ['Dálmata', 'Mestizo (criollo)'], color: 'Moteado', coat: 'corto', size: 'grande' },
  { file: 'dog-54.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Crema', coat: 'mediano', size: 'mediano' },
  { file: 'dog-55.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-56.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-58.jpg', type: 'perro', breeds: ['Mestizo (criollo)'], color: 'Blanco y negro', coat: 'mediano', size: 'mediano', young: true },
  { file: 'dog-59.jpg', type: 'perro', breeds: ['Beagle', 'Mestizo (criollo)'], color: 'Tricolor', coat: 'corto', size: 'mediano' },
  { file: 'dog-60.jpg', type: 'perro', breeds: ['Golden retriever', 'Mestizo (criollo)'], color: 'Dorado', coat: 'largo', size: 'grande' },
  { file: 'dog-61.jpg', type: 'perro', breeds: ['Husky siberiano', 'Mestizo (criollo)'], color: 'Gris', coat: 'mediano', size: 'mediano' },
]
