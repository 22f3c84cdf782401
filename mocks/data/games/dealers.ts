import type { DealerLook } from '../../art/dealer/look.ts'

export interface Dealer {
  name: string
  look: DealerLook
}

const FAIR = '#eab98c'
const TAN = '#d79a68'
const BROWN = '#b97a4c'
const BLACK = '#1a1218'
const DARK = '#33201a'

/** The dealers of live tables: one person has one face everywhere. */
export const DEALERS: readonly Dealer[] = [
  {
    name: 'Ligaya',
    look: { isWoman: true, skin: TAN, hairColor: BLACK, hair: 'flower', dress: 'terno', dressColor: '#d94f7a' },
  },
  {
    name: 'Andres',
    look: { isWoman: false, skin: BROWN, hairColor: BLACK, hair: 'parted', dress: 'barong', dressColor: '#e8dcc0' },
  },
  {
    name: 'Tala',
    look: { isWoman: true, skin: FAIR, hairColor: DARK, hair: 'long', dress: 'gown', dressColor: '#5a2ea6' },
  },
  {
    name: 'Mayumi',
    look: { isWoman: true, skin: TAN, hairColor: BLACK, hair: 'bob', dress: 'waistcoat', dressColor: '#7d1033' },
  },
  {
    name: 'Rafael',
    look: {
      isWoman: false,
      skin: TAN,
      hairColor: DARK,
      hair: 'quiff',
      dress: 'waistcoat',
      dressColor: '#1d2f5e',
      hasBeard: true,
    },
  },
  {
    name: 'Amihan',
    look: { isWoman: true, skin: BROWN, hairColor: BLACK, hair: 'ponytail', dress: 'blazer', dressColor: '#0b7f63' },
  },
  {
    name: 'Paolo',
    look: {
      isWoman: false,
      skin: FAIR,
      hairColor: BLACK,
      hair: 'wavy',
      dress: 'suit',
      dressColor: '#2b2440',
      hasGlasses: true,
    },
  },
  {
    name: 'Dalisay',
    look: { isWoman: true, skin: FAIR, hairColor: BLACK, hair: 'bun', dress: 'terno', dressColor: '#e0b13c' },
  },
  {
    name: 'Joaquin',
    look: { isWoman: false, skin: BROWN, hairColor: BLACK, hair: 'cropped', dress: 'collar', dressColor: '#7a2a1c' },
  },
  {
    name: 'Hiraya',
    look: {
      isWoman: true,
      skin: TAN,
      hairColor: DARK,
      hair: 'long',
      dress: 'blazer',
      dressColor: '#b3205c',
      hasGlasses: true,
    },
  },
]
