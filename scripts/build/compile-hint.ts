import type { Plugin } from 'vite'

/** Only a file's very first line counts. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chrome compile the entry while it arrives, on another thread; otherwise it compiles each function when it is first
 * called, on the page's (https://v8.dev/blog/explicit-compile-hints). The entry alone: the other files hold more than
 * their first screen calls.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite, which begins the entry with a line of its own.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.isEntry) continue
          file.code = HINT + file.code
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === 'asset') map.source = oneLineLower(String(map.source))
        }
      },
    },
  }
}

/** A source map for code that has got a line before its first. */
function oneLineLower(map: string): string {
  const { mappings, ...others } = JSON.parse(map) as { mappings: string }
  return JSON.stringify({ ...others, mappings: `;${mappings}` })
}
