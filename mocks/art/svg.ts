/** Rounds to a tenth: shorter SVG text, and the same on every platform. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded)
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"/>`
}

export function ring(cx: number, cy: number, r: number, color: string, width: number): string {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${color}" stroke-width="${num(width)}"/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  const corner = round > 0 ? ` rx="${num(round)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** An unfilled line with round ends. */
export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return path(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill)
}

/** The point at `degrees` (0 = up, clockwise) and distance `r`. */
export function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

export function star(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  turn = 0,
): string {
  return polygon(
    times(points * 2, (i) => polar(cx, cy, i % 2 === 0 ? outer : inner, turn + (i * 180) / points)),
    fill,
  )
}

export function group(transform: string, content: string, extra = ''): string {
  return `<g transform="${transform}"${extra}>${content}</g>`
}

/** Content moved, scaled and rotated around its own center. */
export function placed(x: number, y: number, scale: number, degrees: number, content: string): string {
  const turn = degrees === 0 ? '' : ` rotate(${num(degrees)})`
  return group(`translate(${num(x)} ${num(y)})${turn} scale(${Math.round(scale * 1000) / 1000})`, content)
}

/** Content together with its horizontal mirror image. */
export function mirrored(content: string): string {
  return content + group('scale(-1 1)', content)
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

/** Copies of `content` rotated evenly around the origin. */
export function spun(count: number, content: string, start = 0): string {
  return times(count, (i) => group(`rotate(${num(start + (i * 360) / count)})`, content)).join('')
}
