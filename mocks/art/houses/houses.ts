import { amihan } from './amihan.ts'
import { bituin } from './bituin.ts'
import { habagat } from './habagat.ts'
import type { House } from './house.ts'
import { kalesa } from './kalesa.ts'
import { mayon } from './mayon.ts'
import { perlas } from './perlas.ts'
import { sarimanok } from './sarimanok.ts'
import { tamaraw } from './tamaraw.ts'

const HOUSES: Readonly<Record<string, House>> = {
  bituin,
  habagat,
  mayon,
  tamaraw,
  perlas,
  sarimanok,
  kalesa,
  amihan,
}

/** The style of a provider, by its code. */
export function getHouse(manuf: string): House {
  return HOUSES[manuf] ?? bituin
}
