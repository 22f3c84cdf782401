/** An invented provider of games. */
export interface ManufacturerEntry {
  code: string
  name: string
}

/** The providers, in lobby order. */
export const MANUFACTURERS: readonly ManufacturerEntry[] = [
  { code: 'bituin', name: 'Bituin Play' },
  { code: 'habagat', name: 'Habagat Studios' },
  { code: 'mayon', name: 'Mayon Works' },
  { code: 'tamaraw', name: 'Tamaraw Gaming' },
  { code: 'perlas', name: 'Perlas Interactive' },
  { code: 'sarimanok', name: 'Sarimanok Arts' },
  { code: 'kalesa', name: 'Kalesa Games' },
  { code: 'amihan', name: 'Amihan Live' },
]
