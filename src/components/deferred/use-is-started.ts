import { useEffect, useState } from 'react'
import { startUp } from '#src/platform/start-up.ts'

/** Whether start-up is over. Renders again when it ends. */
export function useIsStarted(): boolean {
  const [isOver, setOver] = useState(() => startUp.isOver())
  useEffect(() => void startUp.whenOver().then(() => setOver(true)), [])
  return isOver
}
