import type { Plugin, Rolldown } from 'vite'

const LOCALE = /\/locales\/([^/]+)\/[^/]+[.]json$/

/**
 * Tells the boot script the file of the first texts in each language, so that it loads beside the app's entry, not after
 * it. The code of the page in the address was tried, too: it took the network from the entry, and the first paint came later.
 */
export function preloadTexts(): Plugin {
  return {
    name: 'preload-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const texts = JSON.stringify(firstTexts(Object.values(bundle)))
        return html.replace('<script src="/boot.js"', (tag) => `${tag} data-texts="${texts.replaceAll('"', '&quot;')}"`)
      },
    },
  }
}

/** The addresses of the first texts, by language: the chunks that `chunk-groups.ts` names after it. */
function firstTexts(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const file of output) {
    if (file.type !== 'chunk') continue
    const isOfLanguage = file.moduleIds.some((id) => LOCALE.exec(id.replaceAll('\\', '/'))?.[1] === file.name)
    if (isOfLanguage) texts[file.name] = `/${file.fileName}`
  }
  return texts
}
