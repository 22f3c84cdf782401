import type { GameEntry } from '../../data/games/games.ts'
import type { Note } from '../../lib/note.ts'
import { SLOT_TABLE } from './rules.ts'

/** A symbol: the drawing of `mocks/art/subjects`, and what a screen reader says. */
export interface SlotSymbol {
  subject: string
  name: Note
}

/** What the page needs of them. */
export interface SlotStage {
  /** By their index. */
  names: readonly string[]
}

/** The covers' subjects of slots with their names in both languages, by theme: a slot's symbols go together. */
const THEMES: readonly (readonly (readonly [subject: string, en: string, vi: string])[])[] = [
  [
    ['star-lantern', 'star lantern', 'đèn sao'],
    ['sinulog-dancer', 'Sinulog dancer', 'vũ công Sinulog'],
    ['drum', 'drum', 'trống'],
    ['smile-mask', 'smiling mask', 'mặt nạ cười'],
    ['kiping', 'kiping leaves', 'lá kiping'],
    ['banderitas', 'bunting', 'dây cờ'],
    ['giant-lantern', 'giant lantern', 'đèn lồng lớn'],
    ['abaniko', 'fan', 'quạt'],
    ['flower-arch', 'flower arch', 'cổng hoa'],
    ['church', 'church', 'nhà thờ'],
    ['tinikling', 'bamboo dance', 'múa sạp'],
    ['bandurria', 'bandurria', 'đàn bandurria'],
    ['morion-mask', 'Roman mask', 'mặt nạ La Mã'],
    ['higante', 'giant', 'người khổng lồ'],
    ['headdress', 'headdress', 'mũ lông vũ'],
    ['torch', 'torch', 'ngọn đuốc'],
  ],
  [
    ['mangoes', 'mango', 'xoài'],
    ['pineapple', 'pineapple', 'dứa'],
    ['buko', 'coconut', 'dừa'],
    ['calamansi', 'calamansi', 'quất'],
    ['durian', 'durian', 'sầu riêng'],
    ['halo-halo', 'halo-halo', 'chè halo-halo'],
    ['ube-cone', 'ube cone', 'kem khoai mỡ'],
    ['taho', 'taho', 'tào phớ'],
    ['puto-bumbong', 'puto bumbong', 'bánh ống'],
    ['lechon', 'roast pig', 'heo quay'],
    ['sari-sari', 'corner shop', 'tiệm tạp hóa'],
  ],
  [
    ['sampaguita', 'sampaguita', 'hoa nhài'],
    ['red-gumamela', 'gumamela', 'hoa dâm bụt'],
    ['panagbenga', 'flower float', 'xe hoa'],
    ['buffalo', 'carabao', 'trâu'],
    ['tarsiers', 'tarsier', 'khỉ lùn'],
    ['great-eagle', 'eagle', 'đại bàng'],
    ['terraces', 'rice terraces', 'ruộng bậc thang'],
    ['chocolate-hills', 'Chocolate Hills', 'đồi sô-cô-la'],
    ['oyster', 'pearl', 'ngọc trai'],
    ['makiling', 'Maria Makiling', 'nàng Makiling'],
    ['moon-eater', 'moon dragon', 'rồng nuốt trăng'],
    ['adarna', 'Adarna bird', 'chim Adarna'],
    ['sarimanok-bird', 'sarimanok', 'chim sarimanok'],
  ],
  [
    ['jeep', 'jeepney', 'xe jeepney'],
    ['carriage', 'kalesa', 'xe ngựa'],
    ['vinta', 'vinta', 'thuyền vinta'],
    ['nipa-hut', 'nipa hut', 'nhà lá'],
    ['barong', 'barong', 'áo barong'],
    ['weaving', 'woven cloth', 'vải dệt'],
    ['pintado', 'tattooed warrior', 'chiến binh xăm mình'],
    ['bayanihan', 'house on shoulders', 'khiêng nhà'],
  ],
]

/** The symbols of a slot by their index in the table: its cover's subject pays most, then others of its theme. */
export function getSlotSymbols({ subject }: GameEntry): SlotSymbol[] {
  const theme = THEMES.find((one) => one.some(([name]) => name === subject)) ?? THEMES[0] ?? []
  const own = theme.findIndex(([name]) => name === subject)
  return SLOT_TABLE.map((_, i) => {
    const [name = '', english = '', vietnamese = ''] = theme[(Math.max(0, own) + i) % theme.length] ?? []
    return { subject: name, name: { 'en-US': english, 'vi-VN': vietnamese } }
  })
}
