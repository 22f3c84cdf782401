import { lantern } from '../art/lantern.ts'
import { mango, seven, sun } from '../art/shapes/fiesta.ts'

const DRAWN = {
  parol: lantern(),
  mango: mango({ body: '#f59b0b', detail: '#0a7a4f', glint: '#ffe3a0' }),
  sun: sun({ body: '#ffb52e', detail: '#8a3a08', glint: '#ffe89a' }),
  seven: seven({ body: '#e5264f', detail: '#2c0617', glint: '#ffd9e2' }),
}

/** All symbols, for `<use href="#s-parol">`. */
export function renderSymbolSheet(): string {
  const symbols = Object.entries(DRAWN).map(
    ([name, drawing]) => `<symbol id="s-${name}" viewBox="-104 -104 208 208">${drawing}</symbol>`,
  )
  return `<svg class="sr" aria-hidden="true">${symbols.join('')}</svg>`
}
