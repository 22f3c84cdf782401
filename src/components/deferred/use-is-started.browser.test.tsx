import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { StartUp, startUp } from '#src/platform/start-up.ts'
import { useIsStarted } from './use-is-started.ts'

it('useIsStarted renders again when start-up is over', async () => {
  const later = new StartUp()
  vi.spyOn(startUp, 'isOver').mockImplementation(() => later.isOver())
  vi.spyOn(startUp, 'whenOver').mockImplementation(() => later.whenOver())
  const { result } = await renderHook(() => useIsStarted())
  expect(result.current).toBe(false)
  later.end()
  await expect.poll(() => result.current).toBe(true)
  vi.restoreAllMocks()
})
