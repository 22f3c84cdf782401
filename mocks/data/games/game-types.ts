/** The game types with their display settings, in menu order (`openapi/stated.yaml`, GameType). */
export const GAME_TYPES = [
  { code: 'hot', showProvider: false, showType: 0 },
  { code: 'slot', showProvider: true, showType: 0 },
  { code: 'live', showProvider: true, showType: 1 },
  { code: 'sports', showProvider: false, showType: 2 },
  { code: 'fish', showProvider: true, showType: 0 },
  { code: 'poker', showProvider: true, showType: 0 },
  { code: 'arcade', showProvider: true, showType: 0 },
] as const

/** The type that selects among all games instead of being a category. */
export const HOT = 'hot'

/** The type with a live dealer. */
export const LIVE = 'live'
