import { useMemo, useState } from 'react'
import { loadChunk } from '#src/platform/load-chunk.ts'
import type { ComboBoxOption } from '#src/ui/form/find-options.ts'

/** The cities of each province of the Philippines. */
type Places = Readonly<Record<string, readonly string[]>>

/** The suggestions for an address: none before {@link PlaceOptions.load}, and none if they cannot be loaded. */
export interface PlaceOptions {
  readonly provinces: readonly ComboBoxOption[]
  readonly cities: readonly ComboBoxOption[]
  /** Loads the list once, when a field needs it; after a failure the next call tries again. */
  readonly load: () => void
}

/** The provinces and cities of the Philippines as options. A city's detail is its province. */
export function usePlaces(): PlaceOptions {
  const [places, setPlaces] = useState<Places>({})
  const isLoaded = Object.keys(places).length > 0
  return useMemo(
    () => ({
      provinces: Object.keys(places).map((value) => ({ value })),
      cities: Object.entries(places).flatMap(([detail, cities]) => cities.map((value) => ({ value, detail }))),
      load: () => {
        if (isLoaded) return
        loadChunk(() => import('#generated/places.json')).then(
          ({ default: loaded }) => setPlaces(loaded),
          // Without suggestions the fields still take any text.
          () => undefined,
        )
      },
    }),
    [places, isLoaded],
  )
}

/** The cities in alphabetical order, those of a province first. */
export function sortCities(cities: readonly ComboBoxOption[], province: string): readonly ComboBoxOption[] {
  const isNear = ({ detail }: ComboBoxOption) => detail === province.trim()
  return cities.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.value.localeCompare(b.value, 'en'))
}
