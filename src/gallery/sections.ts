import type { ReactElement } from 'react'
import type { IconName } from '#src/ui/icon/icon-name.ts'
import { Colors } from './sections/colors.tsx'
import { Art } from './sections/art.tsx'
import { Flows } from './sections/flows.tsx'
import { Frames } from './sections/frames.tsx'
import { Rows } from './sections/rows.tsx'
import { Surfaces } from './sections/surfaces.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Choices } from './sections/choices.tsx'
import { Fields } from './sections/fields.tsx'
import { CodesAndDates } from './sections/codes-and-dates.tsx'
import { MoneyPatterns } from './sections/money.tsx'
import { Moving } from './sections/moving.tsx'
import { Waiting } from './sections/waiting.tsx'
import { States } from './sections/states.tsx'
import { Overlays } from './sections/overlays.tsx'
import { Lists } from './sections/lists.tsx'
import { Market } from './sections/market.tsx'
import { Icons } from './sections/icons.tsx'
import type { Both } from './texts.ts'

/** One page of the gallery: a group of primitives. A new one is a file of `sections/` and a line below. */
interface GallerySection {
  /** Its place in the address: /gallery/<id>. */
  readonly id: string
  readonly title: Both
  readonly icon: IconName
  readonly Section: () => ReactElement
}

/** The pages of the gallery, in the order of its menu. */
export const SECTIONS: readonly GallerySection[] = [
  { id: 'colors', title: { en: 'Colors and type', vi: 'Màu sắc và kiểu chữ' }, icon: 'sun', Section: Colors },
  { id: 'icons', title: { en: 'Icons', vi: 'Biểu tượng' }, icon: 'star', Section: Icons },
  { id: 'art', title: { en: 'Mark and art', vi: 'Logo và hình vẽ' }, icon: 'gift', Section: Art },
  { id: 'surfaces', title: { en: 'Surfaces', vi: 'Bề mặt' }, icon: 'poker', Section: Surfaces },
  { id: 'rows', title: { en: 'Money, states, rows', vi: 'Tiền, trạng thái, dòng' }, icon: 'wallet', Section: Rows },
  { id: 'money', title: { en: 'Money screens', vi: 'Màn hình tiền' }, icon: 'receipt', Section: MoneyPatterns },
  { id: 'flows', title: { en: 'Search and steps', vi: 'Tìm kiếm và các bước' }, icon: 'search', Section: Flows },
  { id: 'frames', title: { en: 'Frames', vi: 'Khung trang' }, icon: 'fullscreen', Section: Frames },
  { id: 'buttons', title: { en: 'Buttons', vi: 'Nút bấm' }, icon: 'plus', Section: Buttons },
  { id: 'choices', title: { en: 'Choices', vi: 'Lựa chọn' }, icon: 'check', Section: Choices },
  { id: 'fields', title: { en: 'Fields', vi: 'Ô nhập' }, icon: 'redeem', Section: Fields },
  {
    id: 'codes-and-dates',
    title: { en: 'Codes, lists and dates', vi: 'Mã, danh sách và ngày' },
    icon: 'calendar',
    Section: CodesAndDates,
  },
  { id: 'moving', title: { en: 'Moving about', vi: 'Di chuyển' }, icon: 'home', Section: Moving },
  { id: 'waiting', title: { en: 'Waiting', vi: 'Chờ đợi' }, icon: 'hourglass', Section: Waiting },
  { id: 'states', title: { en: 'States', vi: 'Trạng thái' }, icon: 'info', Section: States },
  { id: 'overlays', title: { en: 'Overlays', vi: 'Lớp phủ' }, icon: 'grid', Section: Overlays },
  { id: 'lists', title: { en: 'Lists', vi: 'Danh sách' }, icon: 'history', Section: Lists },
  { id: 'market', title: { en: '5,000 tiles', vi: '5.000 ô' }, icon: 'game', Section: Market },
]
