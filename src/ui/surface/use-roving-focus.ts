import { useEffect, type RefObject } from 'react'
import { startRovingFocus } from './roving-focus.ts'

/** Makes a list of tiles one stop of the Tab key, by `startRovingFocus`. */
export function useRovingFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => (list.current ? startRovingFocus(list.current) : undefined), [list])
}
