/** The pages that have a script, `client/<name>.ts`. */
export const PAGE_SCRIPTS = ['activity-page', 'control-page', 'pay-page', 'slot-game'] as const
type PageScript = (typeof PAGE_SCRIPTS)[number]

const bundled = new Map<PageScript, Promise<string>>()

/**
 * A page's script for an inline script element, bundled on first use. Inline, it runs before the page is painted, so no
 * tap comes before the page listens.
 */
export function pageScript(name: PageScript): Promise<string> {
  const script = bundled.get(name) ?? bundle(name)
  bundled.set(name, script)
  return script
}

async function bundle(name: PageScript): Promise<string> {
  // Imported on first use, so that the mock starts without the bundler.
  const { rolldown } = await import('rolldown')
  const input = await rolldown({ input: `${import.meta.dirname}/client/${name}.ts`, platform: 'browser' })
  const { output } = await input.generate({ format: 'iife', sourcemap: 'inline' })
  await input.close()
  // These characters in a string would close the element or open a comment.
  return output[0].code.replaceAll(/<(?=[/]script|!--)/gi, '\\x3c')
}
