import { beforeEach, expect, it, vi } from 'vitest'
import { reportVitals, type VitalReport } from './vitals.ts'

const watchers = vi.hoisted(() => new Map<string, (metric: object) => void>())
const watch = vi.hoisted(() => (name: string) => (run: (metric: object) => void) => void watchers.set(name, run))
vi.mock('web-vitals', () => ({
  onCLS: watch('CLS'),
  onFCP: watch('FCP'),
  onINP: watch('INP'),
  onLCP: watch('LCP'),
  onTTFB: watch('TTFB'),
}))

beforeEach(() => watchers.clear())

/** A final value, as the library reports it: with the elements and addresses behind it. */
function measure(name: string, value: number): void {
  const entries = [{ target: 'P', url: 'https://app.example/finance/recharge?order=D1' }]
  watchers.get(name)?.({ name, value, rating: 'good', id: 'v5-1-2', navigationType: 'reload', delta: value, entries })
}

it('hands each vital to the hook, without elements and addresses', () => {
  const onVital = vi.fn<(report: VitalReport) => void>()
  reportVitals('onVital', { onVital })
  for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']) measure(name, 1)
  expect(onVital.mock.calls.map(([{ name }]) => name)).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
  expect(onVital).toHaveBeenLastCalledWith({ name: 'TTFB', value: 1, rating: 'good' })
})

it('finds a hook that is defined later, and drops values before', () => {
  const host: Record<string, unknown> = {}
  reportVitals('onVital', host)
  expect(() => measure('INP', 80)).not.toThrow()
  const onVital = (host['onVital'] = vi.fn())
  measure('INP', 120)
  expect(onVital).toHaveBeenCalledExactlyOnceWith({ name: 'INP', value: 120, rating: 'good' })
})

it("ignores an error of the operator's script", () => {
  reportVitals('onVital', {
    onVital: () => {
      throw new Error('broken')
    },
  })
  expect(() => measure('LCP', 1)).not.toThrow()
})
