export type GameCategory = 'hot' | 'slot' | 'live' | 'sports' | 'fish' | 'poker' | 'arcade'

/** The colors of an avatar: two main ones (`ground`, `shape`), and a dark and a light one for details. */
export interface Palette {
  ground: string
  shape: string
  deep: string
  light: string
}

function palette(ground: string, shape: string, deep: string, light = '#fff6e3'): Palette {
  return { ground, shape, deep, light }
}

/** The palettes of avatars. */
export const PALETTES: readonly Palette[] = [
  palette('#e5264f', '#ffb52e', '#3b0a2e'),
  palette('#2a1f6b', '#ffb52e', '#12102b'),
  palette('#ffb52e', '#d31d54', '#3f1238'),
  palette('#0b7f63', '#ffd166', '#06302f'),
  palette('#0fa3b1', '#ffe066', '#0a2a4a'),
  palette('#f7ecd2', '#d31d54', '#2b1338', '#fffaf0'),
  palette('#6b3fa0', '#ffd6f2', '#24103f', '#fff3fb'),
  palette('#b5379a', '#7ef0d0', '#351046', '#fff1fb'),
  palette('#ff6f4e', '#2b2170', '#1b1240', '#fff0dd'),
  palette('#7d1033', '#f0c987', '#2c0617', '#fff0da'),
  palette('#ff7fb0', '#3a1d8a', '#2a0f52', '#fff2f8'),
  palette('#4fb3ff', '#fff2b8', '#0c2f5c', '#ffffff'),
  palette('#b8431f', '#ffe2b0', '#3a1108'),
  palette('#f2ead7', '#0a8a64', '#12352c', '#ffffff'),
  palette('#1a1147', '#35f2b5', '#0b0626', '#f1fff9'),
  palette('#96c93d', '#173f2a', '#0d2419', '#fbffe9'),
]
