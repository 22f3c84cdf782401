import { lantern } from '../art/lantern.ts'
import { jeepney, mango, rooster, salakot, seven, sun } from '../art/shapes/fiesta.ts'
import { SLOT_SYMBOLS, type SlotSymbol } from '../sandbox/games/slot-math.ts'

const DRAWN: Record<SlotSymbol, string> = {
  parol: lantern(),
  mango: mango({ body: '#f59b0b', detail: '#0a7a4f', glint: '#ffe3a0' }),
  jeepney: jeepney({ body: '#1769c2', detail: '#12102b', glint: '#ffd166' }),
  salakot: salakot({ body: '#c98b45', detail: '#5a3310', glint: '#f5d9a6' }),
  rooster: rooster({ body: '#b8431f', detail: '#52101f', glint: '#ffcf4d' }),
  sun: sun({ body: '#ffb52e', detail: '#8a3a08', glint: '#ffe89a' }),
  seven: seven({ body: '#e5264f', detail: '#2c0617', glint: '#ffd9e2' }),
}

/** All symbols, for `<use href="#s-parol">`. */
export function renderSymbolSheet(): string {
  const symbols = SLOT_SYMBOLS.map(
    (name) => `<symbol id="s-${name}" viewBox="-104 -104 208 208">${DRAWN[name]}</symbol>`,
  ).join('')
  return `<svg class="sr" aria-hidden="true">${symbols}</svg>`
}
