import { CityInput } from '@/components/search/city-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { EMPTY_SEARCH, EMPTY_SEARCH_ID } from '@/lib/search/url/home-search'
import { SearchForm } from './search-form'

/** Order of the specification, section 9. */
const COUNTRY_ORDER = ['chile', 'argentina', 'ecuador', 'peru', 'colombia']

const CONTROL =
  'relative z-1 h-6.5 w-full appearance-none bg-transparent p-0 text-body text-ink-2 outline-none placeholder:text-ink-3 scroll-mt-28'

export function HeroSearch({ countries }: { countries: CountryDto[] }) {
  const options = COUNTRY_ORDER.flatMap((slug) => countries.find((country) => country.slug === slug) ?? [])
  return (
    <>
      <SearchForm className="peer mt-5.5 grid items-center rounded-box bg-white p-2 shadow-lift md:grid-cols-[1.15fr_auto_1fr_auto] lg:mt-8 lg:rounded-full lg:pl-3.5">
        <SearchBox id="buscar-ciudad" label="Ciudad">
          <CityInput id="buscar-ciudad" className={CONTROL} />
        </SearchBox>
        <Or />
        <SearchBox id="buscar-pais" label="País">
          <select id="buscar-pais" name="pais" defaultValue="" className={CONTROL}>
            <option value="">País</option>
            {options.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute right-3.5 bottom-3.5 text-ink-3"
          />
        </SearchBox>
        <Button
          type="submit"
          className="mt-1.5 min-h-13.5 rounded-[1.1875rem]! text-body md:mt-0 md:ml-1.5 lg:min-h-14.5 lg:rounded-full! lg:px-6.5"
        >
          <Icon name="search" size={19} strokeWidth={2.1} />
          Buscar
        </Button>
      </SearchForm>
      <p
        id={EMPTY_SEARCH_ID}
        role="alert"
        className="mt-4 hidden rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover target:block peer-has-[input:not(:placeholder-shown)]:hidden peer-has-[option:not([value='']):checked]:hidden"
      >
        {EMPTY_SEARCH}
      </p>
    </>
  )
}

/** The label covers the box: clicking anywhere focuses the control. */
function SearchBox({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div
      data-ring
      className="relative rounded-[1.125rem] px-4 pt-2.5 pb-2 hover:bg-mist has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-monte lg:rounded-full lg:px-4.5"
    >
      <label htmlFor={id} className="block text-tiny font-semibold after:absolute after:inset-0">
        {label}
      </label>
      {children}
    </div>
  )
}

function Or() {
  return (
    <span className="flex items-center gap-3 px-4 text-fine font-semibold text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line md:px-1.5 md:before:content-none md:after:content-none">
      y/o
    </span>
  )
}
