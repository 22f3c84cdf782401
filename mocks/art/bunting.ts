import { line, num, polygon, times } from './svg.ts'

export interface BuntingLine {
  x1: number
  y1: number
  x2: number
  y2: number
  /** How far the middle hangs below the straight line. */
  sag: number
  flags: number
  size: number
  colors: readonly string[]
  cord: string
}

/** Banderitas: paper flags on a cord between two points. The product's only ornament. */
export function bunting({ x1, y1, x2, y2, sag, flags, size, colors, cord }: BuntingLine): string {
  const at = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)]
  const cloth = times(flags, (i) => {
    const [ax, ay] = at((i + 0.12) / flags)
    const [bx, by] = at((i + 0.88) / flags)
    const lean = ((by - ay) / (bx - ax)) * size * -0.5
    return polygon(
      [
        [ax, ay],
        [bx, by],
        [(ax + bx) / 2 + lean, (ay + by) / 2 + size * 1.3],
      ],
      colors[i % colors.length] ?? cord,
    )
  }).join('')
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2]
  return line(`M${num(x1)} ${num(y1)}Q${num(mx)} ${num(my)} ${num(x2)} ${num(y2)}`, cord, size / 9) + cloth
}
