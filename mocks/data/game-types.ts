/** The types of game (section 1 of the specification) with their display settings (section 2), in the menu's order. */
export const GAME_TYPES = [
  { code: 'hot', showProvider: false, showType: 0 },
  { code: 'slot', showProvider: true, showType: 0 },
  { code: 'live', showProvider: true, showType: 1 },
  { code: 'sports', showProvider: false, showType: 2 },
  { code: 'fish', showProvider: true, showType: 0 },
  { code: 'poker', showProvider: true, showType: 0 },
  { code: 'arcade', showProvider: true, showType: 0 },
] as const

/** The type that is a choice among all games rather than a kind of its own. */
export const HOT = 'hot'

/** The type with a dealer. */
export const LIVE = 'live'
