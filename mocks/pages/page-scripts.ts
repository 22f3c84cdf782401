/** The pages that have a script, `client/<name>.ts`. */
export const PAGE_SCRIPTS = ['activity-page', 'control-page', 'pay-page', 'slot-game'] as const
type PageScript = (typeof PAGE_SCRIPTS)[number]

const bundled = new Map<PageScript, Promise<string>>()

/**
 * The script of a page as one text for an inline script element, bundled when it is first asked for. Inline it runs
 * before the page is painted: no tap can come before the page listens.
 */
export function pageScript(name: PageScript): Promise<string> {
  const script = bundled.get(name) ?? bundle(name)
  bundled.set(name, script)
  return script
}

async function bundle(name: PageScript): Promise<string> {
  // Imported late: the mock starts without the bundler.
  const { rolldown } = await import('rolldown')
  const input = await rolldown({ input: `${import.meta.dirname}/client/${name}.ts`, platform: 'browser' })
  const { output } = await input.generate({ format: 'iife', sourcemap: 'inline' })
  await input.close()
  // Within a text of the code these would end the element, or begin a comment.
  return output[0].code.replaceAll(/<(?=[/]script|!--)/gi, '\\x3c')
}
