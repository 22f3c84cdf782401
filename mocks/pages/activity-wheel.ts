import { circle, num, path, polar, polygon, rect, star } from '../art/svg.ts'
import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'

/** A prize in the frame contract's form. */
export interface WheelPrize {
  type: string
  amount: number
}

/** As the app's wheel: two colors by turns, a third where two of one would meet. */
function getColor(index: number, count: number): string {
  if (count % 2 === 1 && index === count - 1) return '#b91547'
  return index % 2 === 0 ? '#3b3478' : '#ffdf9e'
}

const CREAM = '#fff6e3'

/** The sign of energy: a flash on a blue disc, as in the app. */
export function energySign(): string {
  return `${circle(0, 0, 20, '#1769c2')}${polygon(
    [
      [4, -16],
      [-10, 3],
      [-2, 3],
      [-4, 16],
      [10, -4],
      [2, -4],
    ],
    '#ffcf6b',
  )}`
}

/** An icon for a kind of prize, about 40 units wide, centered on the origin. */
function sign(type: string): string {
  switch (type) {
    case 'cash':
      return `${circle(0, 0, 19, '#ffb52e')}${circle(0, 0, 14, '#ffd97a')}<text y="7" text-anchor="middle" font-size="20" font-weight="800" fill="#8a3a08">₱</text>`
    case 'energy':
      return energySign()
    case 'coupon':
      return (
        rect(-21, -13, 42, 26, '#ff9ab4', 5) +
        circle(-21, 0, 6, '#c4184c') +
        circle(21, 0, 6, '#c4184c') +
        rect(-7, -9, 3, 18, '#c4184c')
      )
    default:
      return circle(0, 0, 19, '#e08a00') + star(0, 0, 5, 14, 6, '#ffe89a')
  }
}

function formatPrize({ type, amount }: WheelPrize): string {
  return type === 'coupon' ? '%' : type === 'cash' ? `₱${amount}` : String(amount)
}

/** The wheel: equal segments, one for each prize, the first one centered at the top. `#wheel-disc` turns. */
export function renderWheel(prizes: readonly WheelPrize[]): string {
  const step = 360 / prizes.length
  const segments = prizes.map((prize, i) => {
    const [ax, ay] = polar(0, 0, 138, (i - 0.5) * step)
    const [bx, by] = polar(0, 0, 138, (i + 0.5) * step)
    const fill = getColor(i, prizes.length)
    const ink = fill === '#ffdf9e' ? '#1b1230' : CREAM
    return `${path(`M0 0L${num(ax)} ${num(ay)}A138 138 0 0 1 ${num(bx)} ${num(by)}Z`, fill)}<g transform="rotate(${i * step})"><g transform="translate(0 -108)">${sign(prize.type)}</g><text y="-62" text-anchor="middle" font-size="19" font-weight="800" fill="${ink}">${escapeHtml(formatPrize(prize))}</text></g>`
  })
  const bulbs = Array.from({ length: 24 }, (_, i) => {
    const [x, y] = polar(0, 0, 148, i * 15)
    return circle(x, y, 4, i % 2 === 0 ? '#ffd166' : CREAM)
  })
  return (
    `<div class="wheel" id="wheel" aria-hidden="true"><svg class="pin" viewBox="0 0 30 36">${polygon(
      [
        [2, 2],
        [28, 2],
        [15, 34],
      ],
      '#ffb52e',
    )}${circle(15, 11, 5, '#8a3a08')}</svg>` +
    `<svg viewBox="-156 -156 312 312">${circle(0, 0, 155, '#b86a00')}<g id="rim">${bulbs.join('')}</g><g id="wheel-disc">${segments.join('')}</g>${circle(0, 0, 34, '#ffcf6b')}<svg x="-30" y="-30" width="60" height="60"><use href="#s-parol"/></svg></svg></div>`
  )
}
