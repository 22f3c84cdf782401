/** The pages that have a script, `client/<name>.ts`, and the demo games, `mocks/games/<name>/client.ts`. */
const PAGES = ['activity-page', 'control-page', 'pay-page'] as const
const GAMES = ['bingo', 'cards', 'climb', 'dice', 'fish', 'roulette', 'slot', 'sports'] as const
export const PAGE_SCRIPTS = [...PAGES, ...GAMES]
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
  const file = GAMES.some((one) => one === name) ? `../games/${name}/client.ts` : `client/${name}.ts`
  const input = await rolldown({ input: `${import.meta.dirname}/${file}`, platform: 'browser' })
  const { output } = await input.generate({ format: 'iife', sourcemap: 'inline' })
  await input.close()
  // These characters in a string would close the element or open a comment.
  return output[0].code.replaceAll(/<(?=[/]script|!--)/gi, '\\x3c')
}
