export type GameCategory = 'hot' | 'slot' | 'live' | 'sports' | 'fish' | 'poker' | 'arcade'

/** A cover's colors: two main ones (`ground`, `shape`), and a dark and a light one for type and details. */
export interface Palette {
  ground: string
  shape: string
  deep: string
  light: string
}

function palette(ground: string, shape: string, deep: string, light = '#fff6e3'): Palette {
  return { ground, shape, deep, light }
}

const PALETTES = {
  fiesta: palette('#e5264f', '#ffb52e', '#3b0a2e'),
  lantern: palette('#2a1f6b', '#ffb52e', '#12102b'),
  mango: palette('#ffb52e', '#d31d54', '#3f1238'),
  jade: palette('#0b7f63', '#ffd166', '#06302f'),
  lagoon: palette('#0fa3b1', '#ffe066', '#0a2a4a'),
  reef: palette('#1450a3', '#ff7a59', '#0b1d4d', '#eaf6ff'),
  deepsea: palette('#0b3c6f', '#2fd6c3', '#061a3a', '#e9fbff'),
  sampaguita: palette('#f2ead7', '#0a8a64', '#12352c', '#ffffff'),
  paper: palette('#f7ecd2', '#d31d54', '#2b1338', '#fffaf0'),
  ube: palette('#6b3fa0', '#ffd6f2', '#24103f', '#fff3fb'),
  orchid: palette('#b5379a', '#7ef0d0', '#351046', '#fff1fb'),
  dusk: palette('#ff6f4e', '#2b2170', '#1b1240', '#fff0dd'),
  court: palette('#1f7a3d', '#f4f1de', '#0c2f1b', '#ffffff'),
  turf: palette('#96c93d', '#173f2a', '#0d2419', '#fbffe9'),
  hardwood: palette('#f08a24', '#1c2340', '#16182e', '#fff4e0'),
  arena: palette('#1d2f8f', '#ff4f4f', '#0b1140', '#f2f4ff'),
  velvet: palette('#7d1033', '#f0c987', '#2c0617', '#fff0da'),
  felt: palette('#0c5c46', '#f2c14e', '#052a22', '#f7ffe9'),
  noir: palette('#17162b', '#ff4f79', '#0a0917', '#f7f4ea'),
  neon: palette('#1a1147', '#35f2b5', '#0b0626', '#f1fff9'),
  candy: palette('#ff7fb0', '#3a1d8a', '#2a0f52', '#fff2f8'),
  sky: palette('#4fb3ff', '#fff2b8', '#0c2f5c', '#ffffff'),
  rust: palette('#b8431f', '#ffe2b0', '#3a1108'),
  ink: palette('#20305f', '#9fd8ff', '#0d1530', '#f2f9ff'),
} as const satisfies Record<string, Palette>

type PaletteName = keyof typeof PALETTES

const BY_CATEGORY: Record<GameCategory, readonly PaletteName[]> = {
  slot: [
    'fiesta',
    'lantern',
    'mango',
    'jade',
    'lagoon',
    'paper',
    'ube',
    'orchid',
    'dusk',
    'velvet',
    'candy',
    'sky',
    'rust',
    'sampaguita',
    'neon',
    'turf',
  ],
  hot: ['fiesta', 'mango', 'dusk', 'rust', 'lantern', 'noir', 'orchid', 'paper', 'candy', 'hardwood'],
  live: ['velvet', 'felt', 'noir', 'lantern', 'paper', 'ube', 'fiesta', 'ink', 'dusk', 'jade'],
  sports: ['court', 'turf', 'hardwood', 'arena', 'sky', 'paper', 'rust', 'ink', 'mango', 'lagoon'],
  fish: ['reef', 'deepsea', 'lagoon', 'sky', 'ink', 'sampaguita', 'dusk', 'ube', 'jade', 'neon'],
  poker: ['felt', 'velvet', 'noir', 'paper', 'court', 'ink', 'arena', 'mango', 'sampaguita', 'orchid'],
  arcade: ['neon', 'candy', 'orchid', 'noir', 'sky', 'lantern', 'arena', 'turf', 'mango', 'ube', 'reef'],
}

/** The palettes that suit a category. */
export function palettesFor(category: GameCategory): Palette[] {
  return BY_CATEGORY[category].map((name) => PALETTES[name])
}
