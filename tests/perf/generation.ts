import { spawnSync } from 'node:child_process'
import { median, type Figure } from './figure.ts'

/** The maximum duration of `npm run generate`, in seconds. */
const LIMIT_SECONDS = 10

/** The median duration of three runs of `npm run generate`, against the limit. */
export function measureGeneration(): Figure {
  const seconds = [0, 1, 2].map(() => {
    const started = performance.now()
    const { status } = spawnSync(process.execPath, ['scripts/generate.ts', '--check'], { stdio: 'ignore' })
    if (status !== 0) throw new Error('npm run generate failed, or generated/ is outdated')
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
