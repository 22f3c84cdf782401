import { useStores } from '#src/stores/stores-context.tsx'
import { ROUTES } from './route-names.ts'

/**
 * Where the logo leads: to game; a suspended player to their profile, with the dialog that says why. Call it within
 * `observer`.
 */
export function useHome() {
  const { overlays, session } = useStores()
  if (session.role !== 'suspended') return { to: ROUTES.game }
  return { to: ROUTES.profile, onClick: () => void overlays.ask('suspended', {}) }
}
