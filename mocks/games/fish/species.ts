import type { GameEntry } from '../../data/games/games.ts'
import type { Note } from '../../lib/note.ts'
import { FISH_PAYS } from './rules.ts'

/** What swims in the pond: the drawing of `mocks/art/subjects`, and its name. */
export interface Species {
  subject: string
  name: Note
}

/** The covers' subjects of fish games with their names in both languages; the first ones swim in every pond. */
const SPECIES: readonly (readonly [subject: string, en: string, vi: string])[] = [
  ['milkfish', 'Milkfish', 'Cá măng'],
  ['barracuda', 'Barracuda', 'Cá nhồng'],
  ['sailfish', 'Sailfish', 'Cá buồm'],
  ['gold-turtle', 'Turtle', 'Rùa biển'],
  ['manta-ray', 'Manta ray', 'Cá đuối'],
  ['great-shark', 'Shark', 'Cá mập'],
  ['whale-shark', 'Whale shark', 'Cá nhám voi'],
  ['lapu-lapu', 'Grouper', 'Cá mú'],
  ['anglerfish', 'Anglerfish', 'Cá cần câu'],
  ['tuna-whirl', 'Tuna', 'Cá ngừ'],
  ['gold-octopus', 'Octopus', 'Bạch tuộc'],
  ['dugong', 'Dugong', 'Bò biển'],
  ['coral-king', 'Coral king', 'Vua san hô'],
  ['pearl-diver', 'Pearl diver', 'Thợ lặn ngọc'],
  ['dive-helmet', 'Diver', 'Thợ lặn'],
  ['galleon', 'Galleon', 'Thuyền buồm cổ'],
]

/** The fish of a game's pond, the smallest first; the cover's subject is the largest. */
export function getSpecies({ subject }: GameEntry): Species[] {
  const own = SPECIES.find(([name]) => name === subject)
  const others = SPECIES.filter((one) => one !== own).slice(0, FISH_PAYS.length - 1)
  return [...others, own ?? SPECIES[5]].flatMap((one) =>
    one === undefined ? [] : [{ subject: one[0], name: { 'en-US': one[1], 'vi-VN': one[2] } }],
  )
}

/** What the page needs of them. */
export interface FishStage {
  /** By their picks. */
  names: Readonly<Record<string, string>>
}
