import { toMediaQuery } from '../../src/lib/breakpoints.ts'

/**
 * The PostCSS plugin that replaces the named media queries of src/lib/breakpoints.ts in stylesheets. Unlike
 * postcss-custom-media it shares one source with scripts, and an unknown name fails the build.
 */
export function namedMedia() {
  return {
    postcssPlugin: 'named-media',
    AtRule: {
      media(rule: { params: string }): void {
        const query = toMediaQuery(rule.params)
        // An assignment makes PostCSS visit the rule again.
        if (query !== rule.params) rule.params = query
      },
    },
  }
}
