import { type RefObject, useRef } from 'react'
import { useHasWidth } from './use-has-width.ts'

/** From this width on, in rem, a page has two columns: with larger text they need more room. */
const TWO_COLUMNS_REM = 44

/** Whether an element, which the caller renders, has room for two columns. */
export function useTwoColumns(): readonly [room: RefObject<HTMLDivElement | null>, hasTwoColumns: boolean] {
  const room = useRef<HTMLDivElement>(null)
  return [room, useHasWidth(room, TWO_COLUMNS_REM)]
}
