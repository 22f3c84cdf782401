import type { Plugin } from 'vite'

/** Vite's own name of what it wraps each `import()` of a build in. */
const HELPER = /^\0vite[/]preload-helper[.]js$/

/**
 * What Vite wraps each `import()` in, without its part for stylesheets: a build has one, which index.html names. It asks
 * for what the chunk imports in the same moment, and tells a failure by Vite's own event (`src/app/chunk-failure.ts`).
 */
const CODE = `
const asked = new Set()
const rel = document.createElement('link').relList.supports('modulepreload') ? 'modulepreload' : 'preload'

export const __vitePreload = (load, chunks = []) => {
  for (const chunk of chunks) {
    if (asked.has(chunk)) continue
    asked.add(chunk)
    document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href: '/' + chunk }))
  }
  return load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
    if (dispatchEvent(event)) throw payload
  })
}
`

/** Puts the leaner helper in the place of Vite's. Fails a build that has no such place any more. */
export function leanPreload(): Plugin {
  let isReplaced = false
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: HELPER },
      handler() {
        isReplaced = true
        return { code: CODE, moduleSideEffects: false }
      },
    },
    generateBundle() {
      if (!isReplaced)
        throw new Error('Vite has no such preload helper any more: scripts/build/lean-preload.ts must follow it')
    },
  }
}
