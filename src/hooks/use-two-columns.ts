import { type RefObject, useRef } from 'react'
import { useHasWidth } from './use-has-width.ts'

/** From this width on, in rem, a page has two columns: with larger text they need more room. */
const TWO_COLUMNS_REM = 44

/** Whether an element, which the caller renders, has room for two columns: of a form, or of lists, which need less. */
export function useTwoColumns(
  minRem = TWO_COLUMNS_REM,
): readonly [containerRef: RefObject<HTMLDivElement | null>, hasTwoColumns: boolean] {
  const containerRef = useRef<HTMLDivElement>(null)
  return [containerRef, useHasWidth(containerRef, minRem)]
}
