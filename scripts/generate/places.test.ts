import { describe, expect, it } from 'vitest'
import { addressCityMax, addressProvinceMax } from '#generated/http/schemas/address.ts'
import places from '#generated/places.json' with { type: 'json' }
import { listPlaces } from './places.ts'

const PROVINCE = { provCode: '022', provName: 'Cebu', cityClass: null }

describe('places.json', () => {
  const cities = Object.values(places).flat()

  it('has all provinces, cities and municipalities, with Metro Manila as a province', () => {
    // 82 provinces, Metro Manila, and the Special Geographic Area of Bangsamoro.
    expect(Object.keys(places)).toHaveLength(84)
    // 149 cities, 1,493 municipalities, and 14 districts of Manila.
    expect(cities).toHaveLength(1656)
    expect(places['Metro Manila']).toEqual(
      expect.arrayContaining(['Manila', 'Quezon City', 'Makati City', 'Pateros', 'Tondo, Manila']),
    )
    expect(places.Cebu).toEqual(expect.arrayContaining(['Cebu City', 'Lapu-Lapu City', 'Bantayan']))
    expect(places['Davao del Sur']).toContain('Davao City')
    expect(places.Laguna).toContain('Biñan City')
  })

  it('has only names that the document accepts, and none twice in a province', () => {
    for (const [province, all] of Object.entries(places)) {
      expect(province.length).toBeLessThanOrEqual(addressProvinceMax)
      expect(new Set(all).size, province).toBe(all.length)
    }
    expect(cities.filter((city) => city.length > addressCityMax)).toEqual([])
    expect(cities.filter((city) => city !== city.trim() || /^City of| (?:De|Del|Ii) |\//.test(city))).toEqual([])
  })
})

describe('listPlaces', () => {
  it('puts an independent city into the province of its address', () => {
    const city = { provCode: '306', provName: 'City of Cebu ', cityClass: 'HUC' }
    expect(
      listPlaces(
        [PROVINCE, city],
        [
          { provCode: '306', munCityName: 'City of Cebu ' },
          { provCode: '022', munCityName: 'Argao' },
        ],
      ),
    ).toEqual({ Cebu: ['Argao', 'Cebu City'] })
  })

  it('refuses a code that it does not know', () => {
    expect(() => listPlaces([PROVINCE], [{ provCode: '700', munCityName: 'Nowhere' }])).toThrow(
      'No province for the code 700 of Nowhere',
    )
  })
})
