/** The code of each overlay, loaded when it is first needed. A new overlay is a line here and a case in `overlays.tsx`. */
export const OVERLAY_CHUNKS = {
  loginFirst: () => import('#src/features/shell/login-first.tsx'),
  confirmLogout: () => import('#src/features/shell/confirm-logout.tsx'),
  sideMenu: () => import('#src/features/shell/side-menu.tsx'),
  launchQuestion: () => import('#src/features/games/launch-question.tsx'),
  gameFrame: () => import('#src/features/games/game-frame.tsx'),
} as const

const loading = new WeakMap<object, Promise<unknown>>()

/**
 * The module for one showing of an overlay, always the same promise for the same entry, as React's `use` wants it.
 * Not `React.lazy`: that remembers a failure for ever, and a chunk that failed offline must load the next time.
 */
export function chunkOf<Module>(entry: object, load: () => Promise<Module>): Promise<Module> {
  const known = loading.get(entry) as Promise<Module> | undefined
  if (known) return known
  const chunk = load()
  loading.set(entry, chunk)
  return chunk
}
