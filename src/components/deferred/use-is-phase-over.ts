import { useEffect, useState } from 'react'
import { startPhases, type LatePhase } from '#src/platform/start-phases.ts'

/** Whether a phase of start-up is over. Renders again when it ends. */
export function useIsPhaseOver(phase: LatePhase): boolean {
  const [isOver, setOver] = useState(() => startPhases.isOver(phase))
  useEffect(() => void startPhases.whenOver(phase).then(() => setOver(true)), [phase])
  return isOver
}
