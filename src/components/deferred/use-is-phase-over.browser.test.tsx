import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { StartPhases, startPhases } from '#src/platform/start-phases.ts'
import { useIsPhaseOver } from './use-is-phase-over.ts'

it('useIsPhaseOver renders again when the phase ends', async () => {
  const phases = new StartPhases()
  vi.spyOn(startPhases, 'isOver').mockImplementation((phase) => phases.isOver(phase))
  vi.spyOn(startPhases, 'whenOver').mockImplementation((phase) => phases.whenOver(phase))
  const { result } = await renderHook(() => useIsPhaseOver('idle'))
  phases.end('firstData')
  await Promise.resolve()
  expect(result.current).toBe(false)
  phases.end('idle')
  await expect.poll(() => result.current).toBe(true)
  vi.restoreAllMocks()
})
