/** Window widths in CSS pixels at which the layout changes; no other width may stand in a media query. */
const BREAKPOINTS = {
  /** A phone held sideways, a small tablet: two columns, sheets become cards. */
  small: 640,
  /** A tablet: the rail replaces the tab bar. */
  medium: 768,
  /** A large tablet: the header has the search, the entry pages two halves. */
  large: 900,
  /** A desktop: the rail has names. */
  wide: 1024,
} as const

const NAMED_QUERIES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(BREAKPOINTS).flatMap(([name, width]): [string, string][] => [
    [`--from-${name}`, `(min-width: ${width}px)`],
    // Zoomed pages have fractions of a pixel.
    [`--below-${name}`, `(max-width: ${width - 0.02}px)`],
  ]),
  ['--sideways', `(min-width: ${BREAKPOINTS.small}px) and (max-height: 480px)`],
])

/**
 * A media query with `(--from-NAME)`, `(--below-NAME)` and `(--sideways)` (a phone held sideways) replaced, for stylesheets
 * and scripts alike.
 * @throws if it has another name
 */
export function toMediaQuery(text: string): string {
  return text.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    const query = NAMED_QUERIES.get(name)
    if (query === undefined)
      throw new Error(`"(${name})" is no named media query: ${[...NAMED_QUERIES.keys()].join(', ')}`)
    return query
  })
}
