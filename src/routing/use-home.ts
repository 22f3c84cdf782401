import { useStores } from '#src/stores/stores-context.tsx'
import { ROUTES } from './route-names.ts'

/**
 * The target of the logo: the lobby, for a suspended player the profile with the dialog that explains it, and for one who
 * may not play the page that says so. Call it within `observer`.
 */
export function useHome() {
  const { overlays, session } = useStores()
  if (!session.mayPlay) return { to: ROUTES.responsiblePlay }
  if (session.role !== 'suspended') return { to: ROUTES.game }
  return { to: ROUTES.profile, onClick: () => void overlays.enqueue('suspended', {}) }
}
