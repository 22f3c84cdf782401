import { useFeature } from '#src/queries/features.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * Whether links lead to the page of responsible play: the server has it, and the player may open it. Visitors and
 * suspended players get the document. Call it within `observer`.
 */
export function useHasPlayPage(): boolean {
  const { role } = useStores().session
  const hasFeature = useFeature('responsiblePlay') === true
  return hasFeature && role !== 'visitor' && role !== 'suspended'
}
