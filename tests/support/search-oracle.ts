import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { FACETS, type Facet, type SearchRequest } from '@/lib/search/dto'
import { CARES, COMPANIONS } from '@/lib/text/vocabulary'

type Value = string | number

const FLAGS = { companion: COMPANIONS, care: CARES } as const
const COLUMNS = {
  breedId: 'breed_id',
  colorId: 'color_id',
  foundationId: 'foundation_id',
  age: 'age',
  size: 'size',
  gender: 'gender',
  coat: 'coat',
} as const

/** A facet's value as a condition on plain columns: deliberately nothing clever. */
function matches(facet: Facet, value: Value): SQL {
  if (facet === 'companion') return sql`coalesce(${sql.identifier(`good_with_${value}`)}, false)`
  if (facet === 'care') return sql`coalesce(${sql.identifier(String(value))}, false)`
  return sql`${sql.identifier(COLUMNS[facet])} = ${value}`
}

/** A description says of health what the record says, or nothing. */
const withoutHealth = (text: SQL): SQL => sql`regexp_replace(regexp_replace(${text},
  case when p.castrated then '$^' else '\\m(castrad|esterilizad)[oa]s?\\M' end, ' ', 'g'),
  case when p.health = 'vacunas al dia' then '$^' else '\\m(vacunad[oa]s?|vacunas?)\\M' end, ' ', 'g')`

/** The pets that anybody may adopt, as the specification says it, with all their columns. */
export const VISIBLE_PETS = sql`(
  select p.*, f.user_id as foundation_id, t.lat, t.lng, fold(p.name) as name_text,
    fold(concat_ws(' ', b.name, b.international_name, p.type)) as breed_text,
    fold(concat_ws(' ', c.name, t.name, array_to_string(p.tags, ' '))) as trait_text,
    concat_ws(' ', case when p.castrated then 'castrado esterilizado' end,
      case when p.health = 'vacunas al dia' then 'vacunado vacunas al dia' end,
      ${withoutHealth(sql`fold(concat_ws(' ', c.group_name, p.description))`)}) as other_text
  from pets p join users u on u.id = p.owner_id left join foundations f on f.user_id = u.id
  join cities t on t.id = p.city_id join breeds b on b.id = p.breed_id join colors c on c.id = p.color_id
  where p.status = 'adoptable' and p.held_at is null and p.paused_at is null and u.active
    and (u.role <> 'fundation' or f.status = 'aprobada')) as visible`

/** Answers searches in the most literal way: counts of plain columns, one statement per facet. */
export function createOracle(db: Db, source: SQL = VISIBLE_PETS) {
  async function countValue(facet: Facet, value: Value, others: SQL) {
    const rows = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${source} where ${others} and ${matches(facet, value)}`,
    )
    return { value, n: rows[0]?.n ?? Number.NaN }
  }
  return {
    /** How many pets each value would leave; values without pets are absent. */
    async count(request: SearchRequest, facet: Facet): Promise<Map<Value, number>> {
      const others = where(request, facet)
      const rows =
        facet === 'companion' || facet === 'care'
          ? await Promise.all(FLAGS[facet].map((value) => countValue(facet, value, others)))
          : await db.execute<{ value: Value | null; n: number }>(
              sql`select ${sql.identifier(COLUMNS[facet])} as value, count(*)::int as n from ${source}
                where ${others} group by 1`,
            )
      return new Map(rows.flatMap(({ value, n }) => (value !== null && n > 0 ? [[value, n]] : [])))
    },
    async total(request: SearchRequest): Promise<number> {
      const rows = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${source} where ${where(request)}`,
      )
      return rows[0]?.n ?? Number.NaN
    },
    async page(request: SearchRequest): Promise<number[]> {
      const rows = await db.execute<{ id: number }>(
        sql`select id from ${source} where ${where(request)} order by ${order(request)}
          limit ${request.perPage} offset ${(request.page - 1) * request.perPage}`,
      )
      return rows.map(({ id }) => id)
    },
  }
}

function where({ scope, filters, text }: SearchRequest, except?: Facet): SQL {
  const { type, place } = scope
  const words = text.split(' ').filter(Boolean)
  const conditions = [
    type ? sql`type = ${type}` : sql`true`,
    place.kind === 'country' ? sql`country_id = ${place.countryId}` : sql`true`,
    place.kind === 'city' ? sql`city_id in ${place.cityIds}` : sql`true`,
    ...words.map((word, at) => sql`${ALL_TEXT} ~ ${pattern(word, at === words.length - 1)}`),
    ...FACETS.map((facet) => {
      const value = filters[facet]
      return value === undefined || facet === except ? sql`true` : matches(facet, value)
    }),
  ]
  return sql.join(conditions, sql` and `)
}

const ALL_TEXT = sql`concat_ws(' ', name_text, breed_text, trait_text, other_text)`
/** Adjectives of the tests, by their stem: any gender and number finds the others. */
const ADJECTIVE = /^(mestiz|tranquil|carinos|esterilizad|vacunad)[oa]s?$/
/** A whole word in any of its forms, or the beginning of one. */
const pattern = (word: string, isPrefix: boolean) =>
  isPrefix ? `\\m(${word}|${formPattern(word)}\\M)` : `\\m${formPattern(word)}\\M`
const formPattern = (word: string) => word.replace(ADJECTIVE, '$1[oa]s?')

/** Points of a word: the best field that has it, the whole word a little above the beginning of a longer one. */
function points(word: string, isLast: boolean): SQL {
  const fields = [sql`name_text`, sql`breed_text`, sql`trait_text`, sql`other_text`]
  const levels = fields.flatMap((field, at) => [
    sql`when ${field} ~ ${pattern(word, false)} then ${sql.raw(String(8 - 2 * at))}`,
    sql`when ${isLast} and ${field} ~ ${pattern(word, true)} then ${sql.raw(String(7 - 2 * at))}`,
  ])
  return sql`case ${sql.join(levels, sql` `)} end`
}

function order({ sort, near, text }: SearchRequest): SQL {
  const words = text.split(' ').filter(Boolean)
  if (sort === 'relevance' && words.length > 0) {
    const score = words.map((word, at) => points(word, at === words.length - 1))
    return sql`${sql.join(score, sql` + `)} desc, published_at desc, id desc`
  }
  if (sort === 'oldest') return sql`published_at, id`
  if (sort !== 'near' || !near) return sql`published_at desc, id desc`
  const km = sql`2 * 6371 * asin(sqrt(sin(radians(lat - ${near.lat}) / 2) ^ 2
    + cos(radians(${near.lat}::float8)) * cos(radians(lat)) * sin(radians(lng - ${near.lng}) / 2) ^ 2))`
  // Rounded, so that the last digit of a sine does not decide between equally distant cities.
  return sql`round((${km})::numeric, 6), city_id, published_at desc, id desc`
}
