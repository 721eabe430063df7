import { type ApiRow, TOKEN, toAll } from './api-rows'

const LOGIN = { email: 'nadie@correo.example', password: 'x' }
const NEW = { password1: 'Caminata7!', password2: 'Caminata7!' }
/** What the demo adopter looks for already. */
const MATCH = {
  type: 'perro',
  haTenidoMascota: 'Si',
  age: 'joven',
  genre: 'hembra',
  coat: 'corto',
  size: 'mediano',
}
const REVIEW_OF_NOBODY = { msg: { coment: 'Bien', point: 5 }, id: 999_999_999, userId: 1 }
const FAVOURITE = { userId: 1, petId: 100015 }
/** A pet of account 2. */
const PET_OF_OTHER: ApiRow = { anonymous: 401, rest: 403, at: '/api/v1.0/pets/100108' }

/** Every call of the API, with what each kind of visitor is answered. Account 1 is 'user'. */
export const API_CALLS: Record<string, ApiRow> = {
  'GET /api/v1.0/openapi.json': toAll(200),

  'GET /api/v1.0/countries': toAll(200),
  'GET /api/v1.0/cities/{country}': toAll(200, '/api/v1.0/cities/PER'),
  'GET /api/v1.0/breed-pet/{petType}': toAll(200, '/api/v1.0/breed-pet/perro'),
  'GET /api/v1.0/color-pet/{typeId}': toAll(200, '/api/v1.0/color-pet/gato'),
  'GET /api/v1.0/pets': toAll(200, '/api/v1.0/pets?limit=1'),
  'GET /api/v1.0/pets/{id}': toAll(200, '/api/v1.0/pets/100015'),
  'POST /api/v1.0/pets': { anonymous: 401, admin: 403, rest: 400, body: {} },
  'PUT /api/v1.0/pets/{id}': { ...PET_OF_OTHER, other: 201, body: {} },
  'PATCH /api/v1.0/pets/{id}': { ...PET_OF_OTHER, other: 200, body: { status: 'adoptable' } },
  'GET /api/v1.0/pets/user/{id}': toAll(200, '/api/v1.0/pets/user/2'),
  'GET /api/v1.0/pets/foundation': toAll(200, '/api/v1.0/pets/foundation?limit=1'),
  'GET /api/v1.0/donations': { anonymous: 401, rest: 200 },
  // Nobody is account 2000000000; in the name of somebody else it is no donation.
  'POST /api/v1.0/donations/urlPreferential': {
    anonymous: 401,
    user: 404,
    rest: 403,
    body: {
      items: [{ title: 'Donación para fundacion', quantity: 1, unit_price: 20_000 }],
      metadata: { fromUser: { id: 1 }, toUser: { id: 2_000_000_000 } },
    },
  },
  'GET /api/v1.0/fundations': toAll(200),
  'GET /api/v1.0/start/{id}': toAll(200, '/api/v1.0/start/3'),
  'POST /api/v1.0/start': { anonymous: 401, user: 404, rest: 403, body: REVIEW_OF_NOBODY },
  'GET /api/v1.0/pets/favourite/{userId}': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/pets/favourite/1',
  },
  'POST /api/v1.0/pets/favourite': { anonymous: 401, user: 201, rest: 403, body: FAVOURITE },
  'DELETE /api/v1.0/pets/favourite': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/pets/favourite?userId=1&petId=100015',
  },

  'POST /api/v1.0/match/{userId}': {
    anonymous: 401,
    user: 409,
    rest: 403,
    at: '/api/v1.0/match/1',
    body: MATCH,
  },
  'PUT /api/v1.0/match/{userId}': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/match/1',
    body: MATCH,
  },
  // It writes although it is a GET: the cookie is not enough.
  'GET /api/v1.0/adoption/sendSoli/{petId}/{userId}': toAll(401, '/api/v1.0/adoption/sendSoli/100015/1'),
  // Nobody has this pet: whoever may ask is told so.
  'POST /api/v1.0/adoption': {
    anonymous: 401,
    user: 404,
    other: 404,
    rest: 403,
    body: { petId: 999_999_999 },
  },

  'POST /api/v1.0/auth/userLogin': { rest: 401, body: LOGIN },
  'POST /api/v1.0/auth/logout': { rest: 200, body: {} },
  'POST /api/v1.0/user': { rest: 200, body: {} },
  'GET /api/v1.0/user/{id}': { anonymous: 401, user: 200, admin: 200, rest: 403, at: '/api/v1.0/user/1' },
  'PATCH /api/v1.0/user/{id}': { anonymous: 401, user: 200, rest: 403, at: '/api/v1.0/user/1', body: {} },
  'POST /api/v1.0/verify': { rest: 200, body: { email: 'nadie@correo.example' } },
  'GET /api/v1.0/verify/tk/{token}': toAll(400, `/api/v1.0/verify/tk/${TOKEN}`),
  'POST /api/v1.0/verify/tk/{token}': { rest: 400, at: `/api/v1.0/verify/tk/${TOKEN}`, body: {} },
  'POST /api/v1.0/verify/recpass': { rest: 404, body: { email: 'nadie@correo.example' } },
  'PUT /api/v1.0/verify/modpass/{token}': { rest: 400, at: `/api/v1.0/verify/modpass/${TOKEN}`, body: NEW },
}
