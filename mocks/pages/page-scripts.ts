import type { MockAnswer } from '../http/call-context.ts'
import { problem } from '../http/problem.ts'

/** The pages that have a script, `client/<name>.ts`. */
export const PAGE_SCRIPTS = ['activity-page', 'control-page', 'pay-page', 'slot-game'] as const
export type PageScript = (typeof PAGE_SCRIPTS)[number]

/** Below `/__mock`, which the app's own origin hands on too. */
export const SCRIPTS_PATH = '/__mock/scripts/'

const bundled = new Map<PageScript, Promise<string>>()

/** Answers `/__mock/scripts/<name>.js`: the script of a page, bundled when it is first asked for. */
export async function answerPageScript(path: string): Promise<MockAnswer> {
  const name = PAGE_SCRIPTS.find((one) => path === `${SCRIPTS_PATH}${one}.js`)
  if (name === undefined) return problem(404, 'No such script')
  const script = bundled.get(name) ?? bundle(name)
  bundled.set(name, script)
  return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: await script }
}

async function bundle(name: PageScript): Promise<string> {
  // Loaded late: the mock starts without the bundler.
  const { rolldown } = await import('rolldown')
  const input = await rolldown({ input: `${import.meta.dirname}/client/${name}.ts`, platform: 'browser' })
  const { output } = await input.generate({ format: 'iife', sourcemap: 'inline' })
  await input.close()
  return output[0].code
}
