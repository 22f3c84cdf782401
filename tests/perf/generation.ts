import { spawnSync } from 'node:child_process'
import { median, type Figure } from './figure.ts'

/** The most seconds that `npm run generate` may take. */
const LIMIT_SECONDS = 10

/** How long the documents take to become generated/, against the limit; the middle of three runs. */
export function measureGeneration(): Figure {
  const seconds = [0, 1, 2].map(() => {
    const started = performance.now()
    const { status } = spawnSync(process.execPath, ['scripts/generate.ts', '--check'], { stdio: 'ignore' })
    if (status !== 0) throw new Error('npm run generate fails, or generated/ has drifted')
    return (performance.now() - started) / 1000
  })
  return {
    name: 'Documents → generated/',
    value: median(seconds),
    unit: 's',
    comparedWith: `${String(LIMIT_SECONDS)} s`,
    ratio: median(seconds) / LIMIT_SECONDS,
  }
}
